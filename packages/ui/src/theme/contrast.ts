import { variableOf } from './colour-variables.ts';
import type { Palette } from './palette.ts';

type Colour = keyof Palette;

/** Words 4.5, large words, outlines, rings and pictograms 3. */
export interface ContrastPair {
  front: Colour;
  on: readonly Colour[];
  least: 4.5 | 3;
}

const paper = ['page', 'raised', 'sunken'] as const;

const pairs = (): readonly ContrastPair[] => [
  { front: 'strong', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft', 'line'], least: 4.5 },
  { front: 'body', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft', 'line'], least: 4.5 },
  { front: 'muted', on: [...paper, 'actionSoft', 'criticalSoft'], least: 4.5 },
  { front: 'action', on: [...paper, 'actionSoft'], least: 4.5 },
  { front: 'action', on: ['criticalSoft'], least: 3 },
  { front: 'actionHover', on: [...paper, 'actionSoft'], least: 4.5 },
  { front: 'onAction', on: ['action', 'actionHover'], least: 4.5 },
  { front: 'critical', on: [...paper, 'criticalSoft'], least: 4.5 },
  { front: 'criticalHover', on: [...paper, 'criticalSoft'], least: 4.5 },
  { front: 'onCritical', on: ['critical', 'criticalHover'], least: 4.5 },
  { front: 'goldStrong', on: [...paper, 'goldSoft'], least: 4.5 },
  { front: 'gold', on: [...paper, 'goldSoft'], least: 3 },
  { front: 'page', on: ['strong'], least: 4.5 },
  { front: 'raised', on: ['muted', 'outline'], least: 3 },
  { front: 'outline', on: paper, least: 3 },
  { front: 'focus', on: [...paper, 'actionSoft', 'criticalSoft', 'goldSoft'], least: 3 },
];

/**
 * The colours that meet in components, widgets and pages, as far as they are known. Who puts a new pair together adds it
 * here: a test finds what one style rule sets, not words whose ground comes from another rule. A theme that passes is
 * readable in each of them.
 * @see WCAG 2.2, 1.4.3 and 1.4.11
 */
export const contrastPairs = /* @__PURE__ */ pairs();

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

/** Pairs that cannot be read, as sentences with the measured ratio. Empty when all is well; colours left out are not judged. */
export function contrastFindings(palette: Partial<Palette>): string[] {
  return contrastPairs.flatMap(({ front, on, least }) =>
    on.flatMap((back) => {
      const [words, ground] = [palette[front], palette[back]];
      const ratio = words && ground ? contrast(words, ground) : Infinity;
      if (ratio >= least) return [];
      // Never rounded up to what it needs.
      const measured = (Math.floor(ratio * 100) / 100).toFixed(2);
      return [`${variableOf(front)} on ${variableOf(back)} has ${measured}, needs ${least}`];
    }),
  );
}
