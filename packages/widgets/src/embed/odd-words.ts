import type { Given } from './given.ts';

/** What an attribute may say where few words are known. */
export const choices: Record<string, readonly string[]> = {
  theme: ['light', 'dark', 'auto'],
  density: ['comfortable', 'compact'],
  locale: ['zh-CN', 'en'],
  loads: ['at-once', 'when-visible'],
};

/** `article/7`, or the pair as an object. */
export const isTarget = (said: unknown): boolean =>
  typeof said === 'object' && said !== null
    ? Number((said as { id?: unknown }).id) > 0
    : /^\w+\/\d+$/.test(String(said));

/** The number of a paper. */
export const isPaper = (said: unknown): boolean => Number(said) > 0;

/** An empty attribute, and nothing, are no word. */
export const isUnknownChoice = (said: unknown, name: string) =>
  Boolean(said) && !choices[name]?.includes(said as string);

/**
 * Whether a page may have said something to an element that it cannot follow: a first look, so that only such a page
 * fetches what finds and tells it.
 */
export const isOdd = (element: Element, known: readonly string[], given: Given) =>
  ('target' in given && !isTarget(given['target'])) ||
  ('paper' in given && !isPaper(given['paper'])) ||
  Object.keys(choices).some((name) => isUnknownChoice(given[name], name)) ||
  element
    .getAttributeNames()
    .some((name) => !known.includes(name) && !/^(id|class|style|slot|hidden|data-.*)$/.test(name));
