/**
 * An answer that is JSON already, as the database has built it: it goes onto the wire as it is, without being parsed and
 * written again. Nothing but tests and development holds it against the contract, so every route that answers one needs a
 * test with the client's `checkAnswers`.
 */
export class JsonText<Answer> {
  readonly text: string;
  /** Only for the type checker. */
  declare protected readonly answer: Answer;

  constructor(text: string) {
    this.text = text;
  }
}

/** Adds fields to an object that is JSON already and has at least one field. */
export function withFields(json: string, fields: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;
}
