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
  const kinds = [hills, rings, leaf, moonOverWater, blossom, gate, scales];
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

function blossom({ palette, random }: Scene): string {
  const turn = Math.floor(between(random, 0, 72));
  const colour = random() < 0.6 ? palette.seal : palette.gold;
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => `<circle cx="120" cy="80" r="37" transform="rotate(${angle + turn} 120 120)"/>`)
    .join('');
  const stamens = [36, 108, 180, 252, 324]
    .map((angle) => `<path d="M120 120V88" transform="rotate(${angle + turn} 120 120)"/>`)
    .join('');
  return (
    `<g fill="${colour}">${petals}</g>` +
    `<g stroke="${palette.veil}" stroke-width="4" stroke-linecap="round">${stamens}</g>` +
    circle(120, 120, 13, `fill="${palette.veil}"`)
  );
}

function gate(scene: Scene): string {
  const { palette, random } = scene;
  const wall = palette.layers[random() < 0.5 ? 3 : 2];
  const moon = circle(between(random, 92, 148), 92, 17, `fill="${palette.disc}"`);
  const far = path(
    `M0 150Q${n(between(random, 40, 90))} 104 128 142T240 132V240H0Z`,
    `fill="${palette.layers[0]}"`,
  );
  const near = path(
    `M0 176Q70 ${n(between(random, 130, 170))} 130 172T240 166V240H0Z`,
    `fill="${palette.layers[1]}"`,
  );
  const hole = `M0 0H${side}V${side}H0ZM40 120a80 80 0 1 0 160 0a80 80 0 1 0 -160 0Z`;
  return moon + far + near + path(hole, `fill="${wall}" fill-rule="evenodd"`);
}

function scales({ palette, random }: Scene): string {
  const odd = Math.floor(random() * 12);
  let rows = '';
  for (let index = 0; index < 20; index += 1) {
    const row = Math.floor(index / 4);
    const x = (index % 4) * 80 + (row % 2 ? -40 : 0);
    const y = 72 + row * 40;
    const colour = index === odd ? palette.gold : (palette.layers[Math.min(3, row)] ?? palette.ink);
    rows += path(
      `M${x} ${y}a40 40 0 0 1 80 0v240h-80z`,
      `fill="${colour}" stroke="${palette.veil}" stroke-width="4"`,
    );
  }
  return rows;
}
