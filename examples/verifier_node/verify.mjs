// A second verifier of a bundle, written from docs/bundle.md alone; it needs Node.js and nothing else.
//
//     node verify.mjs FOLDER [--json]
//
// It checks the sums, the chain of every transcript, the signatures, that every drawn table is there and of this run,
// and that the outcomes in results.json follow from evidence.jsonl and tables.jsonl by the decision tables.
// It reads scenarios and steps out of the features, and compares them with the evidence; the engine with its greetings.
// It answers for each item as `vistoria verify` does. Where it leaves something out, the item "cannot be compared
// here": a folder in which it finds nothing may still be one that `vistoria verify` finds broken there.
// Exit codes: 0 every item holds, 1 an item does not hold, 2 an item cannot be compared here, 4 no folder of a run.

import { createHmac } from "node:crypto";
import { existsSync, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ITEMS, answers, at, faultOf, lawDigest, notCompared, sha256 } from "./faults.mjs";
import { written } from "./forms.mjs";
import { checkResults } from "./outcomes.mjs";
import { checkScenarios, isOfShard } from "./scenarios.mjs";
import { checkAttestations, checkSignatures } from "./signatures.mjs";
import { checkKnown, checkTimes } from "./times.mjs";

const SIZES = [5, 10, 20, 8, 17, 20, 20, 12, 5, 40, 150, 25, 8, 5, 5, 15, 10, 10, 5, 5, 5];
const ECHOED = 3;
const MOST_HANDS = 1_000_000;
const LEFT_OUT = {
  law: ["features/", "whether they are those of the law or of a release; only that the run names them"],
  evidence: ["evidence.jsonl", "no check is made again, and of checks only the number is compared; neither are scenarios "
    + "that depend on a reading, reasons why a scenario was not judged, and sizes of samples"],
  tables: ["tables.jsonl", "no table is drawn, followed or echoed again, nor is it known which laws have a model"],
  results: ["results.json", "rows that depend on offers, readings and attestations, and all that explains an outcome"],
  "report.html": ["report.html", "only its digest"],
  "report.pdf": ["report.pdf", "only its digest"],
  exports: ["junit.xml, earl.jsonld, clauses.csv, law/", "only their digests"],
  attestations: ["attestations/", "only signatures and signed files"],
};
const WRITTEN = { "report.html": "report.html", "junit.xml": "exports", "earl.jsonld": "exports", "clauses.csv": "exports" };

// Why a name can be taken for another, by the page on the format; `top` is for names in the folder itself.
function nameFault(name, top) {
  if (/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(name) || name !== name.trim() || name.endsWith(".")) return "cannot be seen whole";
  if (name !== name.normalize("NFC")) return "is not in the normal form NFC";
  for (const part of name.split(".")) {
    const letters = [...part].filter((each) => /\p{L}/u.test(each));
    const latin = letters.filter((each) => /(?=\p{Script=Latin})[^\uff21-\uff5a\u2100-\u214f]|[ªº]/u.test(each));
    const asian = letters.filter((each) => /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Bopo}|\p{scx=Hang}/u.test(each));
    const foreign = letters.length - latin.length - asian.length;
    if (foreign > 0 && (top || latin.length + asian.length > 0)) return "has letters that look like Latin ones";
  }
  return top && !WRITTEN_NAMES.includes(name) && WRITTEN_NAMES.map(drawn).includes(drawn(name)) ? "looks like a file of a run" : "";
}

const WRITTEN_NAMES = ["results.json", "junit.xml", "report.html", "report.pdf", "earl.jsonld", "clauses.csv", "SHA256SUMS",
  "law", "evidence.jsonl", "tables.jsonl", "run.json", "environment.json", "transcripts", "features", "selftest.json",
  "report-details.toml", "trust.json", "attestations", "signatures", ".vistoria"];
