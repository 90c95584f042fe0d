// Runs the second verifier on one folder after another, each time with its modules loaded anew.
//
//     node second_verifier.mjs PROGRAM
//
// A line of input is a list of arguments; the answer is a line with the exit code and what the program wrote.

import { registerHooks } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const program = process.argv[2];
let turn = 0;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.startsWith("file:") ? { ...found, url: `${found.url}?${turn}` } : found;
  },
});

for await (const line of createInterface({ input: process.stdin })) {
  const written = { log: [], error: [] };
  for (const [name, lines] of Object.entries(written)) console[name] = (text) => lines.push(`${text}\n`);
  process.argv.splice(2, Infinity, ...JSON.parse(line));
  process.exitCode = 0;
  turn += 1;
  try {
    await import(pathToFileURL(program));
  } catch (error) {
    console.error(error.stack);
    process.exitCode = 1;
  }
  const [stdout, stderr] = [written.log, written.error].map((lines) => lines.join(""));
  process.stdout.write(`${JSON.stringify({ code: process.exitCode, stdout, stderr })}\n`);
}
process.exitCode = 0;
