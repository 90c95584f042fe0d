/** The two ways in which this program says no. */

/** A command or a table that is not accepted; `by` is `engine` when the product says so. */
export class Refusal extends Error {
  constructor(code, text, by = "engine") {
    super(text);
    this.code = code;
    this.by = by;
  }

  answer() {
    return { answer: "refused", by: this.by, reason: { code: this.code, text: this.message } };
  }
}

/** A function that the adapter does not reach. */
export class Unsupported extends Error {
  constructor(what) {
    super(what);
    this.what = what;
  }

  answer() {
    return { answer: "unsupported", what: this.what };
  }
}

/** Refuse unless `holds`. */
export function must(holds, code, text) {
  if (!holds) throw new Refusal(code, text);
}
