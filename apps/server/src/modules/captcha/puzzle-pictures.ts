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

/** Cuts one piece out of a landscape. The seed decides what is seen, the place where the gap is. */
export async function drawPuzzle(
  seed: string,
  { x, y }: PuzzlePlace,
  size: { width: number; height: number },
): Promise<PuzzlePictures> {
  const outline = pieceOutline(seed);
  const ground = await sharp(Buffer.from(drawPuzzleGround(seed, size.width, size.height)))
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const over = (svg: string) => ({ input: Buffer.from(svg) });
  const background = sharp(ground)
    .composite([{ ...over(drawGap(outline)), left: x, top: y }])
    .webp({ quality: 84 });
  const piece = sharp(ground)
    .extract({ left: x, top: y, width: pieceSide, height: pieceSide })
    .ensureAlpha()
    .composite([{ ...over(drawPieceMask(outline)), blend: 'dest-in' }, over(drawPieceRim(outline))])
    .webp({ quality: 90, alphaQuality: 90 });
  const [backgroundBytes, pieceBytes] = await Promise.all([background.toBuffer(), piece.toBuffer()]);
  return { background: asData(backgroundBytes), piece: asData(pieceBytes) };
}

const asData = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`;
