import { disc } from './landscape.ts';
import { palettes, night } from './palette.ts';
import { createRandom } from './random.ts';
import { between, circle, n, path, picture, type Scene } from './scene.ts';

const side = 240;

/** A square picture for a person without a photograph: a few quiet shapes that tell people apart. */
export function drawAvatar(seed: string): string {
  const random = createRandom(`avatar ${seed}`);
  const palette = palettes[Math.floor(random() * palettes.length)] ?? night;
  const scene: Scene = {
    width: side,
    height: side,
    palette,
    random,
    focus: { x: side / 2, y: side / 2, size: side },
  };
  const kinds = [hills, rings, leaf, moonOverWater, seal];
  const kind = kinds[Math.floor(random() * kinds.length)] ?? hills;
  return picture(scene, kind(scene));
}

function hills(scene: Scene): string {
  const { palette, random } = scene;
  const hill = (base: number, colour: string) => {
    const peak = between(random, 60, 180);
    return path(
      `M-20 ${side}V${n(base)}Q${n(peak - 50)} ${n(base - 20)} ${n(peak)} ${n(base - 70)}Q${n(peak + 50)} ${n(base - 10)} 260 ${n(base - between(random, 0, 30))}V${side}Z`,
      `fill="${colour}"`,
    );
  };
  return (
    disc(scene, between(random, 80, 160), 84, 30) +
    hill(176, palette.layers[1]) +
    hill(212, palette.layers[2]) +
    hill(246, palette.layers[3])
  );
}

function rings({ palette, random }: Scene): string {
  const [x, y] = [between(random, 90, 150), between(random, 90, 150)];
  const circles = [96, 74, 52, 30].map((r, index) =>
    circle(x, y, r, `fill="${palette.layers[index] ?? palette.ink}"`),
  );
  return circles.join('') + circle(x, y, 12, `fill="${palette.seal}"`);
}

function leaf({ palette, random }: Scene): string {
  const turn = Math.floor(between(random, -30, 30));
  const one = (angle: number, colour: string) =>
    `<g transform="rotate(${angle} 120 208)">${path('M120 208Q66 120 120 34Q174 120 120 208Z', `fill="${colour}"`)}${path('M120 208V60', `stroke="${palette.veil}" stroke-width="3" opacity=".6"`)}</g>`;
  return one(turn - 42, palette.layers[1]) + one(turn + 42, palette.layers[2]) + one(turn, palette.layers[3]);
}

function moonOverWater(scene: Scene): string {
  const { palette, random } = scene;
  const x = between(random, 90, 150);
  let water = '';
  for (let row = 0; row < 6; row += 1)
    water += `M${n(x - 60 + row * 8)} ${158 + row * 14}h${n(between(random, 50, 110) - row * 6)}`;
  return (
    disc(scene, x, 96, 40) +
    path(`M0 140H${side}V${side}H0Z`, `fill="${palette.layers[2]}"`) +
    path(water, `stroke="${palette.veil}" stroke-width="5" stroke-linecap="round" opacity=".6"`)
  );
}

/** A seal with the plainest of patterns: nothing that could be read. */
function seal({ palette, random }: Scene): string {
  const turn = n(between(random, -5, 5));
  const cells = random() < 0.5 ? 2 : 3;
  const size = 88 / cells;
  const skipped = Math.floor(random() * cells * cells);
  let marks = '';
  for (let index = 0; index < cells * cells; index += 1) {
    const [x, y] = [76 + (index % cells) * size + size / 2, 76 + Math.floor(index / cells) * size + size / 2];
    marks += circle(x, y, size * (index === skipped ? 0.12 : 0.32), `fill="${palette.veil}"`);
  }
  return `<g transform="rotate(${turn} 120 120)"><rect x="56" y="56" width="128" height="128" rx="14" fill="${palette.seal}"/>${marks}</g>`;
}
