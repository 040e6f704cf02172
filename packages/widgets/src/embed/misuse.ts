import type { Given } from './given.ts';
import { choices, isPaper, isTarget, isUnknownChoice } from './odd-words.ts';

/** What a page has said to an element that the element cannot follow. */
export type Misuse =
  | { kind: 'target'; said: unknown }
  | { kind: 'paper'; said: unknown }
  | { kind: 'choice'; name: string; said: unknown }
  | { kind: 'attribute'; name: string }
  | { kind: 'unreachable'; address: string; page: string; isThere: boolean };

/** What frameworks leave on elements is no word to us. */
const plainName = /^(?!aria-|data-|on|v-|x-|hx-|ng-)[a-z]+(-[a-z]+)*$/;

/**
 * Everything that a page has said wrongly to an element. `known` are the element's own attributes; `isGlobal` says which
 * ones every element of HTML has.
 */
export function findMisuse(
  attributes: readonly string[],
  given: Given,
  known: readonly string[],
  isGlobal: (name: string) => boolean,
): Misuse[] {
  const found: Misuse[] = [];
  if ('target' in given && !isTarget(given['target'])) found.push({ kind: 'target', said: given['target'] });
  if ('paper' in given && !isPaper(given['paper'])) found.push({ kind: 'paper', said: given['paper'] });
  for (const name of Object.keys(choices))
    if (isUnknownChoice(given[name], name)) found.push({ kind: 'choice', name, said: given[name] });
  for (const name of attributes)
    if (plainName.test(name) && !known.includes(name) && !isGlobal(name))
      found.push({ kind: 'attribute', name });
  return found;
}

/** One line for whoever writes the page: which widget, what is wrong, what to write. */
export const misuseWords = (widget: string, misuse: Misuse, known: readonly string[]) =>
  `<${widget}>: ${words(misuse, known)}`;

function words(misuse: Misuse, known: readonly string[]): string {
  switch (misuse.kind) {
    case 'target':
      return misuse.said === undefined || misuse.said === null || misuse.said === ''
        ? 'the target is missing. Write target="article/7".'
        : `the target ${JSON.stringify(misuse.said)} is none. Write target="article/7" or target="records/7".`;
    case 'paper':
      return `the paper ${JSON.stringify(misuse.said ?? '')} is none. Write its number: paper="7".`;
    case 'choice': {
      const { name, said } = misuse;
      const allowed = choices[name]?.map((each) => `${name}="${each}"`).join(' or ');
      return `${name} ${JSON.stringify(said)} is unknown. Write ${allowed}.`;
    }
    case 'attribute':
      return `the attribute ${misuse.name} is unknown. Write one of ${known.join(', ')}.`;
    case 'unreachable':
      return misuse.isThere
        ? `${misuse.address} refuses pages of ${misuse.page}. Write EMBED_ORIGINS=${misuse.page} into the environment of that server.`
        : `${misuse.address} does not answer. See that the server runs, that base-url is its address, and that the page's policy names it in connect-src.`;
  }
}
