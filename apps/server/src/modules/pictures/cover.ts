import { drawMotif } from './draw-motif.ts';
import type { Motif } from './motif.ts';
import { night, palettes, pine } from './palette.ts';
import { createRandom } from './random.ts';

const [width, height] = [960, 540];

/** The cover of an article, 16:9. Each seed has its own, always the same. */
export function drawCover(seed: string, motif: Motif): string {
  const random = createRandom(seed);
  const choice = motif === 'stars' ? [night, pine] : palettes;
  const palette = choice[Math.floor(random() * choice.length)] ?? night;
  return drawMotif(
    { width, height, palette, random, focus: { x: width / 2, y: height / 2, size: height * 0.9 } },
    motif,
  );
}
