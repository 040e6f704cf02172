import type { BinRestored, DeletedThing } from '@shuyuan/api-client/manage';
import type { BinStrings } from './bin.strings.ts';

/** Row of the bin. It never changes, so that it is as fresh as the deletion. */
export type BinRow = DeletedThing & { updated_at: string };

const dayLength = 24 * 60 * 60_000;

/** Days until a thing leaves the bin, begun ones included. */
export const daysLeft = (restorableUntil: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / dayLength));

/** Names a deleted thing in a sentence: its kind and its title. */
export const titleOfRow = ({ entity, title }: Pick<BinRow, 'entity' | 'title'>, words: BinStrings): string =>
  title === '' ? `${words.kinds[entity]}${words.untitled}` : words.quoted(words.kinds[entity], title);

/** Names restored things: one by its title, several of a kind by their noun, several of different kinds by their number. */
export function whatWasRestored(rows: readonly BinRow[], words: BinStrings): string {
  const [first] = rows;
  if (!first) return words.noun.counted(0);
  if (rows.length === 1) return titleOfRow(first, words);
  const isOneKind = rows.every(({ entity }) => entity === first.entity);
  return isOneKind ? words.nouns[first.entity].counted(rows.length) : words.noun.counted(rows.length);
}

/** One line for each thing that was not restored, with the reason. */
export const linesOf = (
  refused: BinRestored['refused'],
  rows: ReadonlyMap<number, BinRow>,
  words: BinStrings,
): string[] =>
  refused.map(({ id, reason }) => {
    const row = rows.get(id);
    return row ? words.refusal(titleOfRow(row, words), reason) : reason;
  });
