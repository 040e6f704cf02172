import { drawMotif } from './draw-motif.ts';
import type { Motif } from './motif.ts';
import { palettes, dawn } from './palette.ts';
import { createRandom } from './random.ts';

/** Side of the square that a piece fits into, knobs included. */
export const pieceSide = 64;

const edge = 10;
const half = 16;
const knob = 6.3;

/** Those that fill the picture: a piece of empty sky would fit anywhere. */
const groundMotifs = ['mountains', 'bamboo', 'waves', 'plum', 'bridge', 'books'] as const satisfies Motif[];

/** What a puzzle is cut from. */
export function drawPuzzleGround(seed: string, width: number, height: number): string {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const palette = pick(palettes) ?? dawn;
  const focus = { x: width * (0.35 + random() * 0.3), y: height / 2, size: height * 0.95 };
  return drawMotif({ width, height, palette, random, focus }, pick(groundMotifs) ?? 'mountains');
}

/** Outline of a piece: on each side a knob, a notch or nothing, as the seed wants. */
export function pieceOutline(seed: string): string {
  const random = createRandom(seed);
  const bend = (dx: number, dy: number) => {
    const kind = random();
    if (kind > 0.8) return `l${dx * 12} ${dy * 12}`;
    return `a${knob} ${knob} 0 1 ${kind < 0.45 ? 1 : 0} ${dx * 12} ${dy * 12}`;
  };
  const side = (dx: number, dy: number) => {
    const straight = `l${dx * half} ${dy * half}`;
    return straight + bend(dx, dy) + straight;
  };
  return `M${edge} ${edge}${side(1, 0)}${side(0, 1)}${side(-1, 0)}${side(0, -1)}Z`;
}

const softly = (deviation: number) =>
  `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const layer = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pieceSide}" height="${pieceSide}">${inner}</svg>`;

/** The hole that a piece leaves, to be laid over the ground. */
export function drawGap(outline: string): string {
  return layer(
    `<defs>${softly(1.2)}</defs>` +
      `<path d="${outline}" fill="#0b1214" fill-opacity=".5" filter="url(#soft)"/>` +
      `<path d="${outline}" fill="#0b1214" fill-opacity=".28" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>`,
  );
}

/** What of the ground belongs to the piece. */
export function drawPieceMask(outline: string): string {
  return layer(`<defs>${softly(0.4)}</defs><path d="${outline}" fill="#fff" filter="url(#soft)"/>`);
}

/** The rim of the piece, to be laid over it. */
export function drawPieceRim(outline: string): string {
  return layer(
    `<path d="${outline}" fill="none" stroke="#0b1214" stroke-opacity=".5" stroke-width="3.2"/>` +
      `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="1.4"/>`,
  );
}
