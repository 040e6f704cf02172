/** Entries under one heading. Only the first part may be without a title. */
export interface Part<Entry> {
  title: string;
  entries: readonly Entry[];
}

/** What stands in something by chapter, in its order. */
export type Parts<Entry> = readonly Part<Entry>[];

export type KeyOf<Entry> = (entry: Entry) => string;

/** Keys of the headings: their titles; equal ones are told apart by their order. */
export function headingKeys<Entry>(parts: Parts<Entry>): string[] {
  const seen = new Map<string, number>();
  return parts.map(({ title }) => {
    const count = seen.get(title) ?? 0;
    seen.set(title, count + 1);
    return `heading ${count} ${title}`;
  });
}

/** Leaves out the part before all chapters where nothing is in it. */
export const withoutEmptyStart = <Entry>(parts: Parts<Entry>): Parts<Entry> =>
  parts.filter(({ title, entries }) => title !== '' || entries.length > 0);

/** The entries of a list without chapters in another order. */
export function reordered<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  order: readonly string[],
): Parts<Entry> {
  const byKey = new Map(entriesOf(parts).map((entry) => [keyOf(entry), entry]));
  const entries = order.flatMap((key) => byKey.get(key) ?? []);
  return withoutEmptyStart([{ title: '', entries }]);
}

export const entriesOf = <Entry>(parts: Parts<Entry>): Entry[] => parts.flatMap(({ entries }) => entries);

/** Replaces the entry of the same key, or adds the entry at the end of a chapter. @default the last chapter */
export function withEntry<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  entry: Entry,
  part = parts.length - 1,
): Parts<Entry> {
  const key = keyOf(entry);
  if (entriesOf(parts).some((one) => keyOf(one) === key))
    return parts.map((each) => ({
      ...each,
      entries: each.entries.map((one) => (keyOf(one) === key ? entry : one)),
    }));
  const at = part in parts ? part : parts.length - 1;
  const target = parts[at];
  if (!target) return [{ title: '', entries: [entry] }];
  return parts.with(at, { ...target, entries: [...target.entries, entry] });
}

export const withoutEntry = <Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, key: string): Parts<Entry> =>
  withoutEmptyStart(
    parts.map((part) => ({ ...part, entries: part.entries.filter((one) => keyOf(one) !== key) })),
  );

export const withHeading = <Entry>(parts: Parts<Entry>, title: string): Parts<Entry> => [
  ...parts,
  { title, entries: [] },
];

export const renamed = <Entry>(parts: Parts<Entry>, at: number, title: string): Parts<Entry> =>
  parts.map((part, index) => (index === at ? { ...part, title } : part));

/**
 * Removes a chapter. Its entries go to the end of the chapter `into`, an index of `parts` or -1 for before all chapters; with null they
 * are removed too.
 */
export function withoutPart<Entry>(parts: Parts<Entry>, at: number, into: number | null): Parts<Entry> {
  const entries = parts[at]?.entries ?? [];
  const rest = (all: Parts<Entry>) => withoutEmptyStart(all.filter((part) => part !== parts[at]));
  if (into === null || entries.length === 0) return rest(parts);
  const target = parts[Math.max(into, 0)];
  if (into === -1 && target?.title !== '') return rest([{ title: '', entries }, ...parts]);
  return rest(
    parts.map((part) => (part === target ? { ...part, entries: [...part.entries, ...entries] } : part)),
  );
}
