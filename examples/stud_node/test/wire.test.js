/** Lines are read strictly. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parsed } from "../wire.js";

const code = (text) => {
  try {
    parsed(Buffer.from(text, typeof text === "string" ? "utf8" : undefined));
    return null;
  } catch (error) {
    return error.code;
  }
};

for (const [text, expected] of [
  ['{"a":{"b":1,"c":[{"b":1},{"b":2}]},"b":"a\\"b"}', null],
  ['{"a":1,"a":2}', -32700],
  ['{"a":[{"b":1,"\\u0062":2}]}', -32700], // the same key, written otherwise
  ['{"a":"b","b":"b:b"}', null],
  ["[1]", -32700],
  ["null", -32700],
  ["{", -32700],
  ['{"a":NaN}', -32700],
  ['{"a":2.0}', -32602],
  ['{"a":1e3}', -32602],
  ['{"a":9007199254740993}', -32602],
  ['{"a":"\\ud800"}', -32700],
  [[0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d], -32700],
]) {
  test(`${text} is answered ${expected}`, () => assert.equal(code(text), expected));
}
