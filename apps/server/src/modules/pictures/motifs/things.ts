import { disc, lineOn, ranges } from '../landscape.ts';
import { isDark } from '../palette.ts';
import { between, circle, n, path, rect, type Scene } from '../scene.ts';

/** A moon gate in a wall of lattice, hills behind it. */
export function lattice(scene: Scene): string {
  const { width, height, focus, palette } = scene;
  const r = height * 0.38;
  const { x } = focus;
  const y = height * 0.5;
  const wall = isDark(palette) ? palette.layers[3] : palette.veil;
  const hole = `M0 0H${width}V${height}H0ZM${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;
  const view =
    disc(scene, x + r * 0.3, y - r * 0.4, r * 0.2) + ranges(scene, { top: y - r * 0.25, rise: height * 0.2 });
  return (
    view +
    path(hole, `fill="${wall}" fill-rule="evenodd"`) +
    path(
      grid(scene, x, y, r * 1.12),
      `fill="none" stroke="${palette.layers[1]}" stroke-width="3" opacity="${isDark(palette) ? 0.7 : 0.75}"`,
    ) +
    circle(
      x,
      y,
      r * 1.03,
      `fill="none" stroke="${isDark(palette) ? palette.layers[0] : palette.layers[2]}" stroke-width="${n(r * 0.06)}"`,
    )
  );
}

/** Panes of a window, stepping in and out; lines near the gate are left out. */
function grid({ width, height }: Scene, gateX: number, gateY: number, keepOut: number): string {
  const cell = height / 6;
  let d = '';
  for (let row = 0; row < 6; row += 1) {
    for (let column = -1; column * cell < width; column += 1) {
      const [x, y] = [column * cell + (row % 2 ? cell / 2 : 0), row * cell];
      const far = Math.hypot(x + cell / 2 - gateX, y + cell / 2 - gateY) > keepOut + cell * 0.62;
      if (!far) continue;
      d += `M${n(x)} ${n(y)}h${n(cell)}v${n(cell)}h${n(-cell)}z`;
      if ((row + column) % 2 === 0)
        d += `M${n(x + cell * 0.3)} ${n(y + cell * 0.3)}h${n(cell * 0.4)}v${n(cell * 0.4)}h${n(-cell * 0.4)}z`;
    }
  }
  return d;
}

/** One round of a wide brush, the hairs parting at its end. */
export function brushCircle(scene: Scene): string {
  const { height, focus, palette, random } = scene;
  const [x, y] = [focus.x, height * 0.5];
  const r = height * 0.3;
  const start = between(random, 1.6, 2.4);
  let hairs = '';
  for (let index = 0; index < 26; index += 1) {
    const t = index / 25 - 0.5;
    const radius = r + t * height * 0.1 + between(random, -2, 2);
    const sweep = Math.PI * 2 * (0.86 + (0.5 - Math.abs(t)) * 0.1 - random() * 0.12);
    const from = start + Math.abs(t) * 0.12 + random() * 0.05;
    hairs += arc(
      x + t * 6,
      y,
      radius,
      from,
      sweep,
      `stroke-width="${n(between(random, 2.5, 7))}" opacity="${n(between(random, 0.35, 0.95))}"`,
    );
  }
  const colour = isDark(palette) ? palette.veil : palette.layers[3];
  const hills = ranges(scene, { top: height * 0.82, rise: height * 0.1 });
  return (
    hills +
    `<g fill="none" stroke="${colour}" stroke-linecap="round">${hairs}</g>` +
    circle(x + r * 0.36, y - r * 0.16, height * 0.05, `fill="${palette.seal}"`)
  );
}

function arc(x: number, y: number, r: number, from: number, sweep: number, attributes: string): string {
  const point = (angle: number) => `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  const middle = from + sweep / 2;
  return path(
    `M${point(from)}A${n(r)} ${n(r)} 0 0 1 ${point(middle)}A${n(r)} ${n(r)} 0 0 1 ${point(from + sweep)}`,
    attributes,
  );
}

/** Thread-bound books on a table, and a cup that is still warm. */
export function books(scene: Scene): string {
  const { width, height, focus, palette, random } = scene;
  const table = height * 0.8;
  const covers = [palette.layers[3], palette.layers[2], palette.seal, palette.layers[1], palette.gold];
  const first = Math.floor(random() * covers.length);
  const count = 5;
  let y = table;
  let stack = '';
  for (let index = 0; index < count; index += 1) {
    const thick = height * between(random, 0.062, 0.09);
    const wide = height * between(random, 0.56, 0.78);
    const x = focus.x - wide / 2 + between(random, -0.05, 0.05) * height;
    y -= thick;
    stack += book(scene, x, y, wide, thick - 2, covers[(first + index * 2) % covers.length] ?? palette.ink);
  }
  const ground = isDark(palette) ? palette.layers[3] : palette.layers[0];
  return (
    disc(scene, focus.x + height * 0.12, height * 0.36, height * 0.23) +
    rect(0, table, width, height - table, `fill="${ground}"`) +
    rect(0, table, width, 3, `fill="${lineOn(palette)}" opacity=".5"`) +
    stack +
    cup(scene, focus.x - height * 0.04, y)
  );
}

