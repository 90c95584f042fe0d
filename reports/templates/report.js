(function () {
  "use strict";
  document.documentElement.classList.add("js");
  var all = function (selector, root) { return Array.prototype.slice.call((root || document).querySelectorAll(selector)); };

  function reveal() {
    var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (var at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") { at.open = true; }
    }
    if (target) { target.scrollIntoView(); }
  }
  window.addEventListener("hashchange", reveal);
  if (location.hash) { reveal(); }

  window.addEventListener("beforeprint", function () {
    all("details").forEach(function (d) { d.dataset.was = d.open ? "1" : ""; d.open = true; });
  });
  window.addEventListener("afterprint", function () {
    all("details").forEach(function (d) { d.open = d.dataset.was === "1"; });
  });

  var contents = document.querySelector("nav.contents details");
  var narrow = window.matchMedia("(max-width: 1000px)");
  function fold() { contents.open = !narrow.matches; }
  fold();
  narrow.addEventListener("change", fold);
  all("nav.contents a").forEach(function (a) {
    a.addEventListener("click", function () { if (narrow.matches) { contents.open = false; } });
  });

  var controls = document.querySelector(".controls");
  var shown = [["", "All"], ["failed", "Failed"], ["cantTell", "Cannot tell"], ["untested", "Untested"], ["passed", "Passed"]];
  function button(text, act, pressed) {
    var b = document.createElement("button");
    b.type = "button";
    b.textContent = text;
    if (pressed !== undefined) { b.setAttribute("aria-pressed", String(pressed)); }
    b.addEventListener("click", function () { act(b); });
    controls.appendChild(b);
    return b;
  }
  var filters = shown.map(function (pair) {
    return button(pair[1], function (b) {
      filters.forEach(function (f) { f.setAttribute("aria-pressed", String(f === b)); });
      all(".clause").forEach(function (c) { c.hidden = pair[0] !== "" && c.dataset.outcome !== pair[0]; });
      all(".article").forEach(function (a) {
        a.hidden = !all(".clause", a).some(function (c) { return !c.hidden; });
        if (pair[0] !== "" && !a.hidden) { a.open = true; }
      });
    }, pair[0] === "");
  });
  button("Unfold all", function () { all(".article, .clause").forEach(function (d) { d.open = true; }); });
  button("Fold all", function () { all(".article, .clause").forEach(function (d) { d.open = false; }); });
  controls.hidden = false;
}());
