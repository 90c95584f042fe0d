// Checks the signatures on the run and on attestations.

import { createPublicKey, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fault, sha256 } from "./faults.mjs";

// Ed25519 has its own digest; a key on a token is ECDSA over one of two curves.
function digestFor(key) {
  return { prime256v1: "sha256", secp384r1: "sha384" }[key.asymmetricKeyDetails?.namedCurve] ?? null;
}

export function checkSignatures(folder, files) {
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
      else if (!verify(digestFor(keys.get(keyid)), sealed, keys.get(keyid), Buffer.from(sig, "base64"))) {
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
