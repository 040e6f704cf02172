import type { ResourceListStrings } from './resource-list.strings.ts';
import type { ListDeclaration, ListedRow } from './resource-list.types.ts';

type Declared = Pick<ListDeclaration<ListedRow>, 'noun' | 'titleOf'>;
type Strings = Pick<ResourceListStrings, 'items'>;

/** Returns a number of rows with their measure word. */
export const amountOf = (count: number, { noun }: Pick<Declared, 'noun'>, { items }: Strings): string =>
  noun ? noun.amount(count) : items(count);

/** Names rows in a sentence: one that is on the page by its title, all others by their number. */
export function whatOf(
  ids: readonly number[],
  rows: readonly ListedRow[],
  { noun, titleOf }: Declared,
  { items }: Strings,
): string {
  const row = ids.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;
  if (row) return titleOf(row);
  return noun ? noun.counted(ids.length) : items(ids.length);
}
