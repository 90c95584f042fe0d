// A second verifier of a bundle, written from docs/bundle.md alone; it needs Node.js and nothing else.
//
//     node verify.mjs FOLDER
//
// It checks the sums, the chain of every transcript, the signatures, that every drawn table is there and of this run,
// and that the outcomes in results.json follow from evidence.jsonl and tables.jsonl by the decision tables.
// It does not judge the conversations again.
// Exit codes: 0 nothing wrong was found, 1 something is wrong, 4 no folder of a run.

import { createHash, createPublicKey, verify } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const VOID = new Set([
  "harness-fault", "no-check", "chain-broken", "forced-deck-not-dealt", "not-repeatable", "course-refused",
  "identity-changed",
]);
const SIZES = [5, 10, 20, 5, 40, 8, 12, 25];
const ECHOED = 4;
const HANDS = 400;
const WORST = ["failed", "cantTell", "untested", "passed"];

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const faults = [];
const fault = (place, what) => faults.push(`${place}: ${what}`);

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

// What results.json must say of a clause in play: in how many hands it was looked at, and what was found.
function checkPlay(id, clause, tables) {
  let hands = 0;
  const found = [];
  for (const table of tables.values()) {
    const seen = table.again ? [] : table.situations?.[id] ?? [];
    hands += new Set(seen.filter(([hand]) => hand).map(([hand, , , , , , opening = 1]) => `${opening} ${hand}`)).size;
    for (const each of table.disagreements ?? []) {
      if (each.clauses.includes(id)) found.push(`${table.id} ${each.n} ${each.aspect} ${each.seen}`);
    }
  }
  const said = clause.in_play?.found.map((each) => `${each.table} ${each.message} ${each.aspect} ${each.seen}`) ?? [];
  if (String(found.sort()) !== String(said.sort())) fault(id, "what was found in play is not that of tables.jsonl");
  if (hands !== (clause.in_play?.hands ?? 0)) fault(id, `play looked at it in ${hands} hands, by tables.jsonl`);
}

// The rows of the table on engine parts that follow from results; null where others decide.
function enginePartOf(clause) {
  const outcomes = clause.scenarios.map((each) => each.outcome);
  if (clause.engine_reason === "one-of-empty") return null;
  if (outcomes.includes("failed") || clause.elsewhere.length || clause.in_play?.found.length) return "failed";
  const open = ["cantTell", "untested"].find((each) => outcomes.includes(each));
  if (open) return open;
  if (clause.in_play && clause.in_play.hands < clause.in_play.minimum) return "untested";
  return outcomes.includes("passed") ? "passed" : null;
}

