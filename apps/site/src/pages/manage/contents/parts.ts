/** Entries under one heading. Only the first part may be without a title. */
export interface Part<Entry> {
  title: string;
  entries: readonly Entry[];
}

/** What stands in something by chapter, in its order. */
export type Parts<Entry> = readonly Part<Entry>[];

type KeyOf<Entry> = (entry: Entry) => string;

/** A row of the one list that headings and entries are: what stands before the first heading is under none. */
export type PartsRow<Entry> =
  { kind: 'heading'; key: string; at: number; title: string } | { kind: 'entry'; key: string; entry: Entry };

/** A heading is known by its words; of equal ones by their order too. */
function headingKeys<Entry>(parts: Parts<Entry>): string[] {
  const seen = new Map<string, number>();
  return parts.map(({ title }) => {
    const count = seen.get(title) ?? 0;
    seen.set(title, count + 1);
    return `heading ${count} ${title}`;
  });
}

/** Headings and entries below each other. */
export function rowsOf<Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>): PartsRow<Entry>[] {
  const keys = headingKeys(parts);
  return parts.flatMap(({ title, entries }, at): PartsRow<Entry>[] => [
    ...(title === '' ? [] : [{ kind: 'heading' as const, key: keys[at] ?? '', at, title }]),
    ...entries.map((entry) => ({ kind: 'entry' as const, key: keyOf(entry), entry })),
  ]);
}

/** The same in the order of these keys: an entry belongs to the heading above it. Keys that are unknown count for nothing. */
export function reordered<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  order: readonly string[],
): Parts<Entry> {
  const rows = new Map(rowsOf(parts, keyOf).map((row) => [row.key, row]));
  const next: { title: string; entries: Entry[] }[] = [{ title: '', entries: [] }];
  for (const key of order) {
    const row = rows.get(key);
    if (row?.kind === 'heading') next.push({ title: row.title, entries: [] });
    else if (row) next.at(-1)?.entries.push(row.entry);
  }
  return next.filter(({ title, entries }) => title !== '' || entries.length > 0);
}

export const entriesOf = <Entry>(parts: Parts<Entry>): Entry[] => parts.flatMap(({ entries }) => entries);

/** Puts an entry at the end, or in the place of the one that has its key. */
export function withEntry<Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, entry: Entry): Parts<Entry> {
  const key = keyOf(entry);
  if (entriesOf(parts).some((one) => keyOf(one) === key))
    return parts.map((part) => ({
      ...part,
      entries: part.entries.map((one) => (keyOf(one) === key ? entry : one)),
    }));
  const last = parts.at(-1) ?? { title: '', entries: [] };
  return [...parts.slice(0, -1), { ...last, entries: [...last.entries, entry] }];
}

export const withoutEntry = <Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, key: string): Parts<Entry> =>
  parts
    .map((part) => ({ ...part, entries: part.entries.filter((one) => keyOf(one) !== key) }))
    .filter(({ title, entries }) => title !== '' || entries.length > 0);

export const withHeading = <Entry>(parts: Parts<Entry>, title: string): Parts<Entry> => [
  ...parts,
  { title, entries: [] },
];

export const renamed = <Entry>(parts: Parts<Entry>, at: number, title: string): Parts<Entry> =>
  parts.map((part, index) => (index === at ? { ...part, title } : part));

/** Takes a heading away; its entries go on under the one before, or before all headings. */
export const withoutHeading = <Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, key: string): Parts<Entry> =>
  reordered(
    parts,
    keyOf,
    rowsOf(parts, keyOf)
      .map((row) => row.key)
      .filter((one) => one !== key),
  );
