import { saveFile } from '../../widget/save-file.browser.ts';
import { MediaProblem } from '../recorder-media.ts';
import { playable } from '../../film/playable.browser.ts';
import { findEnd, withUnseenPlayer } from '../../film/unseen-player.browser.ts';

/** In milliseconds. A long file from a slow disk takes its time. */
const timeout = 10_000;

export async function durationOf(file: Blob): Promise<number> {
  try {
    return await withUnseenPlayer(file, { preload: 'metadata', timeout }, async (player) => {
      await findEnd(player);
      const { duration } = player;
      if (!Number.isFinite(duration) || duration <= 0) throw new Error('It has no length.');
      return duration;
    });
  } catch (error) {
    throw new MediaProblem('unreadable', { cause: error });
  }
}

export function download(file: Blob, fileName: string) {
  const { url, release } = playable(file);
  saveFile(url, fileName);
  // The browser reads the address a moment later; after that the download no longer needs it.
  setTimeout(release, 60_000);
}
