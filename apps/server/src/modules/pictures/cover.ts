import { drawMotif } from './draw-motif.ts';
import type { Motif } from './motif.ts';
import { night, palettes, pine } from './palette.ts';
import { createRandom } from './random.ts';

/** The cover of an article, 16:9. Each seed has its own, always the same. */
export const drawCover = (seed: string, motif: Motif): string => draw(seed, motif, [960, 540]);

/** The cover of an anthology, 3:4, likewise: a page puts the title on it. */
export const drawAnthologyCover = (seed: string, motif: Motif): string => draw(seed, motif, [600, 800]);

function draw(seed: string, motif: Motif, [width, height]: readonly [number, number]): string {
  const random = createRandom(seed);
  const choice = motif === 'stars' ? [night, pine] : palettes;
  const palette = choice[Math.floor(random() * choice.length)] ?? night;
  return drawMotif(
    {
      width,
      height,
      palette,
      random,
      focus: { x: width / 2, y: height / 2, size: Math.min(width, height) * 0.9 },
    },
    motif,
  );
}
