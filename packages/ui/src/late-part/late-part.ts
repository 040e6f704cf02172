/** Code that is fetched when it is first needed, and stays. */
export interface LatePart<Part> {
  /** Nothing until it has come. */
  current: () => Part | undefined;
  /** Rejects when it does not come; the next call tries again. */
  load: () => Promise<Part>;
  subscribe: (listener: () => void) => () => void;
}

export function createLatePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  let coming: Promise<Part> | undefined;
  const listeners = new Set<() => void>();

  async function fetchOnce() {
    try {
      part = await fetchPart();
    } catch (error) {
      coming = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return part;
  }

  return {
    current: () => part,
    load: () => (coming ??= fetchOnce()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
