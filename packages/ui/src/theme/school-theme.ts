import { contrast, contrastPairs } from './contrast.ts';
import { variableOf } from './colour-variables.ts';
import { toHex, toOklch, type Oklch } from './oklch.ts';
import { dark, light, seeds as houseSeeds, type Palette, type Seeds } from './palette.ts';

/** A school's own colours, as `#rrggbb`. What is left out stays as the house has it. */
export interface SchoolSeeds extends Partial<Seeds> {
  /** The one action colour, in daylight. */
  action: string;
}

/** Both themes of one school. */
export interface SchoolTheme {
  /** Daylight: `--sy-color-…` to `#RRGGBB`. */
  light: Record<string, string>;
  /** Lamplight. */
  dark: Record<string, string>;
  /** A style sheet of one rule, for `selector` and every themed area in it. A browser older than 2024 shows the house. */
  css: string;
  /** Sentences about seeds that cannot be read by day as they were given, and what they became. Empty when none did. */
  adjustments: string[];
}

/** Where the generated style sheet applies. */
export interface SchoolThemeOptions {
  /** Where the theme holds. @default ':root' */
  selector?: string;
}

type Theme = 'light' | 'dark';
type Role = keyof Palette;

/** The seed that each colour comes from. At night paper and ink change places, and night is the paper. */
const origins: Record<Role, Record<Theme, keyof Seeds>> = {
  page: { light: 'paper', dark: 'night' },
  raised: { light: 'paper', dark: 'night' },
  sunken: { light: 'paper', dark: 'night' },
  line: { light: 'paper', dark: 'night' },
  strong: { light: 'ink', dark: 'paper' },
  body: { light: 'ink', dark: 'paper' },
  muted: { light: 'ink', dark: 'paper' },
  outline: { light: 'ink', dark: 'night' },
  action: { light: 'action', dark: 'action' },
  actionHover: { light: 'action', dark: 'action' },
  actionSoft: { light: 'action', dark: 'action' },
  onAction: { light: 'action', dark: 'action' },
  focus: { light: 'action', dark: 'action' },
  critical: { light: 'critical', dark: 'critical' },
  criticalHover: { light: 'critical', dark: 'critical' },
  criticalSoft: { light: 'critical', dark: 'critical' },
  onCritical: { light: 'critical', dark: 'critical' },
  gold: { light: 'gold', dark: 'gold' },
  goldStrong: { light: 'gold', dark: 'gold' },
  goldSoft: { light: 'gold', dark: 'gold' },
};

const roles = /* @__PURE__ */ Object.keys(origins) as Role[];
const house = { light, dark };

/** What lies on paper, and words on a fill, stay as light as ours; at night so does every colour that a school knows by day. */
const keepsLightness = (role: Role, theme: Theme) =>
  /Soft$|^on/.test(role) ||
  (theme === 'light' ? role === 'raised' : origins[role].light === origins[role].dark);

/** Stands to the school's seed as our colour stands to our seed, and never gains more chroma than ours does. */
function transpose(role: Role, theme: Theme, seeds: Seeds): Oklch {
  const seed = toOklch(seeds[origins[role][theme]]);
  const ourSeed = toOklch(houseSeeds[origins[role][theme]]);
  const ours = toOklch(house[theme][role]);
  return {
    l: keepsLightness(role, theme) ? ours.l : seed.l + ours.l - ourSeed.l,
    c: Math.min((seed.c * ours.c) / ourSeed.c, seed.c + Math.max(0, ours.c - ourSeed.c)),
    h: seed.h + ours.h - ourSeed.h,
  };
}

/** Nearest first: none, then darker and lighter in turn. */
const shifts = () => [
  0,
  ...Array.from({ length: 160 }, (_, step) => [-(step + 1) / 200, (step + 1) / 200]).flat(),
];

/** Colours that are read together move together, so that a hover stays a step beyond its rest. */
const groups: [Role, ...Role[]][] = [
  ['strong'],
  ['body'],
  ['muted'],
  ['outline'],
  ['action', 'actionHover', 'focus'],
  ['critical', 'criticalHover'],
  ['gold', 'goldStrong'],
  ['onAction'],
  ['onCritical'],
];

const isRead = (palette: Palette, members: Role[]) =>
  contrastPairs
    .filter(({ front }) => members.includes(front))
    .every(({ front, on, least }) => on.every((back) => contrast(palette[front], palette[back]) >= least));

/** The same palette with `members` as much darker or lighter as it takes to read them. */
function settle(palette: Palette, members: Role[]): Palette {
  for (const shift of shifts()) {
    const moved = members.map((role) => {
      const colour = toOklch(palette[role]);
      return [role, shift === 0 ? palette[role] : toHex({ ...colour, l: colour.l + shift })];
    });
    const candidate = { ...palette, ...(Object.fromEntries(moved) as Partial<Palette>) };
    if (isRead(candidate, members)) return candidate;
  }
  throw new Error(`These seeds leave no ${members[0]} that can be read on their papers`);
}

const paletteOf = (seeds: Seeds, theme: Theme) =>
  groups.reduce(
    settle,
    Object.fromEntries(roles.map((role) => [role, toHex(transpose(role, theme, seeds))])) as Record<
      Role,
      string
    >,
  );

/** Seeds whose colour by day is not the one that was given. */
const adjustmentsOf = (seeds: Seeds, palette: Palette) =>
  Object.entries({ ink: 'strong', action: 'action', critical: 'critical', gold: 'gold' } as const)
    .map(([seed, role]) => ({ seed, given: seeds[seed as keyof Seeds].toUpperCase(), used: palette[role] }))
    .filter(({ given, used }) => given !== used)
    .map(
      ({ seed, given, used }) => `${seed} ${given} cannot be read on every paper by day: it became ${used}`,
    );

const byVariable = (palette: Palette) =>
  Object.fromEntries(roles.map((role) => [variableOf(role), palette[role]]));

/**
 * Both themes from a few colours. Each of ours has a place beside the seed it comes from (so much lighter, so much
 * greyer, turned by so much); the school's take the same places beside the school's seeds, in OKLCH. Then lightness
 * moves until every pair in use meets WCAG 2.2 AA. Throws at a seed that is no `#rrggbb`, and at papers on which nothing
 * could be read.
 */
export function createSchoolTheme(seeds: SchoolSeeds, options: SchoolThemeOptions = {}): SchoolTheme {
  const { selector = ':root' } = options;
  const whole = { ...houseSeeds, ...seeds };
  const day = paletteOf(whole, 'light');
  const night = paletteOf(whole, 'dark');
  const lines = roles.map((role) => `  ${variableOf(role)}: light-dark(${day[role]}, ${night[role]});`);
  return {
    light: byVariable(day),
    dark: byVariable(night),
    css: `@supports (color: light-dark(red, red)) {\n${selector}, :is(${selector}) [data-sy-theme] {\n${lines.join('\n')}\n}\n}\n`,
    adjustments: adjustmentsOf(whole, day),
  };
}
