// A second verifier of a bundle, written from docs/bundle.md alone; it needs Node.js and nothing else.
//
//     node verify.mjs FOLDER
//
// It checks the sums, the chain of every transcript, the signatures, that every drawn table is there and of this run,
// and that the outcomes in results.json follow from evidence.jsonl and tables.jsonl by the decision tables.
// It reads scenarios and steps out of the features, and compares them with the evidence; the engine with its greetings.
// What it leaves out it says at its end: a folder in which it finds nothing may still be one that
// `vistoria verify` finds broken there.
// Exit codes: 0 nothing wrong was found in what it compares, 1 something is wrong, 4 no folder of a run.

import { existsSync, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fault, faults, sha256 } from "./faults.mjs";
import { checkResults } from "./outcomes.mjs";
import { checkScenarios } from "./scenarios.mjs";
import { checkSignatures } from "./signatures.mjs";

const SIZES = [5, 10, 20, 5, 40, 8, 12, 25];
const ECHOED = 4;
const NOT_COMPARED = [
  "conversations: no check is made again, and no table is drawn or followed again",
  "checks: only how many there are, not whether they and their literals are those that the steps ask for",
  "scenarios that depend on a reading: whether one is missing",
  "faults: whether the conversation shows why a scenario was not judged",
  "features: whether they are those of the law or of a release",
  "report.html, report.pdf, junit.xml, earl.jsonld, clauses.csv and law/: only their digests",
  "attestations: only their signatures and files",
  "drawn hands of property scenarios: their counts are the word of the harness that made the run",
];

function filesBelow(folder, below = "") {
  return readdirSync(join(folder, below)).sort().flatMap((name) => {
    const path = below ? `${below}/${name}` : name;
    const kind = lstatSync(join(folder, path));
    if (kind.isDirectory()) return path === ".vistoria" ? [] : filesBelow(folder, path);
    if (!kind.isFile()) fault(path, "is a link or no file");
    return kind.isFile() ? [path] : [];
  });
}

