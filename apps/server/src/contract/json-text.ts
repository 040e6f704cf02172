import type { KeptText } from '../db/keep-texts.ts';
import { successBytes } from '../http/envelope.ts';

/**
 * An answer that is JSON already, as the database has built it: it goes onto the wire as it is, without being parsed and
 * written again. Nothing but tests and development holds it against the contract, so every route that answers one needs a
 * test with the client's `checkAnswers`.
 */
export class JsonText<Answer> {
  /** With its envelope. Answers that are the same object are tagged and compressed once. */
  readonly body: Buffer;
  /** Only for the type checker. */
  declare protected readonly answer: Answer;

  /** @param parts One after the other: texts, and UTF-8. */
  constructor(...parts: readonly (string | Buffer)[]) {
    this.body = successBytes(parts);
  }
}

/**
 * Makes an answer of a text that is kept, and again only when either is another one.
 * @param key Names what the answer depends on beside the text.
 */
export function derived<Value, Input = void>(
  of: (text: KeptText, input: Input) => Value,
  key: (input: Input) => string = () => '',
): (text: KeptText, input: Input) => Value {
  const known = new WeakMap<KeptText, { key: string; value: Value }>();
  return (text, input) => {
    const last = known.get(text);
    const now = key(input);
    if (last?.key === now) return last.value;
    const value = of(text, input);
    known.set(text, { key: now, value });
    return value;
  };
}
