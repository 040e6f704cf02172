import type { UploaderDeps } from './upload.types.ts';

export type UploadLock = ReturnType<typeof createUploadLock>;

/** Keeps other pages off one upload, from when it is first worked on until it is released or the page ends. */
export function createUploadLock(id: string, lock: UploaderDeps['lock']) {
  let holding: Promise<boolean> | null = null;
  let release = () => {};

  function request() {
    return new Promise<boolean>((resolve) => {
      const whileHeld = new Promise<void>((end) => (release = end));
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
    async acquire(): Promise<'acquired' | 'held' | 'busy'> {
      if (holding && (await holding)) return 'held';
      holding = request();
      return (await holding) ? 'acquired' : 'busy';
    },
    release: () => release(),
  };
}
