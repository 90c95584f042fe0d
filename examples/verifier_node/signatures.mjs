// Checks the signatures on the run and on attestations, and makes the statements on the run again.

import { createPublicKey, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf, lawDigest, sha256 } from "./faults.mjs";

const TYPE = "application/vnd.in-toto+json";
const STATEMENT = { _type: "https://in-toto.io/Statement/v1", predicateType: "https://in-toto.io/attestation/test-result/v0.1" };
const SEEN = ["run.json", "evidence.jsonl", "tables.jsonl", "environment.json", "report-details.toml", "selftest.json"];
const VERDICTS = { conforms: "PASSED", "does-not-conform": "FAILED", "not-determined": "WARNED" };
const sorted = (value) => JSON.stringify(value, (_, each) => (each && typeof each === "object" && !Array.isArray(each)
  ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each));

// Ed25519 has its own digest; a key on a token is ECDSA over one of two curves.
function digestFor(key) {
  return { prime256v1: "sha256", secp384r1: "sha384" }[key.asymmetricKeyDetails?.namedCurve] ?? null;
}

function keysIn(folder, files, below, fault) {
  const keys = new Map();
  for (const name of files.filter((each) => each.startsWith(`${below}/keys/`))) {
    try {
      const key = createPublicKey(readFileSync(join(folder, name)));
      const id = sha256(key.export({ type: "spki", format: "der" }));
      if (!name.endsWith(`/${id}.pem`)) fault(name, `holds the key ${id}`);
      keys.set(id, key);
    } catch (error) {
      fault(name, `is not a public key: ${error.message}`);
    }
  }
  return keys;
}

// The statement in an envelope, and the ids of the keys that signed it; null, and a fault, where one did not validly.
function unsealed(folder, name, keys, fault) {
  const content = readFileSync(join(folder, name), "utf8");
  const envelope = JSON.parse(content);
  const { payload, payloadType, signatures } = envelope;
  const body = Buffer.from(payload, "base64");
  const again = { payload: body.toString("base64"), payloadType: TYPE, signatures: signatures.map(({ keyid, sig }) => ({ keyid, sig: Buffer.from(sig, "base64").toString("base64") })) };
  if (`${sorted(again)}\n` !== content) return fault(name, "is not in the form in which it was written") ?? null;
  const sealed = Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${body.length} `), body]);
  const ids = signatures.map(({ keyid }) => keyid);
  if (!ids.length || new Set(ids).size < ids.length) return fault(name, "has no signature, or two of one key") ?? null;
  for (const { keyid, sig } of signatures) {
    if (!keys.has(keyid)) return fault(name, `is signed by ${keyid}, whose key is not here`) ?? null;
    if (!verify(digestFor(keys.get(keyid)), sealed, keys.get(keyid), Buffer.from(sig, "base64"))) {
      return fault(name, "the signature does not match the content") ?? null;
    }
  }
  return { statement: body.toString("utf8"), ids };
}

// What must be signed of a regulation.
function predicateOf(results, name, digests) {
  const { conclusion, clauses } = results.regulations[name];
  const those = (...outcomes) => Object.keys(clauses).filter((id) => outcomes.includes(clauses[id].outcome));
  const { name: engine, version, digest } = results.engine;
  return {
    result: VERDICTS[conclusion],
    configuration: [
      ...Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, sum]) => ({ name: what, digest: { sha256: sum } })),
      { name: `engine ${engine} ${version}`, annotations: { "digest as the engine reports it": digest } },
      { name: `regulation ${name}`, annotations: { scope: results.scope } },
    ],
    passedTests: those("passed"),
    warnedTests: those("cantTell", "untested"),
    failedTests: those("failed"),
  };
}

// What the laboratory measured: the subjects of a statement besides the sums, in whose place there was none before 0.2.8.
function itemsOf({ measured = [] }) {
  return measured.map(({ name, kind, before, after, role = "item" }) => ({
    name,
    digest: { sha256: before },
    annotations: { role, kind, ...(after === before ? {} : { after: after ?? "not measured" }) },
  }));
}

export function checkSignatures(folder, files) {
  const fault = faultOf("signatures");
  const keys = keysIn(folder, files, "signatures", fault);
  const held = files.filter((each) => each.startsWith("signatures/") && !each.startsWith("signatures/keys/"));
  if (!keys.size && !held.length) return;
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  const sums = sha256(readFileSync(join(folder, "SHA256SUMS")));
  const [results, { digests }, items] = [read("results.json"), read("environment.json"), itemsOf(read("run.json"))];
  const due = new Map([...keys.keys()].flatMap((key) => Object.keys(results.regulations)
    .map((name) => [`signatures/${key}.${name}.dsse.json`, [key, name]])));
  for (const name of held) {
    if ([...keys.keys()].some((key) => name === `signatures/${key}.tsr`)) continue;
    if (!due.has(name)) { fault(name, "is not a signature on a regulation of this run by a key that is here"); continue; }
    const said = unsealed(folder, name, keys, fault);
    const [key, law] = due.get(name);
    const predicate = predicateOf(results, law, digests);
    const made = (before) => sorted({ ...STATEMENT, predicate, subject: [...before, { name: "SHA256SUMS", digest: { sha256: sums } }] });
    if (said && ![made(items), made([])].includes(said.statement)) {
      fault(name, "the signed content is not what the folder holds now");
    }
    if (said && said.ids.join() !== key) fault(name, `is signed by ${said.ids.join()}`);
    due.delete(name);
  }
  for (const name of due.keys()) fault(name, "is missing");
}

export function checkAttestations(folder, files) {
  const fault = faultOf("attestations");
  const keys = keysIn(folder, files, "attestations", fault);
  const laws = new Set(files.filter((each) => /^features\/.+\//.test(each)).map((each) => each.split("/").slice(0, 2).join("/")));
  for (const name of files.filter((each) => /^attestations\/[^/]+\/[^/]+\.dsse\.json$/.test(each))) {
    const said = unsealed(folder, name, keys, fault);
    const subjects = said ? JSON.parse(said.statement).subject : [];
    for (const { name: subject, digest } of subjects) {
      const held = laws.has(subject) ? lawDigest(folder, files, `${subject}/`)
        : existsSync(join(folder, subject)) && sha256(readFileSync(join(folder, subject)));
      if (held !== digest.sha256) fault(name, `the signed digest of ${subject} is not that of the folder`);
    }
    const names = subjects.map((each) => each.name);
    if (!names.includes("run.json")) continue; // signed in the form of before 0.2.8
    for (const each of [...SEEN.filter((file) => files.includes(file)), ...laws]) {
      if (!names.includes(each)) fault(name, `${each} was added after it was signed`);
    }
  }
}
