/**
 * How Chromatic looks at each story: combinations of the globals that `preview.tsx` declares. A story that has a reason
 * overrides a mode by its name in `parameters.chromatic.modes`.
 */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'right to left': { direction: 'rtl' },
  'a school': { school: 'cinnabar' },
} as const;
