import type { ScreenRecorderDeps } from '../recorder-services.ts';

export type PictureSaverDeps = Pick<ScreenRecorderDeps, 'media' | 'records' | 'uploader'> & {
  host: Pick<ScreenRecorderDeps['host'], 'scheduler'>;
};

/** How long a recording that is saved already waits to be seen with its picture, in milliseconds. */
const timeout = 8000;

/**
 * Gives a recording of the library the first picture of its film. Never rejects: a recording without one is whole, and
 * what takes too long is left.
 */
export function createPictureSaver({ media, records, uploader, host }: PictureSaverDeps) {
  async function put(id: number, film: Blob, signal: AbortSignal) {
    const { startPicture, keepPicture } = records;
    const { sendPicture } = uploader;
    if (!startPicture || !keepPicture || !sendPicture || !media.firstPicture) return;
    const credentials = await startPicture(id, { signal });
    if (!credentials) return;
    const picture = await media.firstPicture(film);
    if (!picture || signal.aborted) return;
    await sendPicture(credentials, picture, signal);
    await keepPicture(id, { signal });
  }

  return async function putPicture(id: number, film: Blob): Promise<void> {
    const giveUp = new AbortController();
    const isOver = new Promise<void>((resolve) => {
      giveUp.signal.addEventListener('abort', () => resolve());
    });
    const stop = host.scheduler.after(timeout, () => giveUp.abort());
    await Promise.race([put(id, film, giveUp.signal).catch(() => {}), isOver]);
    stop();
  };
}

export type PictureSaver = ReturnType<typeof createPictureSaver>;
