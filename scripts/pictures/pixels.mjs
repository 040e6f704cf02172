// Two pictures held against each other by pixels: how many anybody could tell apart, and a picture of them.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Below this, a difference of colour is rounding. */
const threshold = 0.1;

/**
 * Compares two PNG files. `pixels` is null when the sizes differ; `difference` is then null too, unless it is asked for,
 * in which case both stand on the larger page.
 */
export function comparePixels(before, after) {
  const a = PNG.sync.read(before);
  const b = PNG.sync.read(after);
  const sizes = { before: [a.width, a.height], after: [b.width, b.height] };
  if (a.width !== b.width || a.height !== b.height) return { ...sizes, pixels: null };
  return { ...sizes, pixels: pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold }) };
}

/** A picture of the differing pixels; where only one of the two pictures reaches, everything differs. */
export function drawDifference(before, after) {
  const [a, b] = [before, after].map((bytes) => PNG.sync.read(bytes));
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const [left, right] = [a, b].map((picture) => onto(picture, width, height));
  const drawn = new PNG({ width, height });
  pixelmatch(left.data, right.data, drawn.data, width, height, { threshold, alpha: 0.15 });
  return PNG.sync.write(drawn);
}

/** What is beyond a picture's edge is transparent. */
function onto(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const page = new PNG({ width, height });
  PNG.bitblt(picture, page, 0, 0, picture.width, picture.height, 0, 0);
  return page;
}

/** Width and height as the file's first bytes have them. */
export const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];
