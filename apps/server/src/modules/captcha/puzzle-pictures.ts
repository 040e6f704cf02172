import sharp from 'sharp';
import {
  drawGap,
  drawPieceMask,
  drawPieceRim,
  drawPuzzleGround,
  pieceOutline,
  pieceSide,
} from '../pictures/puzzle.ts';
import type { PuzzlePlace } from './puzzle-place.ts';

export interface PuzzlePictures {
  /** Both as `data:` URIs. */
  background: string;
  piece: string;
}

/** Pixels of the pictures for each pixel of the puzzle, for screens that show them finely. */
const fineness = 2;

/** Cuts one piece out of a landscape. The seed decides what is seen, the place where the gap is. */
export async function drawPuzzle(
  seed: string,
  { x, y }: PuzzlePlace,
  size: { width: number; height: number },
): Promise<PuzzlePictures> {
  const outline = pieceOutline(seed);
  const [ground, gap, mask, rim] = await Promise.all([
    rasterise(drawPuzzleGround(seed, size.width, size.height)),
    rasterise(drawGap(outline)),
    rasterise(drawPieceMask(outline)),
    rasterise(drawPieceRim(outline)),
  ]);
  const [left, top, side] = [x * fineness, y * fineness, pieceSide * fineness];
  const background = sharp(ground.input, ground)
    .composite([{ ...gap, left, top }])
    .removeAlpha()
    .webp({ quality: 80, effort: 2 });
  const piece = sharp(ground.input, ground)
    .extract({ left, top, width: side, height: side })
    .composite([{ ...mask, blend: 'dest-in' }, rim])
    .webp({ quality: 86, alphaQuality: 90, effort: 2 });
  const [backgroundBytes, pieceBytes] = await Promise.all([background.toBuffer(), piece.toBuffer()]);
  return { background: asData(backgroundBytes), piece: asData(pieceBytes) };
}

async function rasterise(svg: string) {
  const drawn = sharp(Buffer.from(svg), { density: 72 * fineness })
    .ensureAlpha()
    .raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

const asData = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;