const folded = (name) => name.normalize("NFKC").toLowerCase();
const drawn = (name) => name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("0", "o")
  .replace(/[1|!iıɩ]/g, "l").replaceAll("ɑ", "a").replaceAll("ɡ", "g").replaceAll("rn", "m").replaceAll("vv", "w");

function filesBelow(folder, below = "") {
  const fault = faultOf("files");
  const names = readdirSync(join(folder, below)).sort();
  return names.flatMap((name) => {
    const path = below ? `${below}/${name}` : name;
    const odd = nameFault(name, !below) || (names.some((each) => each !== name && folded(each) === folded(name)) && "stands twice");
    if (odd && !path.startsWith("attestations/files/")) fault(path, `has a name that ${odd}`);
    const kind = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (!kind) { fault(path, "has a name that is not UTF-8"); return []; }
    if (kind.isDirectory()) return path === ".vistoria" ? [] : filesBelow(folder, path);
    if (!kind.isFile() || kind.nlink > 1) fault(path, "is a link or no file");
    return kind.isFile() ? [path] : [];
  });
}

function checkSums(folder, files) {
  const fault = faultOf("files");
  if (!existsSync(join(folder, "SHA256SUMS"))) return fault("SHA256SUMS", "is missing");
  if (!lstatSync(join(folder, "SHA256SUMS")).isFile()) return fault("SHA256SUMS", "is no file");
  const text = readFileSync(join(folder, "SHA256SUMS"), "utf8");
  const listed = new Map(text.split("\n").filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
  const held = files.filter((each) => each !== "SHA256SUMS" && !each.startsWith("signatures/"))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map((name) => [name, sha256(readFileSync(join(folder, name)))]);
  const wrong = held.filter(([name, digest]) => listed.get(name) !== digest);
  for (const [name] of wrong) fault(name, listed.has(name) ? "was changed" : "is not listed in SHA256SUMS");
  for (const [name] of held) listed.delete(name);
  for (const name of listed.keys()) fault(name, "is missing");
  if (!wrong.length && !listed.size && held.map(([name, digest]) => `${digest}  ${name}\n`).join("") !== text) {
    fault("SHA256SUMS", "lists the right digests in another form than it was written in");
  }
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

// What an engine hears for a table (`t1`) or a player of it (`t1/p3`), by the page on the format.
function nameOf(secret, of, named) {
  const label = named.replace(/^again\//, "");
  const scope = label === named ? of : `${of}/again`;
  const [table, ...player] = label.split("/");
  const said = ["name", scope, table, ...(player.length ? [player.join("/")] : [])].join("\0");
  const bits = [...createHmac("sha256", Buffer.from(secret, "hex")).update(said).digest().subarray(0, 7)]
    .map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: 10 }, (_, n) => ALPHABET[parseInt(bits.slice(5 * n, 5 * n + 5), 2)]).join("");
}

// Whether all secrets are those that the run was committed to, as far as they were told.
function checkSecrets(folder, facts) {
  const fault = faultOf("identity");
  const sorted = (value) => JSON.stringify(value, (_, each) => each && typeof each === "object" && !Array.isArray(each)
    ? Object.fromEntries(Object.entries(each).sort()) : each);
  const items = (measured) => sorted((measured ?? []).map(({ role, name, before }) => [role, name, before]));
  if (!facts.secrets?.length) fault("run.json", "was committed to no secret");
  if (new Set(facts.secrets?.map((each) => each.commitment)).size < (facts.secrets?.length ?? 0)) fault("run.json", "has a secret twice");
  if (facts.engine.isolation === "isolated" && facts.engine.not_isolated) fault("run.json", "says why an isolated engine was not isolated");
  for (const each of facts.secrets ?? []) {
    const place = join(folder, `commitments/${each.commitment.slice(0, 16)}.json`);
    const told = existsSync(place) ? readFileSync(place, "utf8") : "{}\n";
    const { facts: began } = JSON.parse(told);
    if (`${JSON.stringify(JSON.parse(told))}\n` !== told) fault("commitments/", "is not in the form in which a run writes it");
    const request = facts.request.shard ? began?.request : { ...began?.request, shard: null };
    if (began?.secrets?.[0]?.commitment !== each.commitment || sorted(request) !== sorted(facts.request)
      || items(began.measured) !== items(facts.measured)) fault("commitments/", "the run was committed to something else");
    if (!each.revealed) { if (!facts.interrupted) fault("run.json", "a secret was never told"); continue; }
    if (sha256(Buffer.from(each.revealed, "hex")) !== each.commitment) fault("run.json", "a secret is not the one committed to");
  }
}

function checkNames(name, header, id, facts) {
  const secrets = (facts.secrets ?? []).map((each) => each.revealed);
  if (!secrets.length || !secrets.every((each) => /^[0-9a-f]{64}$/.test(each))) return;
  const names = Object.entries(header.names ?? {});
  if (!secrets.some((secret) => names.every(([label, said]) => said === nameOf(secret, id, label)))) {
    faultOf("identity")(name, "the engine heard names that follow from no secret of the run");
  }
}

function checkChain(folder, record, key, id, facts) {
  const fault = faultOf(key === "table" ? "tables" : "evidence");
  const name = record.transcript;
  if (!name || !existsSync(join(folder, name))) return fault(id, "has no transcript") ?? [];
  const content = readFileSync(join(folder, name));
  if (sha256(content) !== record.sha256) fault(name, "its SHA-256 is not the one in the record");
  const lines = content.toString("utf8").split("\n");
  if (lines.pop() !== "") fault(name, "has text after the last newline");
  const values = lines.map((line) => JSON.parse(line));
  if (values[0][key] !== id) fault(name, `belongs to ${values[0][key]}`);
  checkNames(name, values[0], id, facts);
  lines.slice(1).forEach((_, n) => {
    if (values[n + 1].prev !== sha256(lines[n])) fault(name, `line ${n + 2}: the hash of the line before does not fit`);
  });
  const last = values.at(-1);
  if (last.end !== true || last.messages !== lines.length - 2) fault(name, "the footer is missing or counts wrong");
  return values.slice(1, -1).map((value) => value.message);
}

// The hands of the tables that a run of so many plays, by the page on the format; at a last one hands are only ranked.
function sizesOf(hands) {
  const sizes = [];
  for (let left = hands; left > 0; left -= SIZES[(sizes.length - 1) % SIZES.length]) {
    sizes.push(Math.min(left, SIZES[sizes.length % SIZES.length]));
  }
  return sizes.length ? [...sizes, 0] : sizes;
}

function checkTables(folder, tables, facts, evidence) {
  const fault = faultOf("tables");
  const { hands, shard, regulations } = facts.request;
  const sizes = sizesOf(hands);
  for (const table of tables.values()) {
    const [, drawn, regulation, number, again] = /^(([^/]+)\/table-([1-9]\d*))(-(?:echo|[1-9]))?$/.exec(table.id) ?? [];
    const ofScenario = evidence.has(table.again) && table.id === `${table.again}-echo`;
    if (!ofScenario && (!regulations.includes(regulation) || Number(number) > sizes.length || !isOfShard(shard, drawn))) fault(table.id, "is none that the run was asked for");
    if (!ofScenario && (table.again ?? "") !== (again ? drawn : "")) fault(table.id, `says that it plays ${table.again} again`);
    const messages = checkChain(folder, table, "table", table.id, facts);
    const results = messages.filter((_, n) => ["open", "play"].includes(messages[n - 1]?.method))
      .map((message) => message.result).filter((each) => each && typeof each === "object");
    const events = results.flatMap((each) => each.results ?? [each]).flatMap((each) => each.events ?? []);
    const begun = events.filter((event) => event.type === "hand-started").length;
    if (again !== "-echo" && table.refereed && begun !== table.hands) fault(table.id, `${begun} hands began in its transcript`);
  }
  if (facts.interrupted || facts.own_faults.length) return;
  const { tables: opens, rank } = facts.engine.abilities;
  const ranks = Array.isArray(rank) && rank.includes("showdown");
  for (const regulation of facts.claimed) {
    sizes.forEach((size, n) => {
      const id = `${regulation}/table-${n + 1}`;
      if (!isOfShard(shard, id) || !(size ? opens !== false : ranks)) return;
      const table = tables.get(id);
      if (!table) fault(id, "is missing; the run was to play it");
      else if (size && !table.fault && n % ECHOED === 0 && !tables.has(`${id}-echo`)) {
        fault(`${id}-echo`, "is missing; the run was to play it");
      }
    });
  }
}

// The features must be those that the run names by one digest over their digests and names.
function checkFeatures(folder, files, digests) {
  const fault = faultOf("law");
  for (const [what, digest] of Object.entries(digests)) {
    const [, regulation] = /^features of (.+)$/.exec(what) ?? [];
    if (!regulation) continue;
    const below = `features/${regulation.replaceAll("-", "_")}/`;
    if (lawDigest(folder, files, below) !== digest) fault(below, "is not what was run according to environment.json");
  }
}

// The engine of the facts must be the one that greeted in every transcript and said farewell.
function checkEngine(folder, records, facts, environment) {
  const fault = faultOf("identity");
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
  if (!first) {
    if (records.length && (facts.engine.version || facts.claimed.length || Object.keys(facts.engine.offers).length)) {
      fault("run.json", "describes an engine that greeted in no transcript");
    }
    return;
  }
  const given = (value) => JSON.stringify(Object.entries(value ?? {}).filter(([, each]) => each && each.length !== 0).sort());
  for (const key of ["offers", "abilities"]) {
    if (given(facts.engine[key]) !== given(first[key])) fault("run.json", `other ${key} of the engine than it greeted with`);
  }
  const abilities = Object.values(first.abilities ?? {});
  if (!abilities.every((each) => typeof each === "boolean" || Array.isArray(each))) fault("run.json", "an ability is neither there nor not");
  const claimed = facts.request.regulations.filter((each) => first.regulations.includes(each));
  if (String(claimed) !== String(facts.claimed)) fault("run.json", `the engine greeted with ${claimed}, and claims ${facts.claimed}`);
  const { farewells = [], engine_pids: pids, harness_pid: own } = environment;
  const others = farewells.filter(apart);
  if (others.length && !facts.identity_changed) fault("environment.json", "the engine said at its end that it is another");
  if (facts.identity_changed && farewells.length && !others.length) fault("run.json", "says that the identity changed");
  if (farewells.length > pids.length) fault("environment.json", "has more farewells than processes of the engine");
  const inOwn = ["isolated", "own-process"];
  const ran = facts.engine.isolation ?? "own-process";
  if (inOwn.includes(ran) && pids.length && pids.every((each) => each === own)) fault("run.json", "the engine ran in the process of the harness");
  const started = { "in-process": ["in-process"], tcp: ["remote"] }[environment.engine.split(":")[0]] ?? inOwn;
  if (!started.includes(ran)) fault("run.json", "the engine was started otherwise than it says");
}

function recordsOf(folder, name, key) {
  const fault = faultOf(name === "tables.jsonl" ? "tables" : "evidence");
  const lines = readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean);
  const values = lines.map((line) => JSON.parse(line));
  values.forEach((each, n) => {
    if (JSON.stringify(each).length !== lines[n].length) fault(name, `line ${n + 1} is not in the form in which a run writes it`);
  });
  const records = new Map(values.map((each) => [each[key], each]));
  if (records.size !== lines.length) faultOf("evidence")(name, "something stands in it twice");
  return records;
}

