/* What the pages cannot do by forms alone: hear how far a job is, send files as they are dropped, print. */
"use strict";
(function () {
  function all(selector, root) { return Array.from((root || document).querySelectorAll(selector)); }

  /* The report opens in the language of the desk. */
  try { localStorage.setItem("vistoria:language", document.documentElement.lang.split("-")[0]); } catch (refused) { /* it opens in the browser's */ }

  /* A piece of the page takes the place of the one before; what a reader opened stays open. */
  function put(target, html) {
    var open = all("details[open][id]", target).map(function (e) { return e.id; });
    target.innerHTML = html;
    open.forEach(function (id) { var e = document.getElementById(id); if (e) { e.open = true; } });
  }
  /* A window that nobody sees hears nothing: a browser opens six connections to the desk, and each that hears takes one. */
  all("[data-events]").forEach(function (part) {
    var source = null, over = false;
    function hear() {
      if (over || source || document.hidden) { return; }
      source = new EventSource(part.dataset.events);
      all("[data-event]", part).forEach(function (target) {
        source.addEventListener(target.dataset.event, function (event) { put(target, JSON.parse(event.data)); });
      });
      source.addEventListener("end", function () {
        over = true;
        source.close();
        if (!document.querySelector("form [name=law]")) { location.reload(); } /* a form that is being filled in stays */
      });
    }
    document.addEventListener("visibilitychange", function () {
      if (document.hidden && source) { source.close(); source = null; }
      hear();
    });
    hear();
  });

  /* A browser asks for files in its own language, and the page in the reader's. */
  all("input[type=file]").forEach(function (input) {
    var part = document.createElement("span"), said = document.createElement("span");
    function tell() { said.textContent = Array.from(input.files).map(function (e) { return e.name; }).join(", ") || document.body.dataset.choose; }
    part.className = "files";
    said.setAttribute("aria-hidden", "true");
    input.replaceWith(part);
    part.append(input, said);
    input.addEventListener("change", tell);
    tell();
  });

  /* The second press of a double click sends nothing, nor does what was typed just before the form went. */
  function isSent(event) { return event.timeStamp - Number(event.target.dataset.sent || -1000) < 1000; }
  document.addEventListener("submit", function (event) {
    if (isSent(event)) { event.preventDefault(); return; }
    event.target.dataset.sent = event.timeStamp;
    event.target.dispatchEvent(new Event("htmx:abort"));
  });
  document.addEventListener("htmx:beforeRequest", function (event) {
    if (isSent(event)) { event.preventDefault(); }
  });
  all("input[data-sends]").forEach(function (input) {
    input.addEventListener("change", function (event) {
      event.stopPropagation();
      input.form.requestSubmit();
    });
  });
  all("[data-print]").forEach(function (button) {
    button.hidden = false;
    button.addEventListener("click", function () { window.print(); });
  });

  document.addEventListener("htmx:sendError", function (event) {
    var said = document.getElementById("saved");
    said.className = "bad";
    said.textContent = event.target.dataset.unsaved || "";
  });
  document.addEventListener("htmx:afterSwap", function () { document.getElementById("saved").className = ""; });
}());
