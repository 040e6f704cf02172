/** Says to other pages which recordings this one is busy with; a page that crashes lets go. */
export interface RecordingLocks {
  /** Answers false when another page holds it. */
  take: (id: string) => Promise<boolean>;
  release: (id: string) => void;
  /** Held by any page, this one too. */
  held: () => Promise<Set<string>>;
}

export function createRecordingLocks(prefix: string): RecordingLocks {
  const own = new Map<string, () => void>();
  /** The browser has taken back those that were released. */
  let returned: Promise<unknown> = Promise.resolve();
  // Missing in pages that are not secure; frames of other pages may be refused.
  const locks = navigator.locks as LockManager | undefined;

  return {
    async take(id) {
      if (own.has(id)) return true;
      const isTaken = await hold(id).catch(() => true);
      if (isTaken && !own.has(id)) own.set(id, () => {});
      return isTaken;
    },
    release(id) {
      own.get(id)?.();
      own.delete(id);
    },
    async held() {
      await returned;
      const state = await locks?.query().catch(() => undefined);
      const names = (state?.held ?? []).map(({ name = '' }) => name);
      const ids = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      return new Set([...own.keys(), ...ids]);
    },
  };

  function hold(id: string): Promise<boolean> {
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      const over = locks.request(prefix + id, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock) return;
        return new Promise<void>((release) => {
          own.set(id, () => {
            release();
            returned = Promise.allSettled([returned, over]);
          });
        });
      });
      over.catch(reject);
    });
  }
}
