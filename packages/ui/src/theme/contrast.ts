import type { Palette } from './palette.ts';

type Colour = keyof Palette;

/** Words 4.5, large words, outlines, rings and pictograms 3. */
export interface ContrastPair {
  front: Colour;
  on: readonly Colour[];
  least: 4.5 | 3;
}

const paper = ['page', 'raised', 'sunken'] as const;

/**
 * Every colour that meets another somewhere in `ui`. A component that puts a new pair together adds it here; a theme
 * that passes is readable everywhere.
 * @see WCAG 2.2, 1.4.3 and 1.4.11
 */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'strong', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft', 'line'], least: 4.5 },
  { front: 'body', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft', 'line'], least: 4.5 },
  { front: 'muted', on: paper, least: 4.5 },
  { front: 'action', on: paper, least: 4.5 },
  { front: 'action', on: ['actionSoft'], least: 3 },
  { front: 'actionHover', on: [...paper, 'actionSoft'], least: 4.5 },
  { front: 'onAction', on: ['action', 'actionHover'], least: 4.5 },
  { front: 'critical', on: paper, least: 4.5 },
  { front: 'criticalHover', on: [...paper, 'criticalSoft'], least: 4.5 },
  { front: 'onCritical', on: ['critical', 'criticalHover'], least: 4.5 },
  { front: 'goldStrong', on: [...paper, 'goldSoft'], least: 4.5 },
  { front: 'gold', on: [...paper, 'goldSoft'], least: 3 },
  { front: 'outline', on: paper, least: 3 },
  { front: 'focus', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft'], least: 3 },
];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). Takes `#rrggbb`. */
export function contrast(first: string, second: string) {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Pairs of a theme that cannot be read, as sentences. Empty when all is well: a school's own check is this call. */
export function contrastFindings(palette: Palette): string[] {
  return contrastPairs.flatMap(({ front, on, least }) =>
    on
      .map((back) => ({ back, ratio: contrast(palette[front], palette[back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ back, ratio }) => `${front} on ${back} has ${ratio.toFixed(2)}, needs ${least}`),
  );
}
