// Works the outcomes out of evidence and tables again, by the decision tables.

import { faultOf } from "./faults.mjs";

const fault = faultOf("results");

const VOID = new Set([
  "harness-fault", "no-check", "chain-broken", "forced-deck-not-dealt", "course-refused", "identity-changed",
]);
const CONTRADICTIONS = new Set(["contradiction", "money-not-conserved"]);
// Checks that read what an answer says outright: that something is accepted, with how much who goes, who is all-in.
const OUTRIGHT = new Set(["attempt-refused", "goes-with", "not-short-of-capital"]);
const HANDS = 400;
const WORST = ["failed", "cantTell", "untested", "passed"];

// Whether a clause is not kept: one through which others hold is, where these fail by themselves too.
function fails(id, shown, tables) {
  if (!shown.clauses.includes(id) || !shown.through?.includes(id)) return shown.clauses.includes(id);
  const others = shown.clauses.filter((each) => !shown.through.includes(each));
  return [...tables.values()].flatMap((table) => table.disagreements ?? [])
    .every((each) => each.through?.length || !others.some((other) => each.clauses.includes(other)));
}

// What results.json must say of a clause in play: in how many hands it was looked at, and what was found.
function checkPlay(id, clause, tables) {
  let hands = 0;
  const found = [];
  for (const table of tables.values()) {
    const seen = table.again ? [] : table.situations?.[id] ?? [];
    hands += new Set(seen.filter(([hand]) => hand).map(([hand, , , , , , opening = 1]) => `${opening} ${hand}`)).size;
    const kind = (each) => `${each.clauses[0] ?? ""} ${each.aspect}`;
    const origin = table.id.endsWith("-echo") ? undefined : tables.get(table.again);
    const kinds = origin && new Set((origin.disagreements ?? []).map(kind));
    for (const each of table.disagreements ?? []) {
      if (kinds && !kinds.has(kind(each))) continue;  // a hand played again alone shows no more than its table
      if (fails(id, each, tables)) found.push(`${table.id} ${each.n} ${each.aspect} ${each.seen}`);
    }
  }
  const said = clause.in_play?.found.map((each) => `${each.table} ${each.message} ${each.aspect} ${each.seen}`) ?? [];
  if (String(found.sort()) !== String(said.sort())) fault(id, "what was found in play is not that of tables.jsonl");
  if (hands !== (clause.in_play?.hands ?? 0)) fault(id, `play looked at it in ${hands} hands, by tables.jsonl`);
}

// The rows of the table on engine parts that follow from results; null where others decide.
function enginePartOf(clause, opensTables) {
  const outcomes = clause.scenarios.map((each) => each.outcome);
  if (clause.engine_reason === "one-of-empty") return null;
  if (outcomes.includes("failed") || clause.elsewhere.length || clause.in_play?.found.length) return "failed";
  const open = ["cantTell", "untested"].find((each) => outcomes.includes(each));
  if (open) return open;
  if (!outcomes.includes("passed")) return null;
  return opensTables && clause.in_play && clause.in_play.hands < clause.in_play.minimum ? "untested" : "passed";
}

// Whether what was reported contradicts itself before, or in, all that shows that a check failed.
function contradicted({ fault: stopped, checks = [] }) {
  if (!CONTRADICTIONS.has(stopped?.reason) || stopped.message == null || stopped.agreed) return false;
  const failed = checks.filter((made) => made.finding.verdict === "failed");
  const end = ({ finding, upto }) => (finding.messages?.length ? Math.max(...finding.messages) : upto);
  const last = (made) => end(made) - (OUTRIGHT.has(made.check) ? 1 : 0);
  return failed.length > 0 && failed.every((made) => stopped.message <= last(made));
}

// The rows of the table on scenarios that follow from evidence alone, in their order; null where others decide.
// `broken` are the clauses that fail by a scenario without a premise that was broken.
function outcomeOf(evidence, broken) {
  const reason = evidence.fault?.reason;
  const found = new Set((evidence.checks ?? []).map((made) => made.finding.verdict));
  if (evidence.offer_refused || ["no-ability", "own-terms", "regulation-not-claimed", "not-run"].includes(reason)) {
    return null;
  }
  if (VOID.has(reason) || contradicted(evidence)) return "cantTell";
  if (found.has("failed") && evidence.premise?.clauses.some((id) => broken.has(id))) return "cantTell";
  if (found.has("failed") || found.has("not-provided")) return "failed";
  if (reason) return "cantTell";
  if (found.has("inconclusive")) return "cantTell";
  if (found.has("unsupported")) return "untested";
  if (evidence.sample && evidence.sample.hands < evidence.sample.minimum) return "untested";
  return found.size === 1 && found.has("passed") ? "passed" : "cantTell";
}

export function checkResults(results, evidence, tables, facts, law) {
  const shown = new Set();
  for (const [name, regulation] of Object.entries(results.regulations)) {
    const counts = { passed: 0, failed: 0, cantTell: 0, inapplicable: 0, untested: 0 };
    const founded = Object.entries(regulation.clauses).filter(([, clause]) => clause.scenarios.some(
      (each) => each.outcome === "failed" && !evidence.get(each.id)?.premise));
    const broken = new Set(founded.map(([id]) => id));
    for (const [id, clause] of Object.entries(regulation.clauses)) {
      for (const scenario of clause.scenarios) {
        shown.add(scenario.id);
        const kept = evidence.get(scenario.id);
        const due = kept && !facts.identity_changed ? outcomeOf(kept, broken) : null;
        if (!kept && ["passed", "failed"].includes(scenario.outcome)) fault(scenario.id, "has no evidence");
        if (due && scenario.outcome !== "inapplicable" && scenario.outcome !== due) {
          fault(scenario.id, `is ${scenario.outcome} in results.json; the evidence gives ${due}`);
        }
        if (kept && JSON.stringify(scenario.made) !== JSON.stringify(kept.checks ?? [])) {
          fault(scenario.id, "its checks in results.json are not those of the evidence");
        }
      }
      checkPlay(id, clause, tables);
      const due = enginePartOf(clause, facts.engine.abilities.tables !== false);
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
    if (facts.request.hands && (regulation.play?.tables !== drawn.filter((table) => table.hands).length
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
  for (const id of evidence.keys()) if (law?.has(id) && !shown.has(id)) fault(id, "has evidence and no result");
  for (const key of ["name", "version", "digest", "vendor"]) {
    if (results.engine[key] !== facts.engine[key]) fault("results.json", `another ${key} of the engine than in run.json`);
  }
}

const sorted = (value) => Object.entries(value).filter(([, n]) => n).sort();
