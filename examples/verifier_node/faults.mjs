// The faults that were found, and what every part uses.

import { createHash } from "node:crypto";

export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
export const faults = [];
export const fault = (place, what) => faults.push(`${place}: ${what}`);