function book({ palette }: Scene, x: number, y: number, wide: number, thick: number, cover: string): string {
  const edge = thick * 0.16;
  let leaves = '';
  for (let line = 1; line <= 3; line += 1)
    leaves += `M${n(x + thick * 0.5)} ${n(y + edge + ((thick - edge * 2) * line) / 4)}H${n(x + wide - 2)}`;
  return (
    rect(x, y, wide, thick, `rx="${n(thick * 0.12)}" fill="${cover}"`) +
    rect(x + thick * 0.35, y + edge, wide - thick * 0.35, thick - edge * 2, `fill="${palette.veil}"`) +
    path(leaves, `stroke="${palette.ink}" stroke-width="1" opacity=".22"`) +
    path(
      `M${n(x + thick * 0.18)} ${n(y + edge)}V${n(y + thick - edge)}`,
      `stroke="${palette.veil}" stroke-width="2" stroke-dasharray="4 4" opacity=".8"`,
    )
  );
}

function cup({ height, palette }: Scene, x: number, y: number): string {
  const w = height * 0.15;
  const h = height * 0.09;
  const steam = [0.3, 0.52, 0.74]
    .map(
      (share, index) =>
        `M${n(x + w * share)} ${n(y - h - 8)}q${index % 2 ? 9 : -9} ${n(-h * 0.45)} 0 ${n(-h * 0.9)}q${index % 2 ? -9 : 9} ${n(-h * 0.45)} 0 ${n(-h * 0.8)}`,
    )
    .join('');
  return (
    path(
      `M${n(x)} ${n(y - h)}h${n(w)}q0 ${n(h)} ${n(-w * 0.3)} ${n(h)}h${n(-w * 0.4)}q${n(-w * 0.3)} 0 ${n(-w * 0.3)} ${n(-h)}z`,
      `fill="${palette.layers[2]}" stroke="${palette.veil}" stroke-width="2"`,
    ) +
    path(steam, `fill="none" stroke="${palette.veil}" stroke-width="3" stroke-linecap="round" opacity=".75"`)
  );
}

/** An abacus with one bead pushed up. */
export function abacus(scene: Scene): string {
  const { height, focus, palette, random } = scene;
  const w = height * 1.06;
  const h = height * 0.62;
  const [left, top] = [focus.x - w / 2, height * 0.5 - h / 2];
  const beam = top + h * 0.32;
  const frame = isDark(palette) ? palette.gold : palette.layers[3];
  const rods = 9;
  const special = 3 + Math.floor(random() * 4);
  let lines = '';
  let beads = '';
  for (let rod = 0; rod < rods; rod += 1) {
    const x = left + (w * (rod + 1)) / (rods + 1);
    lines += `M${n(x)} ${n(top)}v${n(h)}`;
    const ones = Math.floor(random() * 5);
    const five = random() < 0.4;
    const colour = rod === special ? palette.seal : (palette.layers[rod % 2 ? 1 : 2] ?? palette.ink);
    beads += bead(x, five ? beam - h * 0.075 : top + h * 0.085, h, colour, palette.veil);
    for (let place = 0; place < 5; place += 1) {
      const up = place < ones;
      const y = up ? beam + h * (0.075 + place * 0.105) : top + h * (0.925 - (4 - place) * 0.105);
      beads += bead(x, y, h, colour, palette.veil);
    }
  }
  return (
    circle(focus.x, height * 0.5, height * 0.42, `fill="${palette.layers[0]}" opacity=".55"`) +
    path(lines, `stroke="${lineOn(palette)}" stroke-width="3" opacity=".65"`) +
    beads +
    path(`M${n(left)} ${n(beam)}h${n(w)}`, `stroke="${frame}" stroke-width="${n(h * 0.035)}"`) +
    rect(left, top, w, h, `rx="${n(h * 0.04)}" fill="none" stroke="${frame}" stroke-width="${n(h * 0.05)}"`)
  );
}

function bead(x: number, y: number, h: number, colour: string, shine: string): string {
  const [rx, ry] = [h * 0.062, h * 0.046];
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"/>` +
    path(
      `M${n(x - rx * 0.5)} ${n(y - ry * 0.35)}h${n(rx)}`,
      `stroke="${shine}" stroke-width="2" stroke-linecap="round" opacity=".45"`,
    )
  );
}
