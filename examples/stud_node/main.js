/** Stud poker against the croupier, spoken over standard input and output; `--lawful` for the law to the letter. */
import { stdin, stdout } from "node:process";
import { parseArgs } from "node:util";
import { Engine } from "./engine.js";
import { DELIVERED, LAWFUL } from "./house.js";
import { METHODS } from "./requests.js";
import { RpcError, lines, parsed } from "./wire.js";

const VERSION = "1.0.0";

/** The reply to one line; `last` after bye. An error that is not the request's is a crash, and meant to be. */
function reply(engine, line) {
  const answer = { jsonrpc: "2.0", id: null };
  try {
    const { jsonrpc, id, method, params = {}, ...strange } = parsed(line);
    if (Number.isInteger(id) || typeof id === "string") answer.id = id;
    const request = jsonrpc === "2.0" && answer.id !== null && typeof method === "string";
    if (!request || Object.keys(strange).length) throw new RpcError(-32600, "not a JSON-RPC 2.0 request");
    if (!Object.hasOwn(METHODS, method)) throw new RpcError(-32601, `no method ${method}`);
    answer.result = engine[method](METHODS[method](params, "params"));
    return { answer, last: method === "bye" };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return { answer: { ...answer, error: { code: error.code, message: error.message } }, last: false };
  }
}

const { lawful } = parseArgs({ options: { lawful: { type: "boolean", default: false } } }).values;
const engine = lawful ? new Engine(LAWFUL, `${VERSION}+lawful`) : new Engine(DELIVERED, VERSION);

for await (const line of lines(stdin)) {
  const { answer, last } = reply(engine, line);
  stdout.write(`${JSON.stringify(answer)}\n`);
  if (last) break;
}
stdin.destroy(); // nothing is read after bye
