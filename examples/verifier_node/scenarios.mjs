// Reads scenarios and steps out of the features, and compares them with the evidence.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { faultOf, sha256 } from "./faults.mjs";

const fault = faultOf("evidence");

const STOPS = new Set([
  "engine-crash", "engine-timeout", "engine-protocol", "engine-gone", "contradiction", "forced-deck-not-dealt",
  "not-repeatable", "course-refused", "money-not-conserved", "harness-fault", "no-ability", "own-terms",
]);

// Every scenario of the features by its id: its clause, its steps as [sentence, rows], whether it depends on a reading.
function scenariosOf(folder, files, regulation) {
  const found = new Map();
  const below = `features/${regulation.replaceAll("-", "_")}/`;
  for (const name of files.filter((each) => each.startsWith(below) && each.endsWith(".feature"))) {
    let tags = [], clause = "", scenario = null, examples = null;
    for (const line of readFileSync(join(folder, name), "utf8").split(/\r?\n/).map((each) => each.trim())) {
      const [, kind, title] = /^(Feature|Rule|Scenario Outline|Scenario|Examples):\s*(.*)$/.exec(line) ?? [];
      if (line.startsWith("@")) tags.push(...line.split(/\s+/));
      else if (kind === "Examples") examples = [];
      else if (kind) {
        addTo(found, scenario, examples);
        examples = scenario = null;
        if (kind.startsWith("Scenario")) {
          scenario = { id: `${clause}#${slug(title)}`, clause, steps: [], reading: tags.some((each) => each.startsWith("@reading-")) };
        } else clause = tags.find((each) => each.startsWith(`@${regulation}/`))?.slice(1) ?? clause;
        tags = [];
      } else if (line.startsWith("|") && scenario) {
        const row = line.slice(1, -1).split("|").map((cell) => cell.trim());
        (examples ?? scenario.steps.at(-1)[1]).push(row);
      } else if (scenario && /^(Given|When|Then|And|But) /.test(line)) scenario.steps.push([line, []]);
    }
    addTo(found, scenario, examples);
  }
  return found;
}

const slug = (name) => name.normalize("NFKD").replace(/[^\x00-\x7f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

function addTo(found, scenario, examples) {
  if (!scenario) return;
  if (!examples) return found.set(scenario.id, scenario);
  const [names, ...rows] = examples;
  rows.forEach((row, n) => {
    const told = (text) => names.reduce((so, name, at) => so.replaceAll(`<${name}>`, row[at]), text);
    const steps = scenario.steps.map(([text, table]) => [told(text), table.map((cells) => cells.map(told))]);
    found.set(`${scenario.id}~${n + 1}`, { ...scenario, steps });
  });
}

// Whether a scenario or a table belongs to the part of a run, by the digest of its id.
export const isOfShard = (shard, id) => !shard
  || BigInt(`0x${sha256(id).slice(0, 16)}`) % BigInt(shard.count) === BigInt(shard.number - 1);

// Compares evidence with the features; returns the scenarios of the features by their ids.
export function checkScenarios(folder, files, evidence, facts) {
  const { regulations, clauses, scenarios, shard } = facts.request;
  const law = new Map(regulations.flatMap((each) => [...scenariosOf(folder, files, each)]));
  const asked = ({ id, clause }, key) => (!scenarios.length || scenarios.includes(key)) && isOfShard(shard, key)
    && (!clauses.length || clauses.some((top) => clause === top || clause.startsWith(`${top}.`) || clause.startsWith(`${top}/`)));
  for (const [id, entry] of law) {
    if (!evidence.has(id) && asked(entry, id) && !entry.reading && !facts.interrupted && !facts.own_faults.length) {
      fault(id, "is missing; the features have it, and it was to be run");
    }
  }
  for (const [id, kept] of evidence) {
    const entry = law.get(id);
    if (!entry || !asked(entry, id)) { fault(id, "the features and the request of the run have no such scenario"); continue; }
    const steps = kept.steps ?? [];
    steps.forEach((step, n) => {
      const told = JSON.stringify([step.text, step.table ?? []]);
      if (told !== JSON.stringify(entry.steps[n])) fault(id, `step ${n + 1} was ${step.text}; the features have another`);
      if (n < steps.length - 1 && step.status !== "done") fault(id, `step ${n + 1} is ${step.status}, and the scenario went on`);
    });
    if (!kept.fault && !kept.offer_refused && steps.length < entry.steps.length && steps.at(-1)?.status !== "failed" && !kept.sample) {
      fault(id, `only ${steps.length} of ${entry.steps.length} steps were run, and no reason is given`);
    }
    let kind = "", due = 0;
    for (const step of steps) {
      kind = /^(Given|When|Then) /.exec(step.text)?.[1] ?? kind;
      due += kind === "Then" && step.status !== "stopped" ? 1 : 0;
    }
    const made = (kept.checks ?? []).length;
    if (made !== due && !(kept.sample?.hands === 0 && !made)) fault(id, `${made} checks were made; its steps ask for ${due}`);
    if (kept.fault && !STOPS.has(kept.fault.reason)) fault(id, `no run stops a scenario with ${kept.fault.reason}`);
  }
  return law;
}
