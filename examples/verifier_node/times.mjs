// Checks the times of a run.

import { faultOf, notCompared } from "./faults.mjs";

const fault = faultOf("time");
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6})?\+00:00$/;
const SPARE = 60;
const CLOCKS_APART = 24 * 3600;

const KEYS = [
  "started", "finished", "command", "engine", "harness", "python", "platform", "packages", "harness_pid", "engine_pids",
  "digests", "engine_stderr", "farewells", "notes", "engine_options", "seconds",
];

export function checkTimes(environment, evidence) {
  const { started, finished, seconds = {} } = environment;
  const unknown = Object.keys(environment).filter((key) => !KEYS.includes(key));
  if (unknown.length) notCompared("time", "environment.json", `has ${unknown[0]}, of which nothing is known here`);
  if (!UTC.test(started) || !UTC.test(finished)) return fault("environment.json", "has a time that is not in UTC");
  if ([started, finished].some((time) => !(time >= "2026" && time < "9999"))) fault("environment.json", "has a year in which no run took place");
  const took = (Date.parse(finished) - Date.parse(started)) / 1000;
  const each = Object.values(seconds);
  if (took < 0) fault("environment.json", "the run ended before it began");
  if (each.some((one) => one > took + SPARE)) fault("environment.json", "a scenario took longer than the run");
  const more = Object.keys(seconds).find((name) => !evidence.has(name));
  if (more) fault("environment.json", `says how long ${more} took, which was not played`);
  if (each.some((one) => one < 0)) fault("environment.json", "a scenario took less than no time");
  if (Date.parse(finished) / 1000 > Date.now() / 1000 + CLOCKS_APART) fault("environment.json", "the run ended in the future");
}

// A known failure counts until its last day; the day of a run may be another than in UTC.
export function checkKnown(environment, facts) {
  const day = (time, more) => new Date(Date.parse(time) + more * 86_400_000).toISOString().slice(0, 10);
  for (const { expires, expired = false } of facts.request.known ?? []) {
    const other = expired ? expires > day(environment.finished, 1) : expires < day(environment.started, -1);
    if (other) fault("run.json", `a known failure that counts until ${expires} is said to ${expired ? "have expired" : "count"}`);
  }
}
