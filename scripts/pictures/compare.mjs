// Two pictures held against each other: whether anybody could tell them apart, and a picture of where.
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Below this, a difference of colour is rounding. */
const threshold = 0.1;

/** A picture has changed when more of its pixels than this part of them differ. */
const tolerance = 0.001;

/**
 * Compares two PNG files: null when they look the same, else how they differ, in words, and a PNG of the differing
 * pixels. Pictures of other sizes always differ; where only one of them reaches, everything does.
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return null;
  const [a, b] = [before, after].map((bytes) => PNG.sync.read(bytes));
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const [left, right] = [a, b].map((picture) => onto(picture, width, height));
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, drawn.data, width, height, { threshold, alpha: 0.15 });
  const isResized = a.width !== b.width || a.height !== b.height;
  if (!isResized && pixels <= tolerance * width * height) return null;
  return {
    words: isResized
      ? `was ${a.width} × ${a.height}, is ${b.width} × ${b.height}`
      : `differs in ${((100 * pixels) / (width * height)).toFixed(1)} % of its pixels`,
    difference: PNG.sync.write(drawn),
  };
}

/** What is beyond a picture's edge is transparent. */
function onto(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const page = new PNG({ width, height });
  PNG.bitblt(picture, page, 0, 0, picture.width, picture.height, 0, 0);
  return page;
}