function checkRecord(folder, files) {
  const facts = at("evidence", "run.json", () => {
    const said = written(folder, "run.json", "evidence");
    const { hands, regulations, examples, shard } = said.request;
    const share = examples.per_cent ?? 100;
    if (new Set(regulations).size !== regulations.length) throw new Error("no run is asked for a regulation twice");
    if (!(share >= 1 && share <= 100)) throw new Error(`no run plays ${share} % of its samples`);
    if (shard && !(shard.number >= 1 && shard.number <= shard.count)) throw new Error("no run plays such a shard");
    if (!(Number.isInteger(hands) && hands >= 0 && hands <= MOST_HANDS)) throw new Error(`no run draws ${hands} hands`);
    return said;
  });
  const evidence = at("evidence", "evidence.jsonl", () => recordsOf(folder, "evidence.jsonl", "scenario"));
  const tables = at("evidence", "tables.jsonl", () => recordsOf(folder, "tables.jsonl", "id"));
  if (!facts || !evidence || !tables) {
    for (const item of ["law", "tables", "identity", "results", "time"]) notCompared(item, item, "its record cannot be read");
    return;
  }
  const records = [...evidence.values(), ...tables.values()];
  const named = new Set(records.map((each) => each.transcript));
  at("evidence", "transcripts/", () => evidence.forEach((each) => checkChain(folder, each, "scenario", each.scenario, facts)));
  at("tables", "tables.jsonl", () => checkTables(folder, tables, facts, evidence));
  const law = at("evidence", "evidence.jsonl", () => checkScenarios(folder, files, evidence, facts));
  for (const name of files.filter((each) => each.startsWith("transcripts/") && !named.has(each))) {
    faultOf("evidence")(name, "belongs to no scenario and no table of the record");
  }
  const environment = at("time", "environment.json", () => written(folder, "environment.json", "time"));
  at("identity", "run.json", () => checkSecrets(folder, facts));
  if (environment) {
    at("time", "environment.json", () => checkTimes(environment, evidence));
    at("time", "run.json", () => checkKnown(environment, facts));
    at("law", "features/", () => checkFeatures(folder, files.toSorted(), environment.digests));
    at("identity", "run.json", () => checkEngine(folder, records, facts, environment));
  } else notCompared("identity", "environment.json", "cannot be read");
  at("results", "results.json", () => checkResults(written(folder, "results.json", "results"), evidence, tables, facts, law));
  if (!tables.size && !facts.request.hands) delete LEFT_OUT.tables;
}

