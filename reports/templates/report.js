var NONE = { outcome: "", regulation: "", article: "", text: "" }, chosen = Object.assign({}, NONE);

/* What is folded lies in a noscript element: text until somebody opens it, so that the page is there at once. */
function unpack(scenario) {
  var packed = scenario.querySelector("noscript");
  if (!packed) { return; }
  var inside = document.createElement("div");
  inside.innerHTML = packed.textContent;
  all("[data-steps]", inside).forEach(written);
  all("[data-transcript]", inside).forEach(replayable);
  packed.replaceWith(inside);
  if (spoken !== built) { translate(inside); }
  play(inside);
}
/* The steps of a scenario that need not be looked at are numbers of texts, since scenarios share most of them. */
function written(e) {
  var made = document.getElementById("steps").content.cloneNode(true), list = made.querySelector("ol");
  e.dataset.steps.split(",").forEach(function (n, i) {
    var upto = document.createElement("b");
    if (i % 2 === 0) { list.insertAdjacentHTML("beforeend", collected.texts[n]); return; }
    upto.dataset.n = n;
    if (n !== "0") { list.lastElementChild.insertBefore(upto, list.lastElementChild.querySelector("table")); }
  });
  translate(made);
  e.replaceWith(made);
}
/* Only its transcript is named: the command that plays it again, and a link, which leads somewhere in the folder of the run. */
function replayable(code) {
  var path = code.textContent, link = document.getElementById("transcript").content.cloneNode(true);
  link.querySelector("a").href = "./" + path.split("/").map(encodeURIComponent).join("/");
  code.textContent = document.body.dataset.replay.replace("PATH", function () { return path; });
  translate(link);
  code.after(" · ", link);
}
all(".scenario > summary").forEach(function (s) { s.addEventListener("click", function () { unpack(s.parentElement); }); });

/* What a search looks at: the number and title of a clause, the words of the law, its scenarios. */
function searched(clause) {
  if (!clause.dataset.text) {
    clause.dataset.text = all(":scope > summary, .law, .scenario > summary", clause).map(function (e) { return e.textContent; }).join(" ").toLowerCase();
  }
  return clause.dataset.text;
}
function show() {
  var shown = 0, text = chosen.text.trim().toLowerCase();
  all(".regulation").forEach(function (r) {
    var some = false;
    all(".article", r).forEach(function (a) {
      var open = (!chosen.regulation || chosen.regulation === r.dataset.regulation) && (!chosen.article || chosen.article === a.dataset.article);
      var left = all(".clause", a).filter(function (c) {
        c.hidden = !open || (chosen.outcome !== "" && chosen.outcome !== c.dataset.outcome) || (text !== "" && searched(c).indexOf(text) < 0);
        return !c.hidden;
      }).length;
      a.hidden = left === 0;
      if (left && (chosen.outcome || chosen.article || text)) { a.open = true; }
      shown += left;
      some = some || left > 0;
    });
    r.hidden = !some;
  });
  document.querySelector(".showing [data-s=n]").dataset.n = shown;
  translate(document.querySelector(".showing"));
  all("button[data-by]").forEach(function (b) { b.setAttribute("aria-pressed", String(chosen[b.dataset.by] === b.dataset.value)); });
  document.querySelector("select[data-by]").value = chosen.article;
  document.querySelector("input[data-by]").value = chosen.text;
  keep(document.body.dataset.report, JSON.stringify(chosen));
}
function choose(by, value) {
  chosen[by] = value;
  if (by === "regulation" && chosen.article.split("/")[0] !== value) { chosen.article = ""; }
  if (by === "article" && value && chosen.regulation !== value.split("/")[0]) { chosen.regulation = ""; }
  show();
}
all("button[data-by]").forEach(function (b) { b.addEventListener("click", function () { choose(b.dataset.by, b.dataset.value); }); });
document.querySelector("select[data-by]").addEventListener("change", function () { choose("article", this.value); });
document.querySelector("input[data-by]").addEventListener("input", function () { choose("text", this.value); });
document.addEventListener("keydown", function (event) {
  if (event.key === "/" && !/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    document.querySelector("input[data-by]").focus();
  }
});
function only(regulation, outcome) {
  chosen = Object.assign({}, NONE, { outcome: outcome, regulation: document.querySelector("button[data-by=regulation]") ? regulation : "" });
  show();
  document.getElementById("clauses").scrollIntoView();
  document.querySelector("button[data-by=outcome][aria-pressed=true]").focus({ preventScroll: true });
}
all("a.tile").forEach(function (a) {
  a.addEventListener("click", function (event) {
    event.preventDefault();
    history.replaceState(null, "", a.hash);
    only(a.dataset.regulation, a.dataset.outcome);
  });
});
all("[data-fold]").forEach(function (b) {
  b.addEventListener("click", function () {
    all(".article, .clause").forEach(function (d) { d.open = b.dataset.fold !== ""; });
  });
});
document.querySelector(".controls").hidden = false;

function reveal() {
  var name = decodeURIComponent(location.hash.slice(1)), step = /@(\d+)$/.exec(name);
  var target = document.getElementById(step ? name.slice(0, step.index) : name);
  if (target && target.closest("[hidden]")) {
    chosen = Object.assign({}, NONE);
    show();
  }
  if (target && target.querySelector(":scope > a.tile")) {
    only(target.firstElementChild.dataset.regulation, target.firstElementChild.dataset.outcome);
    return;
  }
  for (var at = target; at; at = at.parentElement) {
    if (at.classList.contains("scenario")) { unpack(at); }
    if (at.tagName === "DETAILS") { at.open = true; }
  }
  if (target) { target.scrollIntoView(); }
  if (target && step) { all(".hand", target).forEach(function (hand) { playing.get(hand).go(Number(step[1]) - 1, false); }); }
}
window.addEventListener("hashchange", reveal);
try { chosen = Object.assign(chosen, JSON.parse(kept(document.body.dataset.report))); show(); } catch (damaged) { chosen = Object.assign({}, NONE); }
if (location.hash) { reveal(); }
document.addEventListener("click", function (event) {
  var link = event.target.closest("a[href]");
  if (link && link.hash && link.hash === location.hash && !link.classList.contains("tile")) { reveal(); }
});

/* Paper shows what failed and what is inconclusive, and of the rest one line each; the style sheet opens it. */
window.addEventListener("beforeprint", function () { all(".scenario.edge-failed, .scenario.edge-cantTell").forEach(unpack); });

/* Photographs are shown small where they lie beside the page. */
all("a[data-picture]").forEach(function (a) {
  var picture = new Image();
  picture.alt = "";
  picture.className = "photograph";
  picture.addEventListener("load", function () { a.prepend(picture); });
  picture.src = a.href;
});

/* The contents follow: the part of the page that is on the screen is marked. */
var parts = new Map();
all("nav.contents a").forEach(function (a) {
  var part = document.getElementById(decodeURIComponent(a.hash.slice(1)));
  if (part) { parts.set(part.closest(".article") || part, a); }
});
var seen = new IntersectionObserver(function (entries) {
  entries.forEach(function (entry) {
    if (entry.isIntersecting) { parts.get(entry.target).setAttribute("aria-current", "true"); } else { parts.get(entry.target).removeAttribute("aria-current"); }
  });
}, { rootMargin: "-10% 0px -60% 0px" });
parts.forEach(function (a, part) { seen.observe(part); });
