var NONE = { outcome: "", regulation: "", article: "", text: "" }, chosen = Object.assign({}, NONE);

/* What is folded lies in a noscript element: text until somebody opens it, so that the page is there at once. */
function unpack(scenario) {
  var folded = scenario.querySelector("noscript"), inside = document.createElement("div");
  if (!folded) { return; }
  inside.innerHTML = folded.textContent;
  folded.replaceWith(inside);
  if (folded.dataset.row) { inside.append(written(collected.rows[folded.dataset.row], scenario, inside)); }
  translate(inside);
  play(inside);
}
/* How it was played and judged is a row of numbers, since scenarios share most of it. */
function said(tag, number) { var e = document.createElement(tag); e.dataset.t = number; return e; }
function drop(dd) { dd.previousElementSibling.remove(); dd.remove(); }
function written(row, scenario, inside) {
  var made = document.getElementById("row").content.cloneNode(true), dds = all(".repeat > dd", made), again = all("code, a, [data-of]", dds[3]);
  var place, path = row[6] || "transcripts/" + scenario.id.replace(/[#~]/g, "--") + ".jsonl", clause = scenario.closest(".clause-body").querySelector(".permalink .small");
  if (row[0] < 0) { made.querySelector(".hand").remove(); } else { made.querySelector(".hand").dataset.hand = row[0]; }
  row[2].forEach(function (n, i, every) { if (i % 2 === 0) { made.querySelector("ol").append(step(collected.texts[n], every[i + 1])); } });
  found(all(".finding > dd", made), row[3].length ? inside.firstElementChild : null);
  repeated(dds[0], row[1]);
  checked(dds[1], made.querySelector(".checks"), row[3]);
  again[0].textContent = document.body.dataset.replay.replace("PATH", function () { return path; });
  again[1].href = "./" + path.split("/").map(encodeURIComponent).join("/");
  again[2].textContent = row[4].length === 43 ? digest(row[4]) : row[4];
  place = typeof row[5] === "string" ? row[5] : clause.textContent.replace(/\d+$/, row[5]);
  [again[3], dds[2].lastElementChild].forEach(function (e) { e.textContent = place; });
  dds[row[0] < 0 ? 3 : 2].remove();
  return made;
}
function step(text, upto) {
  var li = document.createElement("li"), table = document.createElement("table"), last = document.createElement("b");
  li.append(said("i", text[0]), " ", said("span", text[1]));
  if (text[3]) { li.className = text[3]; li.append(" ", said("em", text[4])); }
  if (upto) { last.dataset.n = upto; li.append(" ", last); }
  if (text[2]) {
    text[2].split("\n").forEach(function (row, i) {
      var tr = table.insertRow();
      row.split("\t").forEach(function (cell) { var td = tr.insertCell(); if (i) { td.textContent = cell; } else { td.append(said("span", cell)); } });
    });
    li.append(table);
  }
  return li;
}
/* What was expected and observed is all of a paragraph that a page without scripts shows, a line each. */
function found(dds, paragraph) {
  var line = paragraph && paragraph.querySelector("br") ? 0 : 2;
  if (!paragraph) { dds[0].parentElement.remove(); return; }
  Array.from(paragraph.childNodes).forEach(function (node) { if (node.nodeName === "BR") { line += 1; } else { dds[line].append(node); } });
  dds.forEach(function (dd) { if (!dd.firstChild) { drop(dd); } });
  paragraph.remove();
}
function repeated(dd, hand) {
  var slots = all("[data-of]", dd);
  if (!hand.length) { drop(dd); return; }
  hand.slice(3).forEach(function (chips, i) { slots[0].append(i ? "; " : "", chips.slice(1).join(", "), ": ", words(chips[0])); });
  if (hand[0]) { slots[1].append(hand[0]); } else { slots[1].parentElement.remove(); }
  if (hand[1] === 1) { slots[2].dataset.deck = ""; } else if (hand[1]) { slots[2].append(hand[1].match(/../g).map(card).join(" ")); } else { slots[2].parentElement.remove(); }
  if (!hand[2]) { slots[3].parentElement.remove(); }
}
function digest(short) { return Array.from(atob(short), function (c) { return c.charCodeAt(0).toString(16).padStart(2, "0"); }).join(""); }
function card(code) { return code[0].replace("T", "10") + { s: "♠", h: "♥", d: "♦", c: "♣" }[code[1]]; }
function checked(dd, details, checks) {
  var forms = all("li", details), count = details.querySelector("[data-p]"), alone = checks.length === 1;
  count.dataset.p = count.firstElementChild.dataset.n = checks.length;
  checks.forEach(function (check) {
    var e = alone ? dd : forms[check[2] === check[3] ? 1 : 0].cloneNode(true), code = e.querySelector("code");
    code.textContent = check[0];
    if (check[1]) { code.after(" ", said("span", check[1])); }
    all("[data-of]", e).forEach(function (slot, i) { slot.dataset.t = check[i + 2]; });
    if (check.length > 4) { e.append(" (" + check.slice(4).join(", ") + ")"); }
    if (!alone) { forms[0].before(e); }
  });
  forms.forEach(function (form) { form.remove(); });
  if (!alone) { drop(dd); }
  if (checks.length < 2) { details.remove(); }
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
