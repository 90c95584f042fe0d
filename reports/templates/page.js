/* What every page does: another language, and a table of contents that folds where there is little room. */
document.documentElement.classList.add("js");
function all(selector, root) { return Array.prototype.slice.call((root || document).querySelectorAll(selector)); }
var catalogues = JSON.parse(document.getElementById("messages").textContent);
/* The laws' own words go on behind the messages that every page has. */
all("#own").map(function (e) { return JSON.parse(e.textContent); }).forEach(function (own) {
  Object.keys(own).forEach(function (l) { catalogues[l].messages = catalogues[l].messages.concat(own[l]); });
});
var voices = JSON.parse(document.getElementById("voices").textContent), texts = voices.texts.map(formed);
var spoken = Object.keys(catalogues).find(function (l) { return catalogues[l].tag === document.documentElement.lang; });

/* Texts share forms, in which each # stands for a figure or a card. */
function formed(text) {
  var fillings = [].concat(text).map(function (filling) { return filling.split(" "); }), number = fillings[0].shift();
  return voices.forms[number].map(function (form, i) {
    var left = (fillings[i] || fillings[0]).slice();
    return form && form.replace(/#/g, function () { return left.shift(); });
  });
}
/* What is no message stands in each language; where it does not, in English. */
function quote(e, text) {
  var said = text[Object.keys(catalogues).indexOf(spoken)];
  e.textContent = said === null ? text[0] || text[1] : said;
  if (said === null) { e.lang = "en"; } else { e.removeAttribute("lang"); }
}
function translate(root) {
  var messages = catalogues[spoken].messages, tag = catalogues[spoken].tag;
  var numbers = new Intl.NumberFormat(tag, { useGrouping: "always" }), plurals = new Intl.PluralRules(tag), lists = new Intl.ListFormat(tag);
  all("[data-own-language]", root).forEach(function (e) { e.lang = tag; });
  all("[data-also]", root).forEach(function (e) { e.hidden = e.lang === tag; });
  all("[data-n]", root).forEach(function (e) { e.textContent = numbers.format(e.dataset.n); });
  all("[data-list]", root).forEach(function (e) {
    var items = Array.from(e.children);
    if (document.documentElement.dataset.alone !== undefined) { return; }
    e.textContent = "";
    lists.formatToParts(items.map(String)).forEach(function (part) { e.append(part.type === "element" ? items.shift() : part.value); });
  });
  all("[data-t]", root).forEach(function (e) {
    var slots = {}, message = messages[e.dataset.t];
    if (message === null) { message = catalogues.en.messages[e.dataset.t]; e.lang = "en"; } else if (message) { e.removeAttribute("lang"); }
    if (message === undefined) { quote(e, texts[e.dataset.t - messages.length]); return; }
    Array.prototype.forEach.call(e.children, function (c) { if (c.dataset.s) { slots[c.dataset.s] = c; } });
    e.textContent = "";
    (e.dataset.p ? message[plurals.select(e.dataset.p)] : message).split(/\{([a-z-]+)\}/).forEach(function (part, i) { e.append(i % 2 ? slots[part] : part); });
  });
  ["aria-label", "title"].forEach(function (name) {
    all("[data-t-" + name + "]", root).forEach(function (e) { var n = e.getAttribute("data-t-" + name); e.setAttribute(name, messages[n] === null ? catalogues.en.messages[n] : messages[n]); });
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
/* What a reader chose is kept where the browser lets a page keep anything. */
function keep(name, value) { try { localStorage.setItem("vistoria:" + name, value); } catch (refused) { return; } }
function kept(name) { try { return localStorage.getItem("vistoria:" + name); } catch (refused) { return null; } }
all("[data-language]").forEach(function (b) { b.addEventListener("click", function () { say(b.dataset.language); keep("language", spoken); }); });

var dark = window.matchMedia("(prefers-color-scheme: dark)"), theme = document.querySelector(".theme");
function paint(chosen) {
  var is = chosen ? chosen === "dark" : dark.matches;
  document.documentElement.style.colorScheme = is ? "dark" : "light";
  theme.setAttribute("aria-pressed", String(is));
}
theme.addEventListener("click", function () {
  var chosen = theme.getAttribute("aria-pressed") === "true" ? "light" : "dark";
  keep("theme", chosen);
  paint(chosen);
});
dark.addEventListener("change", function () { paint(kept("theme")); });
paint(kept("theme"));
document.querySelector(".languages").hidden = false;

var contents = document.querySelector("nav.contents > details");
var narrow = window.matchMedia("(max-width: 1000px)");
function fold() { contents.open = !narrow.matches; }
fold();
narrow.addEventListener("change", fold);
all("nav.contents a").forEach(function (a) {
  a.addEventListener("click", function () { if (narrow.matches) { contents.open = false; } });
});
/* It opens in the language that the reader chose, else in that of whoever made it, else in the browser's. */
function preferred() {
  var own = document.documentElement.dataset.fixed === undefined ? navigator.languages : [];
  return Array.prototype.map.call(own, function (l) { return l.split("-")[0]; }).find(function (l) { return catalogues[l]; });
}
/* Another country may spell a language otherwise: its words take the place of ours, but within quotation marks. */
function spell(words) {
  function own(w) { var s = words[w.toLowerCase()]; return words[w] || (s && (w[0] === w[0].toLowerCase() ? s : s[0].toUpperCase() + s.slice(1))) || w; }
  return function re(text) {
    if (text && typeof text === "object") { return Object.fromEntries(Object.entries(text).map(function (p) { return [p[0], re(p[1])]; })); }
    return text && text.replace(/«[^»]*»|[A-Za-zÀ-ÿ-]+/g, function (w) { return w[0] === "«" ? w : own(w); });
  };
}
Object.keys(catalogues).forEach(function (l, i) {
  var there = navigator.languages.find(function (tag) { return catalogues[l].spelling[tag]; }), again = there && spell(catalogues[l].spelling[there]);
  if (!again) { return; }
  catalogues[l].messages = catalogues[l].messages.map(again);
  texts.forEach(function (row) { row[i] = again(row[i]); });
  if (l === spoken) { translate(document); }
});
var opens = catalogues[kept("language")] ? kept("language") : preferred();
if (opens && opens !== spoken) { say(opens); }
