import { isOneColour, sizeOfPicture } from './picture-facts.ts';
import { findEnd, goTo, withUnseenPlayer } from './unseen-player.browser.ts';

/** In milliseconds. The person does not wait for it, but the upload of the picture does. */
const timeout = 6000;

/** Seconds at which a picture is looked for: pages are often blank while they come. */
const moments = [0, 0.5, 1.5, 3, 6, 12];

/** Rejects when the film does not play here. */
export function firstPicture(film: Blob): Promise<Blob | null> {
  return withUnseenPlayer(film, { preload: 'auto', timeout }, async (player) => {
    await findEnd(player);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, sizeOfPicture({ width: player.videoWidth, height: player.videoHeight }));
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    for (const moment of moments) {
      if (!pen || (moment > 0 && !(moment < player.duration))) break;
      // Also to the beginning: before that there is no picture to draw.
      await goTo(player, moment);
      pen.drawImage(player, 0, 0, canvas.width, canvas.height);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      if (!isOneColour(data)) return toJpeg(canvas);
    }
    return null;
  });
}

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
