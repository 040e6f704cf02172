/** One call among several of which only the newest counts. */
export interface OwnCall {
  signal: AbortSignal;
  /** Has to be asked again after every `await`. */
  isCurrent: () => boolean;
  /** The answer was used: nothing is left to abort. */
  end: () => void;
}

/** Calls of which only the newest counts: another one, or `stop`, aborts the one before and drops its answer. */
export function createLatestCall() {
  let running: AbortController | undefined;

  function stop() {
    running?.abort();
    running = undefined;
  }

  function begin(): OwnCall {
    stop();
    const own = (running = new AbortController());
    return {
      signal: own.signal,
      isCurrent: () => running === own,
      end() {
        if (running === own) running = undefined;
      },
    };
  }

  return {
    begin,
    stop,
    isRunning: () => running !== undefined,
    /** Resolves to undefined when the call was overtaken or stopped; rejects as `send` does when it was not. */
    run: async <Answer extends object>(
      send: (options: { signal: AbortSignal }) => Promise<Answer>,
    ): Promise<Answer | undefined> => {
      const own = begin();
      try {
        const answer = await send({ signal: own.signal });
        return own.isCurrent() ? answer : undefined;
      } catch (error) {
        if (own.isCurrent()) throw error;
        return undefined;
      } finally {
        own.end();
      }
    },
  };
}
