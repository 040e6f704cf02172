/** Kinds of marks of a text within a line. */
export type Mark = 'strong' | 'em' | 'del';

const kinds: readonly Mark[] = ['strong', 'em', 'del'];
const signs: Record<Mark, string> = { strong: '**', em: '*', del: '~~' };

/** Noncharacters of Unicode stand for the beginning and the end of each mark until what surrounds it is known. */
const firstPlaceholder = 0xfd_d0;
const placeholders = /[\uFDD0-\uFDD5]/g;
const openOf = (mark: Mark) => String.fromCharCode(firstPlaceholder + kinds.indexOf(mark));
const closeOf = (mark: Mark) => String.fromCharCode(firstPlaceholder + kinds.length + kinds.indexOf(mark));

/** Text without the characters that stand for marks. */
export const withoutPlaceholders = (text: string): string => text.replace(placeholders, '');

/** Words with a mark around them, for `resolveMarks`. */
export const marked = (mark: Mark, words: string): string => openOf(mark) + words + closeOf(mark);

interface Pair {
  mark: Mark;
  /** Places of its placeholders. */
  open: number;
  close: number;
  form: 'signs' | 'tags' | 'none';
}

/** Marks in the order of their ends. One within another of its kind has no form. */
function pairsOf(characters: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  const opened: { mark: Mark; open: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const kind = character.charCodeAt(0) - firstPlaceholder;
    const mark = kinds[kind % kinds.length];
    if (!isPlaceholder(character) || mark === undefined) continue;
    if (kind < kinds.length) {
      opened.push({ mark, open: at });
      continue;
    }
    const pair = opened.pop();
    if (!pair) continue;
    const isRepeated = opened.some((outer) => outer.mark === pair.mark);
    pairs.push({ ...pair, close: at, form: isRepeated ? 'none' : 'signs' });
  }
  return pairs;
}

const isPlaceholder = (character: string | undefined) =>
  character !== undefined && character >= '\uFDD0' && character <= '\uFDD5';
const isBlank = (character: string | undefined) => character === undefined || /\s/.test(character);
const isPunctuation = (character: string | undefined) =>
  character !== undefined && /[\p{P}\p{S}]/u.test(character);

/** Whether a delimiter between two characters opens or closes a mark, by CommonMark's rule for the side of its words. */
const isFlanking = (words: string | undefined, beyond: string | undefined) =>
  !isBlank(words) && (!isPunctuation(words) || isBlank(beyond) || isPunctuation(beyond));

/**
 * Writes the marks of a text: as `**`, `*` and `~~` where Markdown reads them as marks, as tags elsewhere. Beside Chinese, which has no
 * spaces, `**注意：**后文` would be shown with its asterisks, as would two marks without anything between.
 */
export function resolveMarks(text: string): string {
  const characters = Array.from(text);
  const pairs = pairsOf(characters);
  const at = new Map<number, Pair>();
  for (const pair of pairs) at.set(pair.open, pair).set(pair.close, pair);
  const isOpen = (place: number) => at.get(place)?.open === place;
  const isStars = ({ mark, form }: Pair) => form === 'signs' && mark !== 'del';

  /** Next character from a placeholder on; of a mark beside it its sign, unless both are one run of asterisks. */
  function neighbour(from: number, step: 1 | -1): string | undefined {
    const own = at.get(from);
    for (let place = from + step; ; place += step) {
      const pair = at.get(place);
      if (!pair) return characters[place];
      if (pair.form === 'none') continue;
      const isOneRun = own && isStars(own) && isStars(pair) && isOpen(place) === isOpen(from);
      if (!isOneRun) return pair.form === 'tags' ? '<' : signs[pair.mark].slice(0, 1);
    }
  }

  /** Whether a mark of the other direction follows at once: their signs would become one run. */
  function touches(from: number, step: 1 | -1): boolean {
    const own = at.get(from);
    let place = from + step;
    while (at.get(place)?.form === 'none') place += step;
    const pair = at.get(place);
    return (
      pair?.form === 'signs' && isOpen(place) !== isOpen(from) && isStars(pair) === (own && isStars(own))
    );
  }

  const isRead = ({ open, close }: Pair) =>
    isFlanking(neighbour(open, 1), neighbour(open, -1)) &&
    isFlanking(neighbour(close, -1), neighbour(close, 1)) &&
    !touches(open, -1) &&
    !touches(close, 1);

  // Tags are other neighbours than signs: one that gives way may take others with it, never the reverse.
  for (let changes = true; changes;) {
    const unread = pairs.filter((pair) => pair.form === 'signs' && !isRead(pair));
    for (const pair of unread) pair.form = 'tags';
    changes = unread.length > 0;
  }
  const written = characters.map((character, place) => {
    const pair = at.get(place);
    if (!pair) return isPlaceholder(character) ? '' : character;
    if (pair.form === 'none') return '';
    if (pair.form === 'signs') return signs[pair.mark];
    return isOpen(place) ? `<${pair.mark}>` : `</${pair.mark}>`;
  });
  return written.join('');
}
