/** One call at a time: beginning another, or letting go, aborts the one before and makes its answer count for nothing. */
export function createLatestCall() {
  let running: AbortController | undefined;

  function letGo() {
    running?.abort();
    running = undefined;
  }

  return {
    /** `isCurrent` has to be asked again after every `await`. */
    begin() {
      letGo();
      const own = new AbortController();
      running = own;
      return {
        signal: own.signal,
        isCurrent: () => running === own,
        /** The answer was used: nothing is left to abort. */
        end: () => {
          if (running === own) running = undefined;
        },
      };
    },
    isRunning: () => running !== undefined,
    letGo,
  };
}
