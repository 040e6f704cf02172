import type { UploaderDeps } from './upload.types.ts';

export type UploadHold = ReturnType<typeof createUploadHold>;

/** Keeps other pages off one upload, from when it is first worked on until it is let go or the page ends. */
export function createUploadHold(id: string, lock: UploaderDeps['lock']) {
  let holding: Promise<boolean> | null = null;
  let letGo = () => {};

  function hold() {
    return new Promise<boolean>((resolve) => {
      const whileHeld = new Promise<void>((end) => (letGo = end));
      const locked = lock(id, () => {
        resolve(true);
        return whileHeld;
      });
      // Where there are no locks there is nobody to ask; an upload goes on without.
      locked.then(resolve, () => resolve(true));
    });
  }

  return {
    /** `held` when it has been ours before. */
    async take(): Promise<'taken' | 'held' | 'busy'> {
      if (holding && (await holding)) return 'held';
      holding = hold();
      return (await holding) ? 'taken' : 'busy';
    },
    letGo: () => letGo(),
  };
}
