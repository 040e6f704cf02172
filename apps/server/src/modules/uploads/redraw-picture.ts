import { imageLimits } from '@shuyuan/api-client/contract';
import sharp, { type Sharp } from 'sharp';
import { Problem } from '../../errors/problem.ts';
import { uploadStrings as strings } from './uploads.strings.ts';

/** A picture as it is stored. */
export interface RedrawnPicture {
  bytes: Uint8Array;
  /** Decides what it is served as. */
  extension: 'jpg' | 'png' | 'webp' | 'gif';
  width: number;
  height: number;
}

/** Pixels that are decoded of one picture, all of its frames together. */
const mostPixels = 100_000_000;

/** By what the decoder finds in the bytes, whatever a name or a header says. */
const kinds = {
  jpeg: { extension: 'jpg', write: (picture: Sharp) => picture.jpeg({ quality: 88 }) },
  png: { extension: 'png', write: (picture: Sharp) => picture.png() },
  webp: { extension: 'webp', write: (picture: Sharp) => picture.webp({ quality: 88 }) },
  gif: { extension: 'gif', write: (picture: Sharp) => picture.gif() },
  // AVIF: not every reader shows it, and it takes long to write.
  heif: { extension: 'webp', write: (picture: Sharp) => picture.webp({ quality: 88 }) },
} as const;

/**
 * The picture that the bytes hold and nothing else of them: no place where it was taken, nothing behind its end. Throws a
 * refusal for what is no picture of a known type, or is larger than one may be. What is longer than
 * `longestSide` pixels is drawn smaller.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  longestSide: number = imageLimits.side,
): Promise<RedrawnPicture> {
  const picture = () => sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated: true });
  // Of nothing the decoder makes not even a picture.
  const found =
    bytes.length === 0
      ? null
      : await picture()
          .metadata()
          .catch(() => null);
  const kind = found && Object.hasOwn(kinds, found.format) ? kinds[found.format as keyof typeof kinds] : null;
  if (!found || !kind || (found.format === 'heif' && found.compression !== 'av1')) throw noPicture();
  const [width, height] = [found.width, found.pageHeight ?? found.height];
  if (Math.max(width, height) > imageLimits.side)
    throw new Problem(1, strings.pictureTooLarge, { field: 'file' });
  try {
    const upright = picture().autoOrient();
    const sized =
      Math.max(width, height) > longestSide
        ? upright.resize({ width: longestSide, height: longestSide, fit: 'inside' })
        : upright;
    const { data, info } = await kind.write(sized).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      extension: kind.extension,
      width: info.width,
      height: info.pageHeight ?? info.height,
    };
  } catch {
    // Its head was one, and the rest is not.
    throw noPicture();
  }
}

const noPicture = () => new Problem(1, strings.notPicture, { field: 'file' });
