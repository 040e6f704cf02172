import { isDark, type Palette } from './palette.ts';
import { between, circle, curve, n, path, verticalGradient, type Point, type Scene } from './scene.ts';

/** Sun or moon with its halo. */
export function disc({ palette }: Scene, x: number, y: number, r: number): string {
  const halo = isDark(palette) ? 0.1 : 0.14;
  return (
    circle(x, y, r * 1.9, `fill="${palette.disc}" opacity="${halo / 2}"`) +
    circle(x, y, r * 1.4, `fill="${palette.disc}" opacity="${halo}"`) +
    circle(x, y, r, `fill="${palette.disc}"`)
  );
}

interface RidgeOptions {
  /** Mean height of the ridge line. */
  base: number;
  /** How far peaks rise above it. */
  rise: number;
  /** Distance between the points that shape it. */
  step: number;
  colour: string;
  id: string;
  /** How much of the foot is lost in mist, 0 to 1. */
  mist: number;
}

/** One range of hills: a brush line above, mist below. */
export function ridge({ width, height, random }: Scene, options: RidgeOptions): string {
  const { base, rise, step, colour, id, mist } = options;
  const points: Point[] = [];
  const phase = random() * 7;
  for (let x = -step; x <= width + step; x += step) {
    const swell = Math.sin(x / (step * 2.1) + phase) * 0.42 + Math.sin(x / (step * 0.8) + phase * 2) * 0.26;
    points.push([x, base - rise * (0.5 + swell + between(random, -0.22, 0.3))]);
  }
  const gradient = verticalGradient(id, [
    [0, colour, 1],
    [0.55, colour, 1 - mist * 0.45],
    [1, colour, 1 - mist],
  ]);
  return `<defs>${gradient}</defs>${path(`${curve(points)}V${height}H0Z`, `fill="url(#${id})"`)}`;
}

/** Ranges from far to near, standing on the lower part of the picture. */
export function ranges(scene: Scene, { top, rise }: { top: number; rise: number }): string {
  const { width, height, palette } = scene;
  const reach = height - top;
  return palette.layers
    .map((colour, index) =>
      ridge(scene, {
        base: top + (reach * (index + 0.55)) / 4.1,
        rise: rise * (1 - index * 0.16),
        step: width / (7 + index * 2),
        colour,
        id: `ridge${index}`,
        mist: index === 3 ? 0 : 0.75,
      }),
    )
    .join('');
}

/** A few birds far away. */
export function birds({ palette, random }: Scene, x: number, y: number, count: number): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const size = between(random, 5, 9);
    const [left, top] = [x + between(random, -60, 60), y + between(random, -24, 24)];
    d += `M${n(left - size)} ${n(top - size * 0.4)}q${n(size * 0.6)} ${n(-size * 0.2)} ${n(size)} ${n(size * 0.5)}q${n(size * 0.4)} ${n(-size * 0.7)} ${n(size)} ${n(-size * 0.5)}`;
  }
  return path(
    d,
    `fill="none" stroke="${lineOn(palette)}" stroke-width="1.8" stroke-linecap="round" opacity=".7"`,
  );
}

/** Lines that can be seen on the sky. */
export function lineOn(palette: Palette): string {
  return isDark(palette) ? palette.veil : palette.ink;
}

/** Thin level strokes, as still water or low mist. */
export function stillWater(
  { width, palette, random }: Scene,
  top: number,
  bottom: number,
  count: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const y = top + ((bottom - top) * (index + random() * 0.6)) / count;
    const length = between(random, width * 0.05, width * 0.22);
    d += `M${n(between(random, -20, width))} ${n(y)}h${n(length)}`;
  }
  return path(
    d,
    `fill="none" stroke="${palette.veil}" stroke-width="2" stroke-linecap="round" opacity=".35"`,
  );
}
