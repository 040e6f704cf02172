import { saveFile } from '../../page/save-file.browser.ts';
import { MediaProblem } from '../recorder-media.ts';
import { within } from './within.browser.ts';

const patience = 10_000;

export function playable(file: Blob) {
  const url = URL.createObjectURL(file);
  return { url, release: () => URL.revokeObjectURL(url) };
}

/** By a player that is never seen. Files that recorders have not finished say "infinite" until their end was looked for. */
export async function durationOf(file: Blob): Promise<number> {
  const { url, release } = playable(file);
  const video = document.createElement('video');
  const happens = (name: string) =>
    new Promise<void>((resolve) => video.addEventListener(name, () => resolve(), { once: true }));
  const fails = happens('error').then(() => Promise.reject(new Error('It does not play.')));
  async function read() {
    video.preload = 'metadata';
    video.src = url;
    await happens('loadedmetadata');
    if (video.duration === Infinity) {
      const found = happens('durationchange');
      video.currentTime = 1e10;
      await found;
    }
    return video.duration;
  }
  try {
    const duration = await within(patience, Promise.race([read(), fails]));
    if (!Number.isFinite(duration) || duration <= 0) throw new Error('It has no length.');
    return duration;
  } catch (error) {
    throw new MediaProblem('unreadable', { cause: error });
  } finally {
    video.removeAttribute('src');
    video.load();
    release();
  }
}

export function download(file: Blob, fileName: string) {
  const { url, release } = playable(file);
  saveFile(url, fileName);
  // The browser reads the address a moment later; after that the download no longer needs it.
  setTimeout(release, 60_000);
}
