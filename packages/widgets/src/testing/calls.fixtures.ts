import { unplugged } from './failures.fixtures.ts';

/** The calls of a server in memory, by their names: which were made, and what becomes of those that come. */
export function createCalls<Name extends string>() {
  const calls: { name: Name; input: unknown }[] = [];
  const gates = new Map<Name, Promise<void>>();
  const failures = new Map<Name, (() => Error)[]>();
  const lost = new Set<Name>();

  /** Takes a call down, and gives what `answer` makes of it, unless a test has something else in mind. */
  async function called<Result>(name: Name, input: unknown, answer: () => Result): Promise<Result> {
    calls.push({ name, input });
    await gates.get(name);
    const failure = failures.get(name)?.shift();
    if (failure) throw failure();
    const result = answer();
    if (lost.delete(name)) throw unplugged();
    return result;
  }

  return {
    called,
    /** What each server in memory hands to tests. */
    controls: {
      /** Every call, also those that have failed. */
      calls,
      counted: (name: Name) => calls.filter((call) => call.name === name).length,
      /** The next call of this name fails. Said twice, the one after it does too. */
      fail: (name: Name, error: () => Error) =>
        void failures.set(name, [...(failures.get(name) ?? []), error]),
      /** The next call of this name is done, but its answer is lost. */
      loseAnswer: (name: Name) => void lost.add(name),
      /** Calls of this name wait until the answer is called. */
      hold: (name: Name) => {
        let release = () => {};
        gates.set(name, new Promise<void>((resolve) => (release = resolve)));
        return () => {
          gates.delete(name);
          release();
        };
      },
    },
  };
}
