/** The time from a widget's `start` to its cleanup. */
export function createLifetime() {
  let current = new AbortController();
  return {
    /** Aborted when the widget is left: what comes after that is dropped. Ask for it before an `await`. */
    signal: () => current.signal,
    /** Begins a new lifetime. Returns its end, which calls each of `cleanups`. */
    start(...cleanups: (() => void)[]) {
      const own = (current = new AbortController());
      return () => {
        own.abort();
        for (const cleanup of cleanups) cleanup();
      };
    },
  };
}