function checkSums(folder, files) {
  const listed = new Map(
    readFileSync(join(folder, "SHA256SUMS"), "utf8").split("\n").filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  for (const name of files.filter((each) => each !== "SHA256SUMS" && !each.startsWith("signatures/"))) {
    if (!listed.has(name)) fault(name, "is not listed in SHA256SUMS");
    else if (listed.get(name) !== sha256(readFileSync(join(folder, name)))) fault(name, "was changed");
    listed.delete(name);
  }
  for (const name of listed.keys()) fault(name, "is missing");
}

function checkChain(folder, record, key, id, seed) {
  const name = record.transcript;
  if (!name || !existsSync(join(folder, name))) return fault(id, "has no transcript") ?? [];
  const content = readFileSync(join(folder, name));
  if (sha256(content) !== record.sha256) fault(name, "its SHA-256 is not the one in the record");
  const lines = content.toString("utf8").split("\n");
  if (lines.pop() !== "") fault(name, "has text after the last newline");
  const values = lines.map((line) => JSON.parse(line));
  if (values[0][key] !== id) fault(name, `belongs to ${values[0][key]}`);
  if (values[0].seed !== seed) fault(name, `was recorded with the seed ${values[0].seed}; the run has ${seed}`);
  lines.slice(1).forEach((_, n) => {
    if (values[n + 1].prev !== sha256(lines[n])) fault(name, `line ${n + 2}: the hash of the line before does not fit`);
  });
  const last = values.at(-1);
  if (last.end !== true || last.messages !== lines.length - 2) fault(name, "the footer is missing or counts wrong");
  return values.slice(1, -1).map((value) => value.message);
}

// The tables that a run of so many hands plays, by the page on the format.
function sizesOf(hands) {
  const sizes = [];
  for (let left = hands; left > 0; left -= SIZES[(sizes.length - 1) % SIZES.length]) {
    sizes.push(Math.min(left, SIZES[sizes.length % SIZES.length]));
  }
  return sizes;
}

function checkTables(folder, tables, facts) {
  const { hands, seed, shard, regulations } = facts.request;
  const most = sizesOf(hands).length;
  for (const table of tables.values()) {
    const [, drawn, regulation, number, again] = /^(([^/]+)\/table-([1-9]\d*))(-(?:echo|[1-9]))?$/.exec(table.id) ?? [];
    if (!regulations.includes(regulation) || Number(number) > most) fault(table.id, "is none that the run was asked for");
    if ((table.again ?? "") !== (again ? drawn : "")) fault(table.id, `says that it plays ${table.again} again`);
    const messages = checkChain(folder, table, "table", table.id, seed);
    const results = messages.filter((_, n) => ["open", "play"].includes(messages[n - 1]?.method))
      .map((message) => message.result).filter((each) => each && typeof each === "object");
    const events = results.flatMap((each) => each.results ?? [each]).flatMap((each) => each.events ?? []);
    const begun = events.filter((event) => event.type === "hand-started").length;
    if (again !== "-echo" && table.refereed && begun !== table.hands) fault(table.id, `${begun} hands began in its transcript`);
    const opened = messages.find((message) => message.method === "open")?.params.table;
    const own = `t-${sha256(`${seed}/${regulation}/table/${number}`).slice(0, 10)}`;
    if (!again && opened && !opened.startsWith(own)) fault(table.id, `the table ${opened} is not its own`);
  }
  if (facts.interrupted || facts.own_faults.length || shard) return;
  for (const regulation of new Set([...tables.values()].map((table) => table.id.split("/")[0]).concat(facts.claimed))) {
    for (let number = 1; number <= most; number += 1) {
      const id = `${regulation}/table-${number}`;
      const table = tables.get(id);
      if (!table) fault(id, "is missing; the run was to play it");
      else if (!table.fault && (!table.refereed || number % ECHOED === 1) && !tables.has(`${id}-echo`)) {
        fault(`${id}-echo`, "is missing; the run was to play it");
      }
    }
  }
}

// The features must be those that the run names by one digest over their digests and names.
function checkFeatures(folder, files, digests) {
  for (const [what, digest] of Object.entries(digests)) {
    const [, regulation] = /^features of (.+)$/.exec(what) ?? [];
    if (!regulation) continue;
    const below = `features/${regulation.replaceAll("-", "_")}/`;
    const lines = files.filter((name) => name.startsWith(below) && !name.includes("__pycache__"))
      .map((name) => `${sha256(readFileSync(join(folder, name)))}  ${name.slice(below.length)}\n`);
    if (sha256(lines.join("")) !== digest) fault(below, "is not what was run according to environment.json");
  }
}

// The engine of the facts must be the one that greeted in every transcript and said farewell.
function checkEngine(folder, records, facts, environment) {
  const names = ["name", "version", "digest", "vendor"];
  const apart = (said) => names.find((name) => (said[name] ?? null) !== (facts.engine[name] ?? null));
  let first = null;
  for (const { transcript, fault: stopped } of records) {
    if (!transcript || !existsSync(join(folder, transcript))) continue;
    const { hello } = JSON.parse(readFileSync(join(folder, transcript), "utf8").split("\n", 1)[0]);
    if (!hello) { if (!stopped) fault(transcript, "has no greeting of the engine"); continue; }
    first ??= hello;
    if (JSON.stringify(hello) !== JSON.stringify(first)) fault(transcript, "another greeting than in the transcripts before");
    const other = apart(hello.engine);
    if (other) fault("run.json", `another ${other} of the engine than it greeted with in ${transcript}`);
  }
  if (!first) return;
  const given = (value) => JSON.stringify(Object.entries(value ?? {}).filter(([, each]) => each && each.length !== 0).sort());
  for (const key of ["offers", "abilities"]) {
    if (given(facts.engine[key]) !== given(first[key])) fault("run.json", `other ${key} of the engine than it greeted with`);
  }
  const claimed = facts.request.regulations.filter((each) => first.regulations.includes(each));
  if (String(claimed) !== String(facts.claimed)) fault("run.json", `the engine greeted with ${claimed}, and claims ${facts.claimed}`);
  for (const said of environment.farewells ?? []) {
    if (apart(said) && !facts.identity_changed) fault("environment.json", "the engine said at its end that it is another");
  }
}

function recordsOf(folder, name, key) {
  const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean);
  const values = lines.map((line) => JSON.parse(line));
  values.forEach((each, n) => {
    if (JSON.stringify(each).length !== lines[n].length) fault(name, `line ${n + 1} is not in the form in which a run writes it`);
  });
  const records = new Map(values.map((each) => [each[key], each]));
  if (records.size !== lines.length) fault(name, "something stands in it twice");
  return records;
}

function main(folder) {
  if (!folder || !existsSync(join(folder, "run.json"))) {
    console.error(`${folder ?? "no folder"}: holds no run; give the folder of a run`);
    return 4;
  }
  try {
    const files = filesBelow(folder);
    checkSums(folder, files);
    checkSignatures(folder, files);
    const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
    const facts = read("run.json");
    const evidence = recordsOf(folder, "evidence.jsonl", "scenario");
    const tables = recordsOf(folder, "tables.jsonl", "id");
    for (const each of evidence.values()) checkChain(folder, each, "scenario", each.scenario, facts.request.seed);
    checkTables(folder, tables, facts);
    const environment = read("environment.json");
    checkFeatures(folder, files.toSorted(), environment.digests);
    checkScenarios(folder, files, evidence, facts);
    checkEngine(folder, [...evidence.values(), ...tables.values()], facts, environment);
    const named = [...evidence.values(), ...tables.values()].map((each) => each.transcript);
    for (const name of files.filter((each) => each.startsWith("transcripts/") && !named.includes(each))) {
      fault(name, "belongs to no scenario and no table of the record");
    }
    checkResults(read("results.json"), evidence, tables, facts);
  } catch (error) {
    fault(folder, `cannot be read: ${error.message}`);
  }
  for (const each of faults) console.log(JSON.stringify(each).slice(1, -1));
  for (const each of NOT_COMPARED) console.log(`not compared here: ${each}`);
  console.log(faults.length ? `${faults.length} faults` : "no fault was found in what is compared here");
  return faults.length ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
