/**
 * Loads the user of one token at a time. `onChange` is called when a load begins, and when one ends that is still the
 * last.
 */
export function createUserLoad(load: (token: string) => Promise<void>, onChange: () => void) {
  let awaited: string | null = null;
  let last: Promise<void> | undefined;

  return {
    begin(token: string): Promise<void> {
      awaited = token;
      onChange();
      last = load(token).finally(() => {
        if (awaited !== token) return;
        awaited = null;
        onChange();
      });
      return last;
    },
    /** Whether the user of `token` is being loaded. */
    isLoading: (token: string | null) => token !== null && awaited === token,
    /** Settles when the user of the last token is there. */
    last: () => last,
  };
}
