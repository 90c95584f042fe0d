/* The hand that plays. The server draws every place that a step can fill, in one order; a step names what changes. */
var SIGNS = { put: "↓", paid: "+" };
var playing = new Map();
var collected = JSON.parse(document.getElementById("hands").textContent), lines = collected.lines, changes = collected.steps.split(";");

function words(part) {
  var made, names;
  made = document.createElement(typeof part === "string" ? "bdi" : "span");
  if (typeof part === "string") { made.textContent = part; return made; }
  if (typeof part === "number") { made.dataset.n = part; return made; }
  if (part[0] === 0) { part.slice(1).forEach(function (p) { made.append(words(p)); }); return made; }
  made.dataset.t = part[0];
  names = catalogues[spoken].messages[part[0]].match(/\{[a-z-]+\}/g) || [];
  Array.from(new Set(names)).sort().forEach(function (name, i) {
    var slot = document.createElement("span"), value = part[i + 1];
    slot.dataset.s = name.slice(1, -1);
    if (typeof value === "number") { slot.dataset.n = value; } else { slot.append(words(value)); }
    made.append(slot);
  });
  return made;
}
function numbered(runs) {
  var made = [];
  runs.forEach(function (n) {
    if (n >= 0) { made.push(n); }
    for (; n < 0; n += 1) { made.push(made[made.length - 1] + 1); }
  });
  return made;
}
function frames(steps) {
  var now = [];
  return steps.map(function (step) {
    now = now.slice();
    for (var i = 1; i < step.length; i += 2) { now[step[i]] = step[i + 1]; }
    return now;
  });
}
function fill(e, value, peek) {
  var kind = e.getAttribute("class"), href = e.getAttribute("href"), number;
  if (e.tagName === "text") {
    e.textContent = value === "" ? "" : SIGNS[kind] || "";
    if (typeof value !== "number") { e.append(value); return; }
    number = document.createElementNS(e.namespaceURI, "tspan");
    number.dataset.n = value;
    number.textContent = new Intl.NumberFormat(catalogues[spoken].tag, { useGrouping: "always" }).format(value);
    e.append(number);
  } else if (href === "#plate") {
    e.setAttribute("class", value || "plain");
  } else if (href === "#marker" || href === "#middle") {
    e.setAttribute("class", value ? "there" : "none");
  } else if (value === "") {
    e.removeAttribute("href");
    e.removeAttribute("class");
  } else if (value[0] === "~") {
    e.setAttribute("href", peek && value.length > 1 ? "#" + value.slice(1) : "#back");
    e.setAttribute("class", "closed");
  } else {
    e.setAttribute("href", "#" + value);
    e.setAttribute("class", "open");
  }
}
function Player(hand) {
  var held = collected.hands[hand.dataset.hand], self = this, board, parts, legend;
  this.hand = hand;
  this.steps = numbered(held[3]).map(function (number) {
    return changes[number].split(",").map(function (part) { return /^\d+$/.test(part) ? Number(part) : part; });
  });
  this.deciding = held[0];
  this.frames = frames(this.steps);
  parts = collected.boards[held[1]].map(function (number) { return collected.pieces[number]; });
  this.places = parts.map(function (piece) { return piece[1]; }).filter(function (slot) { return slot >= 0; });
  if (this.places.length && !hand.querySelector("svg")) {
    board = document.createElement("div");
    board.className = "board";
    board.innerHTML = parts.map(function (piece) { return piece[0]; }).join("");
    hand.append(board);
  }
  this.svg = hand.querySelector("svg");
  this.slots = this.svg ? all("use, text:not([data-t], .row)", this.svg) : [];
  this.list = this.tell();
  this.at = held[0];
  this.drawn = [];
  if (!this.svg) { hand.classList.add("no-table"); return; }
  parts = document.getElementById("player").content.cloneNode(true);
  legend = parts.querySelector(".legend");
  hand.prepend(parts);
  hand.append(legend);
  hand.tabIndex = 0;
  hand.setAttribute("role", "group");
  this.list.tabIndex = 0;
  this.chapters(held[2]);
  all("[data-go]", hand).forEach(function (b) { b.addEventListener("click", function () { self.go(self.where(b.dataset.go), true); }); });
  hand.querySelector(".peek").addEventListener("click", function () { self.peek(); });
  hand.addEventListener("keydown", function (event) { self.key(event); });
  all("li", this.list).forEach(function (li, i) { li.addEventListener("click", function () { self.go(i, true); }); });
  this.repeat();
  translate(hand);
  this.go(this.at, false);
}
/* What players put in and decided, beside the chips and cards with which the hand is repeated. */
Player.prototype.repeat = function () {
  var told = this.steps.slice(0, this.deciding + 1).map(function (step) { return lines[step[0] >> 1]; }), self = this;
  function put(selector, kinds, between, said) {
    var place = self.hand.parentElement.querySelector(selector);
    if (!place) { return; }
    place.textContent = "";
    told.forEach(function (line) { if (kinds.indexOf(line[0]) >= 0) { place.append(place.firstChild ? between : "", said(line)); } });
    translate(place);
  }
  put("[data-acts]", collected.acts, "; ", words);
  put("[data-deck]", collected.dealt, " ", function (line) { return line[1]; });
};
Player.prototype.tell = function () {
  var list = document.createElement("ol"), written = this.hand.querySelector("ol");
  if (written) { written.remove(); }
  list.className = "told";
  this.steps.forEach(function (step) {
    var li = document.createElement("li");
    if (step[0] % 2) { li.className = "named"; }
    li.append(words(lines[step[0] >> 1]));
    list.append(li);
  });
  this.hand.append(list);
  translate(list);
  return list;
};
Player.prototype.chapters = function (found) {
  var self = this, box = this.hand.querySelector(".chapters");
  found.forEach(function (from, i) {
    var b = document.createElement("button"), last = i + 2 < found.length ? found[i + 2] : self.steps.length;
    if (i % 2) { return; }
    b.type = "button";
    b.dataset.from = from;
    b.style.flexGrow = last - from;
    b.append(words(lines[found[i + 1]]));
    if (from <= self.deciding && self.deciding < last) { b.append(" ⚑"); }
    b.addEventListener("click", function () { self.go(from, true); });
    box.append(b);
  });
};
Player.prototype.where = function (what) {
  return { first: 0, back: this.at - 1, forward: this.at + 1, last: this.steps.length - 1, deciding: this.deciding }[what];
};
Player.prototype.go = function (to, asked) {
  var at = Math.max(0, Math.min(to, this.steps.length - 1)), peek = this.hand.classList.contains("peek"), self = this, line, before;
  this.slots.forEach(function (e, i) {
    var value = self.frames[at][self.places[i]];
    if (value === undefined) { value = ""; }
    if (self.drawn[i] !== value) { fill(e, value, peek); self.drawn[i] = value; }
  });
  this.at = at;
  before = this.list.querySelector("[aria-current]");
  if (before) { before.removeAttribute("aria-current"); }
  line = this.list.children[at];
  line.setAttribute("aria-current", "step");
  if (line.offsetTop < this.list.scrollTop || line.offsetTop + line.offsetHeight > this.list.scrollTop + this.list.clientHeight) {
    this.list.scrollTop = line.offsetTop - this.list.clientHeight / 2;
  }
  all(".chapters button", this.hand).forEach(function (b, i, every) {
    var next = every[i + 1];
    b.setAttribute("aria-pressed", String(Number(b.dataset.from) <= at && (!next || at < Number(next.dataset.from))));
  });
  this.hand.classList.toggle("decides", at === this.deciding);
  this.hand.querySelector(".now").replaceChildren(at === this.deciding ? "⚑ " : "", line.firstElementChild.cloneNode(true));
  all(".at [data-s]", this.hand).forEach(function (s) { s.dataset.n = s.dataset.s === "n" ? at + 1 : self.steps.length; });
  translate(this.hand.querySelector(".at"));
  if (asked) { history.replaceState(null, "", "#" + encodeURIComponent(this.hand.closest(".scenario").id + "@" + (at + 1))); }
};
Player.prototype.peek = function () {
  var on = this.hand.classList.toggle("peek");
  this.hand.querySelector(".peek").setAttribute("aria-pressed", String(on));
  this.drawn = [];
  this.go(this.at, false);
};
Player.prototype.key = function (event) {
  var to = { ArrowLeft: "back", ArrowUp: "back", ArrowRight: "forward", ArrowDown: "forward", Home: "first", End: "last", d: "deciding" }[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) { return; }
  if (event.key === "p") { this.peek(); } else if (to) { this.go(this.where(to), true); } else { return; }
  event.preventDefault();
};
function play(root) {
  all(".hand", root).forEach(function (hand) { if (!playing.has(hand)) { playing.set(hand, new Player(hand)); } });
}
