// A second verifier of a bundle, written from docs/bundle.md alone; it needs Node.js and nothing else.
//
//     node verify.mjs FOLDER
//
// It checks the sums, the chain of every transcript, the signatures, and that the outcomes in results.json follow
// from evidence.jsonl by the decision table. It does not judge the conversations again.
// Exit codes: 0 nothing wrong was found, 1 something is wrong, 4 no folder of a run.

import { createHash, createPublicKey, verify } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const VOID = new Set([
  "harness-fault", "no-check", "chain-broken", "forced-deck-not-dealt", "not-repeatable", "course-refused",
  "identity-changed",
]);
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

function checkChain(folder, evidence) {
  const name = evidence.transcript;
  if (!name || !existsSync(join(folder, name))) return fault(evidence.scenario, "has no transcript");
  const content = readFileSync(join(folder, name));
  if (sha256(content) !== evidence.sha256) fault(name, "its SHA-256 is not the one in the evidence");
  const lines = content.toString("utf8").split("\n");
  if (lines.pop() !== "") fault(name, "has text after the last newline");
  const values = lines.map((line) => JSON.parse(line));
  if (values[0].scenario !== evidence.scenario) fault(name, `belongs to ${values[0].scenario}`);
  lines.slice(1).forEach((_, n) => {
    if (values[n + 1].prev !== sha256(lines[n])) fault(name, `line ${n + 2}: the hash of the line before does not fit`);
  });
  const last = values.at(-1);
  if (last.end !== true || last.messages !== lines.length - 2) fault(name, "the footer is missing or counts wrong");
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

function checkResults(results, evidence, facts) {
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
      const outcomes = clause.scenarios.map((each) => each.outcome);
      const worst = WORST.find((each) => outcomes.includes(each));
      const excused = ["act-refused", "one-of-empty"].includes(clause.reason) || worst === undefined;
      if (clause.engine_part && !excused && clause.engine_part !== worst) {
        fault(id, `its engine part is ${clause.engine_part}; its scenarios give ${worst}`);
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
    const open = results.filtered || results.interrupted || results.faults.length || counts.cantTell || counts.untested;
    const conclusion = !regulation.claimed ? "not-determined" : counts.failed ? "does-not-conform"
      : open || !counts.passed ? "not-determined" : "conforms";
    if (regulation.conclusion !== conclusion) fault(name, `says ${regulation.conclusion}; its clauses give ${conclusion}`);
  }
  for (const id of evidence.keys()) if (!shown.has(id)) fault(id, "has evidence and no result");
  for (const key of ["name", "version", "digest", "vendor"]) {
    if (results.engine[key] !== facts.engine[key]) fault("results.json", `another ${key} of the engine than in run.json`);
  }
}

const sorted = (value) => Object.entries(value).filter(([, n]) => n).sort();

function main(folder) {
  if (!folder || !existsSync(join(folder, "run.json"))) {
    console.error(`${folder ?? "no folder"}: holds no run; give the folder of a run`);
    return 4;
  }
  try {
    const files = filesBelow(folder);
    checkSums(folder, files);
    checkSignatures(folder, files);
    const lines = readFileSync(join(folder, "evidence.jsonl"), "utf8").split("\n").filter(Boolean);
    const evidence = new Map(lines.map((line) => JSON.parse(line)).map((each) => [each.scenario, each]));
    if (evidence.size !== lines.length) fault("evidence.jsonl", "a scenario stands in it twice");
    for (const each of evidence.values()) checkChain(folder, each);
    const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
    checkResults(read("results.json"), evidence, read("run.json"));
  } catch (error) {
    fault(folder, `cannot be read: ${error.message}`);
  }
  for (const each of faults) console.log(JSON.stringify(each).slice(1, -1));
  console.log(faults.length ? `${faults.length} faults` : "no fault was found");
  return faults.length ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
