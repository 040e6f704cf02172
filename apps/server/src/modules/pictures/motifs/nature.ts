import { birds, disc, lineOn, ranges, ridge, stillWater } from '../landscape.ts';
import { between, circle, curve, n, path, type Point, type Scene } from '../scene.ts';

/** Ink-wash ranges under a sun, with birds between. */
export function mountains(scene: Scene): string {
  const { width, height, focus, random } = scene;
  const x = focus.x + between(random, 0.02, 0.16) * width;
  return (
    disc(scene, x, height * between(random, 0.22, 0.28), height * 0.09) +
    birds(scene, x - width * 0.22, height * 0.2, 5) +
    ranges(scene, { top: height * 0.46, rise: height * 0.32 })
  );
}

/** Stalks and hanging leaves before a moon. */
export function bamboo(scene: Scene): string {
  const { width, height, focus, palette } = scene;
  const stalks: string[] = [];
  const places = [-0.62, -0.3, 0.08, 0.34, 0.72];
  for (const [index, place] of places.entries()) {
    const isNear = index % 2 === 0;
    const colour = palette.layers[isNear ? 3 : 1];
    const x = focus.x + place * focus.size * 0.9;
    stalks.push(stalk(scene, x, (isNear ? 0.026 : 0.018) * height, colour, isNear ? 1 : 0.6));
  }
  const hills = ridge(scene, {
    base: height * 0.86,
    rise: height * 0.16,
    step: width / 8,
    colour: palette.layers[0],
    id: 'hill',
    mist: 0.6,
  });
  return disc(scene, focus.x - focus.size * 0.08, height * 0.4, height * 0.2) + hills + stalks.join('');
}

function stalk(
  { height, random }: Scene,
  x: number,
  thickness: number,
  colour: string,
  opacity: number,
): string {
  const lean = between(random, -0.05, 0.05);
  let stem = '';
  let leaves = '';
  let y = height + 10;
  while (y > -20) {
    const joint = between(random, 0.17, 0.24) * height;
    const [low, high] = [y - 2.5, y - joint + 2.5];
    stem += `M${n(x + lean * (height - low))} ${n(low)}L${n(x + lean * (height - high))} ${n(high)}`;
    if (random() < 0.75) {
      const side = random() < 0.5 ? -1 : 1;
      leaves += spray(random, x + lean * (height - high), high, side, height * between(random, 0.1, 0.16));
    }
    y -= joint;
  }
  return (
    `<g opacity="${opacity}">` +
    path(stem, `fill="none" stroke="${colour}" stroke-width="${n(thickness)}"`) +
    path(leaves, `fill="${colour}"`) +
    '</g>'
  );
}

function spray(random: () => number, x: number, y: number, side: number, length: number): string {
  const count = 3 + Math.floor(random() * 3);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = between(random, 0.15, 1.25);
    const reach = length * between(random, 0.7, 1.15);
    const [dx, dy] = [Math.cos(angle) * reach * side, Math.sin(angle) * reach];
    const [wx, wy] = [-dy * 0.1, dx * 0.1];
    const start = index * 5 * side;
    d += `M${n(x + start)} ${n(y)}q${n(dx * 0.35 + wx)} ${n(dy * 0.35 + wy)} ${n(dx)} ${n(dy)}q${n(-dx * 0.65 - wx)} ${n(-dy * 0.65 - wy)} ${n(-dx)} ${n(-dy)}z`;
  }
  return d;
}

/** A plum branch in flower. */
export function plum(scene: Scene): string {
  const { width, height, focus, palette, random } = scene;
  const trunk: Point[] = [];
  for (let index = 0; index <= 6; index += 1) {
    const t = index / 6;
    trunk.push([
      width * 1.03 - t * (width * 1.03 - focus.x + focus.size * 0.75),
      height * (0.98 - t * 0.62) + between(random, -1, 1) * height * 0.05,
    ]);
  }
  const twigs = trunk
    .slice(1, -1)
    .map((from, index) => twig(random, from, index % 2 ? 1 : -1, height * 0.36));
  const bare = lineOn(palette);
  const strokes =
    path(
      curve(trunk),
      `fill="none" stroke="${bare}" stroke-width="${n(height * 0.024)}" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path(
      twigs.map(curve).join(''),
      `fill="none" stroke="${bare}" stroke-width="${n(height * 0.009)}" stroke-linecap="round"`,
    );
  const places = [...twigs.flat(), ...trunk.slice(2)].filter(() => random() < 0.62);
  const flowers = places
    .map(([x, y]) => flower(scene, x, y, height * between(random, 0.018, 0.034)))
    .join('');
  return disc(scene, focus.x - focus.size * 0.1, height * 0.36, height * 0.19) + strokes + flowers;
}

function twig(random: () => number, [x, y]: Point, side: number, length: number): Point[] {
  const angle = side < 0 ? between(random, -2.2, -1.5) : between(random, 2.4, 2.9);
  const reach = length * between(random, 0.5, 1);
  const bend = between(random, -0.2, 0.2);
  return [0, 0.4, 0.75, 1].map((t) => [
    x + Math.cos(angle + bend * t) * reach * t,
    y + Math.sin(angle + bend * t) * reach * t,
  ]);
}

function flower({ palette, random }: Scene, x: number, y: number, r: number): string {
  const turn = random() * 6;
  let petals = '';
  for (let index = 0; index < 5; index += 1) {
    const angle = turn + (index * Math.PI * 2) / 5;
    petals += petal(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.56);
  }
  return (
    path(petals, `fill="${palette.seal}" opacity=".92"`) + circle(x, y, r * 0.24, `fill="${palette.gold}"`)
  );
}

function petal(x: number, y: number, r: number) {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
}

/** Rows of waves under a low sun. */
export function waves(scene: Scene): string {
  const { width, height, focus, palette } = scene;
  const sun = disc(scene, focus.x, height * 0.46, height * 0.17);
  const r = height * 0.115;
  let rows = '';
  for (let row = 0; row < 7; row += 1) {
    const y = height * 0.54 + row * r * 0.62;
    const colour = palette.layers[Math.min(3, Math.floor(row / 1.8))] ?? palette.ink;
    let fills = '';
    let rings = '';
    for (let x = (row % 2 ? 0 : -r) - r; x < width + r * 2; x += r * 2) {
      fills += `M${n(x - r)} ${n(y + r)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0z`;
      for (const share of [0.72, 0.44]) {
        rings += `M${n(x - r * share)} ${n(y + r)}a${n(r * share)} ${n(r * share)} 0 0 1 ${n(r * 2 * share)} 0`;
      }
    }
    rows +=
      path(fills, `fill="${colour}" stroke="${palette.veil}" stroke-width="2.2"`) +
      path(rings, `fill="none" stroke="${palette.veil}" stroke-width="2" opacity=".55"`);
  }
  return sun + rows + stillWater(scene, height * 0.3, height * 0.5, 4);
}
