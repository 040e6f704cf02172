import { isOneColour, sizeOfPicture } from '../picture-facts.ts';
import { playable } from './files-of-this-page.browser.ts';
import { within } from './within.browser.ts';

const patience = 6000;

/** Seconds at which a picture is looked for: pages are often blank while they come. */
const moments = [0, 0.5, 1.5, 3, 6, 12];

/** By a player that is never seen. Rejects when the film does not play here. */
export async function firstPicture(film: Blob): Promise<Blob | null> {
  const { url, release } = playable(film);
  const video = document.createElement('video');
  const happens = (name: string) =>
    new Promise<void>((resolve) => video.addEventListener(name, () => resolve(), { once: true }));
  const fails = happens('error').then(() => Promise.reject(new Error('It does not play.')));

  async function look() {
    video.muted = true;
    video.preload = 'auto';
    const isThere = happens('loadeddata');
    video.src = url;
    await isThere;
    // Nobody can go anywhere in a film before its end was looked for, where its recorder has not written it down.
    if (video.duration === Infinity) await findEnd();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sizeOfPicture({ width: video.videoWidth, height: video.videoHeight }));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    for (const moment of moments) {
      if (!pen || (moment > 0 && !(moment < video.duration))) break;
      // Also to the beginning: before that there is no picture to draw.
      await goTo(moment);
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      if (!isOneColour(data)) return toJpeg(canvas);
    }
    return null;
  }

  async function findEnd() {
    const isFound = happens('durationchange');
    const isThere = happens('seeked');
    video.currentTime = 1e10;
    await Promise.all([isFound, isThere]);
  }

  async function goTo(moment: number) {
    const isThere = happens('seeked');
    video.currentTime = moment;
    await isThere;
  }

  try {
    return await within(patience, Promise.race([look(), fails]));
  } finally {
    video.removeAttribute('src');
    video.load();
    release();
  }
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
