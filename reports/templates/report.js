(function () {
  "use strict";
  document.documentElement.classList.add("js");
  function all(selector, root) { return Array.prototype.slice.call((root || document).querySelectorAll(selector)); }
  var catalogues = JSON.parse(document.getElementById("messages").textContent);
  var chosen = { outcome: "", regulation: "", article: "" };

  var spoken = Object.keys(catalogues).find(function (l) { return catalogues[l].tag === document.documentElement.lang; });
  var built = spoken;

  function translate(root) {
    var messages = catalogues[spoken].messages, tag = catalogues[spoken].tag;
    all("[data-own-language]", root).forEach(function (e) { e.lang = tag; });
    all("[data-t]", root).forEach(function (e) {
      var slots = {};
      Array.prototype.forEach.call(e.children, function (c) { if (c.dataset.s) { slots[c.dataset.s] = c; } });
      e.textContent = "";
      messages[e.dataset.t].split(/\{([a-z-]+)\}/).forEach(function (part, i) { e.append(i % 2 ? slots[part] : part); });
    });
    ["aria-label", "title"].forEach(function (name) {
      all("[data-t-" + name + "]", root).forEach(function (e) { e.setAttribute(name, messages[e.getAttribute("data-t-" + name)]); });
    });
  }
  function say(language) {
    spoken = language;
    document.documentElement.lang = catalogues[language].tag;
    var title = document.querySelector("title[data-says]");
    if (title) { title.textContent = catalogues[language].messages[title.dataset.says] + " — " + title.dataset.of; }
    translate(document);
    all("[data-language]").forEach(function (b) { b.setAttribute("aria-pressed", String(b.dataset.language === language)); });
  }
  all("[data-language]").forEach(function (b) { b.addEventListener("click", function () { say(b.dataset.language); }); });
  document.querySelector(".languages").hidden = false;

  /* What is folded lies in a noscript element: text until somebody opens it, so that the page is there at once. */
  function unpack(scenario) {
    var packed = scenario.querySelector("noscript");
    if (!packed) { return; }
    var inside = document.createElement("div");
    inside.innerHTML = packed.textContent;
    packed.replaceWith(inside);
    if (spoken !== built) { translate(inside); }
  }
  all(".scenario > summary").forEach(function (s) { s.addEventListener("click", function () { unpack(s.parentElement); }); });

  function show() {
    var shown = 0;
    all(".regulation").forEach(function (r) {
      var some = false;
      all(".article", r).forEach(function (a) {
        var open = (!chosen.regulation || chosen.regulation === r.dataset.regulation) && (!chosen.article || chosen.article === a.dataset.article);
        var left = all(".clause", a).filter(function (c) {
          c.hidden = !open || (chosen.outcome !== "" && chosen.outcome !== c.dataset.outcome);
          return !c.hidden;
        }).length;
        a.hidden = left === 0;
        if (left && (chosen.outcome || chosen.article)) { a.open = true; }
        shown += left;
        some = some || left > 0;
      });
      r.hidden = !some;
    });
    document.querySelector(".showing [data-s=n]").textContent = shown.toLocaleString("en");
    all("button[data-by]").forEach(function (b) { b.setAttribute("aria-pressed", String(chosen[b.dataset.by] === b.dataset.value)); });
    document.querySelector("select[data-by]").value = chosen.article;
  }
  function choose(by, value) {
    chosen[by] = value;
    if (by === "regulation" && chosen.article.split("/")[0] !== value) { chosen.article = ""; }
    if (by === "article" && value && chosen.regulation !== value.split("/")[0]) { chosen.regulation = ""; }
    show();
  }
  all("button[data-by]").forEach(function (b) { b.addEventListener("click", function () { choose(b.dataset.by, b.dataset.value); }); });
  document.querySelector("select[data-by]").addEventListener("change", function () { choose("article", this.value); });
  all("a.tile").forEach(function (a) {
    a.addEventListener("click", function (event) {
      event.preventDefault();
      chosen = { outcome: a.dataset.outcome, regulation: document.querySelector("button[data-by=regulation]") ? a.dataset.regulation : "", article: "" };
      show();
      document.getElementById("clauses").scrollIntoView();
      document.querySelector("button[data-by=outcome][aria-pressed=true]").focus({ preventScroll: true });
    });
  });
  all("[data-fold]").forEach(function (b) {
    b.addEventListener("click", function () {
      all(".article, .clause").forEach(function (d) { d.open = b.dataset.fold !== ""; });
    });
  });
  document.querySelector(".controls").hidden = false;

  function reveal() {
    var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest("[hidden]")) {
      chosen = { outcome: "", regulation: "", article: "" };
      show();
    }
    for (var at = target; at; at = at.parentElement) {
      if (at.classList.contains("scenario")) { unpack(at); }
      if (at.tagName === "DETAILS") { at.open = true; }
    }
    if (target) { target.scrollIntoView(); }
  }
  window.addEventListener("hashchange", reveal);
  if (location.hash) { reveal(); }
  document.addEventListener("click", function (event) {
    var link = event.target.closest("a[href]");
    if (link && link.hash && link.hash === location.hash && !link.classList.contains("tile")) { reveal(); }
  });

  window.addEventListener("beforeprint", function () {
    all(".scenario").forEach(unpack);
    all("details").forEach(function (d) { d.dataset.was = d.open ? "1" : ""; d.open = true; });
  });
  window.addEventListener("afterprint", function () {
    all("details").forEach(function (d) { d.open = d.dataset.was === "1"; });
  });

  var contents = document.querySelector("nav.contents > details");
  var narrow = window.matchMedia("(max-width: 1000px)");
  function fold() { contents.open = !narrow.matches; }
  fold();
  narrow.addEventListener("change", fold);
  all("nav.contents a").forEach(function (a) {
    a.addEventListener("click", function () { if (narrow.matches) { contents.open = false; } });
  });
}());