function checkSignatures(folder, files) {
  const keys = new Map();
  for (const name of files.filter((each) => /^(signatures|attestations)\/keys\/.*\.pem$/.test(each))) {
    const key = createPublicKey(readFileSync(join(folder, name)));
    const id = sha256(key.export({ type: "spki", format: "der" }));
    if (!name.endsWith(`/${id}.pem`)) fault(name, `holds the key ${id}`);
    keys.set(id, key);
  }
  const sums = existsSync(join(folder, "SHA256SUMS")) ? sha256(readFileSync(join(folder, "SHA256SUMS"))) : "";
  for (const name of files.filter((each) => each.endsWith(".dsse.json"))) {
    const { payload, payloadType, signatures } = JSON.parse(readFileSync(join(folder, name), "utf8"));
    const body = Buffer.from(payload, "base64");
    const sealed = Buffer.concat([
      Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${body.length} `), body,
    ]);
    for (const { keyid, sig } of signatures) {
      if (!keys.has(keyid)) fault(name, `is signed by ${keyid}, whose key is not here`);
      else if (!verify(null, sealed, keys.get(keyid), Buffer.from(sig, "base64"))) {
        fault(name, "the signature does not match the content");
      }
    }
    const said = JSON.parse(body.toString("utf8"));
    for (const { name: subject, digest } of said.subject) {
      const held = subject === "SHA256SUMS" ? sums
        : existsSync(join(folder, subject)) && sha256(readFileSync(join(folder, subject)));
      if (held !== digest.sha256) fault(name, `the signed digest of ${subject} is not that of the folder`);
    }
  }
}

// The rows of the table on scenarios that follow from evidence alone, in their order; null where others decide.
function outcomeOf(evidence) {
  const reason = evidence.fault?.reason;
  const found = new Set((evidence.checks ?? []).map((made) => made.finding.verdict));
  if (evidence.sample) found.delete("irrelevant");
  if (evidence.offer_refused || ["no-ability", "own-terms", "regulation-not-claimed", "not-run"].includes(reason)) {
    return null;
  }
  if (VOID.has(reason)) return "cantTell";
  if (found.has("failed") || found.has("not-provided")) return "failed";
  if (reason) return "cantTell";
  if (found.has("inconclusive")) return "cantTell";
  if (found.has("unsupported")) return "untested";
  if (evidence.sample && evidence.sample.relevant < evidence.sample.minimum) return "untested";
  return found.size === 1 && found.has("passed") ? "passed" : "cantTell";
}

function checkResults(results, evidence, tables, facts) {
  const shown = new Set();
  for (const [name, regulation] of Object.entries(results.regulations)) {
    const counts = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
    for (const [id, clause] of Object.entries(regulation.clauses)) {
      for (const scenario of clause.scenarios) {
        shown.add(scenario.id);
        const kept = evidence.get(scenario.id);
        const due = kept && !facts.identity_changed ? outcomeOf(kept) : null;
        if (!kept && ["passed", "failed"].includes(scenario.outcome)) fault(scenario.id, "has no evidence");
        if (due && scenario.outcome !== "inapplicable" && scenario.outcome !== due) {
          fault(scenario.id, `is ${scenario.outcome} in results.json; the evidence gives ${due}`);
        }
        if (kept && JSON.stringify(scenario.made) !== JSON.stringify(kept.checks ?? [])) {
          fault(scenario.id, "its checks in results.json are not those of the evidence");
        }
      }
      checkPlay(id, clause, tables);
      const due = enginePartOf(clause);
      if (clause.engine_part && due && clause.engine_part !== due) {
        fault(id, `its engine part is ${clause.engine_part}; its scenarios and the drawn tables give ${due}`);
      }
      const parts = [clause.engine_part, results.scope === "all" ? clause.inspection_part : null].filter(Boolean);
      const whole = WORST.find((each) => parts.includes(each));
      if (whole && clause.outcome !== whole) fault(id, `is ${clause.outcome}; its parts give ${whole}`);
      const part = results.scope === "all" ? clause.outcome : clause.engine_part;
      if (part) counts[part] += 1;
    }
    if (JSON.stringify(sorted(counts)) !== JSON.stringify(sorted(regulation.counts))) {
      fault(name, "its counts are not those of its clauses");
    }
    const played = [...tables.values()].filter((table) => table.id.startsWith(`${name}/`));
    const drawn = played.filter((table) => !table.again);
    if (facts.request.hands && (regulation.play?.tables !== drawn.length
      || regulation.play.hands !== drawn.reduce((sum, table) => sum + table.hands, 0))) {
      fault(name, "its count of drawn tables and hands is not that of tables.jsonl");
    }
    const open = played.some((table) => table.fault) || results.filtered || results.interrupted || results.faults.length || counts.cantTell || counts.untested;
    const conclusion = !regulation.claimed ? "not-determined" : counts.failed ? "does-not-conform"
      : open || !counts.passed ? "not-determined" : "conforms";
    if (regulation.conclusion !== conclusion) fault(name, `says ${regulation.conclusion}; its clauses give ${conclusion}`);
  }
  const { hands, clauses, scenarios } = facts.request;
  if (hands < HANDS && !clauses.length && !scenarios.length && !results.filtered) {
    fault("results.json", `does not say that ${hands} hands are too few`);
  }
  for (const id of evidence.keys()) if (!shown.has(id)) fault(id, "has evidence and no result");
  for (const key of ["name", "version", "digest", "vendor"]) {
    if (results.engine[key] !== facts.engine[key]) fault("results.json", `another ${key} of the engine than in run.json`);
  }
}

const sorted = (value) => Object.entries(value).filter(([, n]) => n).sort();

function recordsOf(folder, name, key) {
  const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean);
  const records = new Map(lines.map((line) => JSON.parse(line)).map((each) => [each[key], each]));
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
    checkFeatures(folder, files.toSorted(), read("environment.json").digests);
    const named = [...evidence.values(), ...tables.values()].map((each) => each.transcript);
    for (const name of files.filter((each) => each.startsWith("transcripts/") && !named.includes(each))) {
      fault(name, "belongs to no scenario and no table of the record");
    }
    checkResults(read("results.json"), evidence, tables, facts);
  } catch (error) {
    fault(folder, `cannot be read: ${error.message}`);
  }
  for (const each of faults) console.log(JSON.stringify(each).slice(1, -1));
  console.log(faults.length ? `${faults.length} faults` : "no fault was found");
  return faults.length ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
