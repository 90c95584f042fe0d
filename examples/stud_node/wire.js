/** Lines of JSON, read strictly: one object a line, distinct keys, whole numbers. */

export class RpcError extends Error {
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Refuse what JSON.parse lets pass: equal keys, fractions, numbers out of range, halves of surrogate pairs. */
function checkTokens(text) {
  const tokens = text.match(TOKEN) ?? [];
  const open = []; // the keys of each object around, null for a list
  tokens.forEach((token, i) => {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token[0] === '"') {
      const string = JSON.parse(token);
      if (!string.isWellFormed()) throw new RpcError(-32700, "half a surrogate pair");
      const keys = open.at(-1);
      if (tokens[i + 1] !== ":" || !keys) return;
      if (keys.has(string)) throw new RpcError(-32700, `the key ${string} stands twice`);
      keys.add(string);
    } else if (/^[-\d]/.test(token) && !(/^-?\d+$/.test(token) && Number.isSafeInteger(Number(token)))) {
      throw new RpcError(-32602, `${token} is no whole number that can be counted with`);
    }
  });
}

/** The object on one line; raises RpcError. */
export function parsed(bytes) {
  let value;
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch (error) {
    throw new RpcError(-32700, error.message);
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new RpcError(-32700, "a line is one JSON object");
  }
  checkTokens(text);
  return value;
}

/** The lines of a stream as bytes, blank ones left out. */
export async function* lines(stream) {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      if (end) yield rest.subarray(0, end);
      rest = rest.subarray(end + 1);
    }
  }
}
