import { disc, lineOn, ranges, stillWater } from '../landscape.ts';
import { isDark } from '../palette.ts';
import { between, circle, curve, n, path, type Point, type Scene } from '../scene.ts';

/** Stars over hills, one figure of them joined, inside the rings of an armillary sphere. */
export function stars(scene: Scene): string {
  const { width, height, focus, palette, random } = scene;
  const line = lineOn(palette);
  let dust = '';
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = [random() * width, random() ** 1.3 * height * 0.72];
    dust += circle(x, y, between(random, 0.8, 2.2), `opacity="${n(between(random, 0.3, 0.9))}"`);
  }
  const { x } = focus;
  const y = height * 0.42;
  const r = height * 0.3;
  const rings = [
    [r, r],
    [r, r * 0.34],
    [r * 0.34, r],
    [r * 0.72, r * 0.98],
  ]
    .map(
      ([rx = 0, ry = 0], index) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${[0, -24, -24, 38][index]} ${n(x)} ${n(y)})"/>`,
    )
    .join('');
  const figure = dipper(x, y, r);
  return (
    `<g fill="${isDark(palette) ? palette.disc : palette.layers[3]}">${dust}</g>` +
    `<g fill="none" stroke="${isDark(palette) ? palette.gold : palette.layers[2]}" stroke-width="2.4" opacity=".8">${rings}</g>` +
    path(
      `M${figure.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}`,
      `fill="none" stroke="${line}" stroke-width="1.6" opacity=".6"`,
    ) +
    figure
      .map(([a, b], index) =>
        circle(a, b, index === 3 ? 6 : 4.4, `fill="${index === 3 ? palette.seal : line}"`),
      )
      .join('') +
    ranges(scene, { top: height * 0.66, rise: height * 0.16 })
  );
}

/** The Northern Dipper, as it hangs in autumn. */
function dipper(x: number, y: number, r: number): Point[] {
  const shape: Point[] = [
    [-0.72, -0.32],
    [-0.4, -0.36],
    [-0.12, -0.2],
    [0.14, -0.04],
    [0.2, 0.28],
    [0.62, 0.36],
    [0.68, 0.02],
    [0.14, -0.04],
  ];
  return shape.map(([dx, dy]) => [x + dx * r, y + dy * r]);
}

/** A bridge and its reflection make one circle. */
export function bridge(scene: Scene): string {
  const { width, height, focus, palette } = scene;
  const water = height * 0.66;
  const r = height * 0.2;
  const { x } = focus;
  const span = r * 2.7;
  const rise = (t: number) => r * 1.36 * ((1 + Math.cos(Math.PI * t)) / 2) ** 0.8;
  const steps = Array.from({ length: 13 }, (_, index) => index / 6 - 1);
  const deck = (sign: 1 | -1) =>
    `${curve(steps.map((t) => [x + t * span, water - sign * rise(t)]))}H${n(x + r)}` +
    `A${n(r)} ${n(r)} 0 0 ${sign > 0 ? 0 : 1} ${n(x - r)} ${n(water)}Z`;
  const posts = steps
    .slice(2, -2)
    .map((t) => `M${n(x + t * span)} ${n(water - rise(t))}v${n(-r * 0.17)}`)
    .join('');
  const rail = curve(steps.slice(2, -2).map((t) => [x + t * span, water - rise(t) - r * 0.17]));
  const stone = palette.layers[3];
  return (
    disc(scene, x + width * 0.16, height * 0.24, height * 0.085) +
    ranges({ ...scene, height: water }, { top: height * 0.36, rise: height * 0.18 }) +
    `<rect y="${n(water)}" width="${width}" height="${n(height - water)}" fill="${palette.layers[1]}"/>` +
    path(deck(-1), `fill="${stone}" opacity=".32"`) +
    stillWater(scene, water + 12, height - 10, 9) +
    path(deck(1), `fill="${stone}"`) +
    path(
      posts + rail,
      `fill="none" stroke="${stone}" stroke-width="${n(r * 0.045)}" stroke-linecap="round"`,
    ) +
    path(
      `M${n(x - r)} ${n(water)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(water)}`,
      `fill="none" stroke="${palette.veil}" stroke-width="3" opacity=".75"`,
    )
  );
}
