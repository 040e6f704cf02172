import { disc, lineOn, ranges, stillWater } from '../landscape.ts';
import { isDark } from '../palette.ts';
import { between, circle, n, path, rect, type Scene } from '../scene.ts';

/** A lens seen from the front: rings, a diaphragm of seven blades, and hills upside down behind it. */
export function lens(scene: Scene): string {
  const { height, focus, palette, random } = scene;
  const [x, y, r] = [focus.x, height * 0.5, height * 0.36];
  const turn = between(random, 0, 0.9);
  const open = between(random, 0.42, 0.62);
  const corner = (blade: number, at: number) => {
    const angle = turn + (blade / 7) * Math.PI * 2;
    return `${n(x + Math.cos(angle) * r * at)} ${n(y + Math.sin(angle) * r * at)}`;
  };
  const blades = Array.from({ length: 7 }, (_, blade) =>
    path(
      `M${corner(blade, 0.94)}L${corner(blade + 1, 0.94)}L${corner(blade + 1, open)}L${corner(blade, open)}Z`,
      `fill="${palette.layers[blade % 2 === 0 ? 3 : 2]}" stroke="${palette.ink}" stroke-width="2"`,
    ),
  ).join('');
  return (
    ranges(scene, { top: height * 0.7, rise: height * 0.12 }) +
    circle(x, y, r * 1.16, `fill="${palette.ink}"`) +
    circle(x, y, r, `fill="${palette.layers[1]}" stroke="${palette.gold}" stroke-width="4"`) +
    blades +
    circle(x, y, r * open * 0.9, `fill="${palette.disc}" opacity=".5"`) +
    circle(x - r * 0.2, y - r * 0.22, r * 0.08, `fill="${palette.veil}"`)
  );
}

/** A zither from above: seven strings over a dark board, thirteen studs, a few strings sounding. */
export function strings(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const [top, board] = [height * 0.3, height * 0.44];
  let lines = '';
  for (let string = 0; string < 7; string += 1) {
    const y = top + board * (0.14 + string * 0.12);
    const sway = random() < 0.4 ? between(random, 6, 14) : 0;
    lines += `M0 ${n(y)}Q${n(width / 2)} ${n(y + sway)} ${width} ${n(y)}`;
  }
  const studs = Array.from({ length: 13 }, (_, stud) =>
    circle(width * (0.08 + stud * 0.07), top + board * 0.05, stud === 6 ? 8 : 5, `fill="${palette.gold}"`),
  ).join('');
  return (
    stillWater(scene, height * 0.06, height * 0.26, 9) +
    disc(scene, width * between(random, 0.6, 0.85), height * 0.16, height * 0.06) +
    rect(0, top, width, board, `fill="${palette.ink}"`) +
    rect(0, top + board, width, height * 0.03, `fill="${palette.seal}" opacity=".8"`) +
    studs +
    path(lines, `fill="none" stroke="${palette.veil}" stroke-width="2.4" opacity=".85"`) +
    stillWater(scene, height * 0.82, height * 0.97, 8)
  );
}

/** A sheet in squares with a few strokes of the brush on it, and the seal of who wrote them. */
export function brushwork(scene: Scene): string {
  const { width, height, focus, palette, random } = scene;
  const side = height * 0.66;
  const [left, top] = [focus.x - side / 2, height * 0.17];
  const paper = isDark(palette) ? palette.veil : '#fbf8f0';
  const square = `M${n(left)} ${n(top)}h${n(side)}v${n(side)}h${n(-side)}z`;
  const inner = `M${n(left + side / 2)} ${n(top)}v${n(side)}M${n(left)} ${n(top + side / 2)}h${n(side)}`;
  const at = (x: number, y: number) =>
    `${n(left + side * (x + between(random, -0.02, 0.02)))} ${n(top + side * (y + between(random, -0.02, 0.02)))}`;
  const strokes = [
    `M${at(0.2, 0.32)}Q${at(0.5, 0.24)} ${at(0.8, 0.27)}`,
    `M${at(0.5, 0.14)}Q${at(0.52, 0.5)} ${at(0.49, 0.86)}`,
    `M${at(0.46, 0.4)}Q${at(0.36, 0.62)} ${at(0.16, 0.78)}`,
    `M${at(0.54, 0.42)}Q${at(0.68, 0.64)} ${at(0.86, 0.76)}`,
  ];
  return (
    ranges(scene, { top: height * 0.76, rise: height * 0.1 }) +
    rect(left - 18, top - 18, side + 36, side + 36, `fill="${paper}"`) +
    path(square + inner, `fill="none" stroke="${palette.seal}" stroke-width="2" opacity=".5"`) +
    strokes
      .map((d, index) =>
        path(
          d,
          `fill="none" stroke="${palette.ink}" stroke-width="${[22, 24, 16, 20][index] ?? 20}" stroke-linecap="round"`,
        ),
      )
      .join('') +
    rect(left + side * 0.86, top + side * 0.9, side * 0.1, side * 0.1, `fill="${palette.seal}"`) +
    path(`M0 ${n(height * 0.94)}H${width}`, `stroke="${lineOn(palette)}" stroke-width="2" opacity=".3"`)
  );
}

/** Lanterns on a line over water, each with its light below. */
export function lanterns(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const shore = height * 0.66;
  let line = `M0 ${n(height * 0.14)}`;
  let lamps = '';
  for (let lamp = 0; lamp < 5; lamp += 1) {
    const x = width * (0.14 + lamp * 0.18);
    const y = height * between(random, 0.26, 0.4);
    const r = height * between(random, 0.06, 0.085);
    line += `Q${n(x - width * 0.09)} ${n(height * 0.24)} ${n(x)} ${n(height * 0.16)}`;
    lamps +=
      path(`M${n(x)} ${n(height * 0.16)}V${n(y - r)}`, `stroke="${lineOn(palette)}" stroke-width="2"`) +
      circle(x, y, r * 2.1, `fill="${palette.disc}" opacity=".16"`) +
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.1)}" ry="${n(r)}" fill="${lamp % 2 === 0 ? palette.seal : palette.gold}"/>` +
      path(`M${n(x)} ${n(y + r)}v${n(r * 0.9)}`, `stroke="${palette.gold}" stroke-width="3"`) +
      `<ellipse cx="${n(x)}" cy="${n(shore + height * 0.12)}" rx="${n(r * 0.5)}" ry="${n(r * 1.3)}" fill="${palette.disc}" opacity=".3"/>`;
  }
  return (
    ranges(scene, { top: height * 0.42, rise: height * 0.16 }) +
    rect(0, shore, width, height - shore, `fill="${palette.layers[3]}"`) +
    stillWater(scene, shore + 12, height * 0.97, 14) +
    path(line, `fill="none" stroke="${lineOn(palette)}" stroke-width="2"`) +
    lamps
  );
}
