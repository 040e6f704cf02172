import { drawMotif } from './draw-motif.ts';
import type { Motif } from './motif.ts';
import { night, pine } from './palette.ts';
import { createRandom } from './random.ts';

const [width, height] = [1200, 400];

/**
 * A slider's picture. Dark, since a white header lies on it; the motif stands on the right, since the title stands on
 * the left.
 */
export function drawSlider(seed: string, motif: Motif): string {
  const random = createRandom(seed);
  const palette = random() < 0.5 ? night : pine;
  return drawMotif(
    { width, height, palette, random, focus: { x: width * 0.74, y: height / 2, size: height * 0.8 } },
    motif,
  );
}
