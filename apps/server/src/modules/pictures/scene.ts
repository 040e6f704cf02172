import type { Palette } from './palette.ts';

/** What a motif is drawn with. Coordinates are pixels of the finished picture. */
export interface Scene {
  width: number;
  height: number;
  palette: Palette;
  random: () => number;
  /** Where the motif stands; the rest stays calm, so that a title can lie on it. */
  focus: { x: number; y: number; size: number };
}

export type Point = readonly [x: number, y: number];

/** Rounds to a tenth: nobody sees more, and the file stays small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

/** A smooth line through the points. */
export function curve(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let path = `M${n(first[0])} ${n(first[1])}`;
  let from: Point = first;
  for (const [index, to] of rest.entries()) {
    const before = points[index - 1] ?? from;
    const after = rest[index + 1] ?? to;
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
    from = to;
  }
  return path;
}

export function circle(x: number, y: number, r: number, attributes: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes}/>`;
}

/** A gradient from top to bottom; stops are `[offset, colour, opacity]`. */
export function verticalGradient(id: string, stops: readonly (readonly [number, string, number])[]): string {
  const inner = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inner}</linearGradient>`;
}

/** A whole picture over its sky. */
export function picture({ width, height, palette }: Scene, inner: string): string {
  const sky = verticalGradient('sky', [
    [0, palette.skyTop, 1],
    [1, palette.skyBottom, 1],
  ]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${sky}</defs>${rect(0, 0, width, height, 'fill="url(#sky)"')}${inner}</svg>\n`
  );
}
