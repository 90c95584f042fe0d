// What was found of each item of a folder, and what every part uses.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

// One digest over the digests and names of the features of a regulation; `below` is their folder, with a slash.
export function lawDigest(folder, files, below) {
  const lines = files.filter((name) => name.startsWith(below) && !name.split("/").includes("__pycache__"))
    .map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name.slice(below.length)}\n`);
  return sha256(lines.join(""));
}

// The items that `vistoria verify` answers for, in its order.
export const ITEMS = [
  "files", "law", "evidence", "tables", "identity", "results", "report.html", "report.pdf", "exports", "attestations",
  "signatures", "time",
];
export const faults = [];
export const leftOut = [];
export const faultOf = (item) => (place, what) => { faults.push({ item, place, what }); };
export const notCompared = (item, place, what) => { leftOut.push({ item, place, what }); };

// The value of `make`; what it throws is a fault of the item.
export function at(item, place, make) {
  try {
    return make();
  } catch (error) {
    faultOf(item)(place, `cannot be read: ${error.message}`);
    return null;
  }
}

// Every answer, in the words and in the form of `vistoria verify --json`.
export function answers(present) {
  const items = ITEMS.map((item) => {
    const [wrong, open] = [faults, leftOut].map((all) => all.filter((each) => each.item === item)
      .map(({ place, what }) => ({ place, what })));
    const answer = wrong.length ? "does not hold" : open.length ? "cannot be compared here"
      : present.includes(item) ? "holds" : "not there";
    const [first] = [...wrong, ...open];
    return { item, answer, said: first ? `${first.place}: ${first.what}` : "", faults: wrong, not_compared: open };
  });
  const worst = ["does not hold", "cannot be compared here", "holds"].find((each) => items.some(({ answer }) => answer === each));
  return { answer: worst, items };
}