function main(folder, form) {
  if (!folder || !["run.json", "SHA256SUMS"].some((name) => existsSync(join(folder, name)))) {
    console.error(`${folder ?? "no folder"}: holds no run; give the folder of a run`);
    return 4;
  }
  const files = filesBelow(folder);
  if (answers([]).answer) {
    for (const item of ITEMS.slice(1)) notCompared(item, item, "was not examined: the folder has links");
  } else {
    checkSums(folder, files);
    at("signatures", "signatures/", () => checkSignatures(folder, files));
    at("attestations", "attestations/", () => checkAttestations(folder, files));
    for (const [name, item] of Object.entries(WRITTEN)) if (!files.includes(name)) faultOf(item)(name, "is missing");
    checkRecord(folder, files);
    if (!files.includes("report.pdf")) delete LEFT_OUT["report.pdf"];
    if (!files.some((each) => each.startsWith("attestations/"))) delete LEFT_OUT.attestations;
    for (const name of files.filter((each) => each === "report-details.toml" || each.endsWith(".tsr"))) {
      notCompared("time", name, "no date in it is compared");
    }
    for (const [item, [place, what]] of Object.entries(LEFT_OUT)) notCompared(item, place, what);
  }
  const signed = files.some((each) => each.startsWith("signatures/")) ? ["signatures"] : [];
  const result = answers(["files", "identity", ...signed]);
  if (form === "--json") console.log(JSON.stringify(result));
  else {
    for (const { item, answer, said } of result.items) console.log(`${item.padEnd(12)}  ${answer.padEnd(23)}  ${JSON.stringify(said).slice(1, -1)}`);
  }
  return { "does not hold": 1, "cannot be compared here": 2 }[result.answer] ?? 0;
}

process.exitCode = main(...process.argv.slice(2));
