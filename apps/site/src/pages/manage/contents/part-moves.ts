import { headingKeys, withoutEmptyStart, type KeyOf, type Part, type Parts } from './parts.ts';

/** Place in a list of chapters: at the end of a row, or before or after it. */
export interface RowPlace {
  /** Key of a heading or an entry. */
  id: string;
  position: 'before' | 'on' | 'after';
}

interface EntryAt {
  part: number;
  at: number;
}

function entryAt<Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, key: string): EntryAt | null {
  for (const [part, { entries }] of parts.entries()) {
    const at = entries.findIndex((entry) => keyOf(entry) === key);
    if (at !== -1) return { part, at };
  }
  return null;
}

/** Number of a row within its chapter, or of a chapter among the chapters, from 1. */
export function placeOfRow<Entry>(parts: Parts<Entry>, keyOf: KeyOf<Entry>, key: string) {
  const found = entryAt(parts, keyOf, key);
  if (found) {
    const { title = '', entries = [] } = parts[found.part] ?? {};
    return { title, at: found.at + 1, count: entries.length };
  }
  const titled = parts.flatMap(({ title }, at) => (title === '' ? [] : [headingKeys(parts)[at]]));
  return { title: null, at: titled.indexOf(key) + 1, count: titled.length };
}

const loose = <Entry>(): Part<Entry> => ({ title: '', entries: [] });

/** Moves an entry; `part` -1 is before all chapters. */
function withMoved<Entry>(parts: Parts<Entry>, from: EntryAt, to: EntryAt): Parts<Entry> {
  const entry = parts[from.part]?.entries[from.at];
  if (entry === undefined) return parts;
  const taken = parts.map((part, index) =>
    index === from.part ? { ...part, entries: part.entries.toSpliced(from.at, 1) } : part,
  );
  const isBeforeAll = to.part === -1;
  const all = isBeforeAll && taken[0]?.title !== '' ? [loose<Entry>(), ...taken] : taken;
  const target = isBeforeAll ? 0 : to.part;
  const next = all.map((part, index) =>
    index === target ? { ...part, entries: part.entries.toSpliced(to.at, 0, entry) } : part,
  );
  return withoutEmptyStart(next);
}

/** Chapters in another order; entries before all chapters stay there. */
function withMovedPart<Entry>(parts: Parts<Entry>, from: number, to: number): Parts<Entry> {
  const part = parts[from];
  return part === undefined ? parts : parts.toSpliced(from, 1).toSpliced(to, 0, part);
}

/**
 * Moves a row by one place: an entry within its chapter and on into the next one, a chapter with its entries past its neighbour.
 * Returns `parts` itself where there is no further place.
 */
export function stepped<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  key: string,
  by: -1 | 1,
): Parts<Entry> {
  const from = entryAt(parts, keyOf, key);
  if (!from) {
    const part = headingKeys(parts).indexOf(key);
    const target = parts[part + by];
    return part === -1 || target === undefined || target.title === ''
      ? parts
      : withMovedPart(parts, part, part + by);
  }
  const { part, at } = from;
  const count = parts[part]?.entries.length ?? 0;
  if (at + by >= 0 && at + by < count) return withMoved(parts, from, { part, at: at + by });
  if (by === 1) return parts[part + 1] ? withMoved(parts, from, { part: part + 1, at: 0 }) : parts;
  if (part === 0 && parts[0]?.title === '') return parts;
  return withMoved(parts, from, { part: part - 1, at: parts[part - 1]?.entries.length ?? 0 });
}

/** Moves an entry to the end of a chapter; -1 is before all chapters. */
export function movedToPart<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  key: string,
  part: number,
): Parts<Entry> {
  const from = entryAt(parts, keyOf, key);
  if (!from || from.part === part) return parts;
  const target = part === -1 && parts[0]?.title !== '' ? undefined : parts[Math.max(part, 0)];
  return withMoved(parts, from, { part, at: target?.entries.length ?? 0 });
}

/** Whether a row may be dropped there: chapters stand beside chapters, entries in or beside them. */
export function canDrop<Entry>(parts: Parts<Entry>, key: string, { id, position }: RowPlace): boolean {
  const headings = headingKeys(parts);
  const isHeading = headings.includes(id);
  return headings.includes(key) ? isHeading && position !== 'on' : isHeading || position !== 'on';
}

/** Moves a row to where it was dropped. */
export function dropped<Entry>(
  parts: Parts<Entry>,
  keyOf: KeyOf<Entry>,
  key: string,
  place: RowPlace,
): Parts<Entry> {
  if (!canDrop(parts, key, place)) return parts;
  const headings = headingKeys(parts);
  const heading = headings.indexOf(place.id);
  const from = entryAt(parts, keyOf, key);
  if (!from) {
    const part = headings.indexOf(key);
    const target = heading + (place.position === 'after' ? 1 : 0);
    return withMovedPart(parts, part, target > part ? target - 1 : target);
  }
  if (heading !== -1) return movedToPart(parts, keyOf, key, heading - (place.position === 'before' ? 1 : 0));
  const target = entryAt(parts, keyOf, place.id);
  if (!target) return parts;
  const at = target.at + (place.position === 'after' ? 1 : 0);
  const isBehind = from.part === target.part && from.at < at;
  return withMoved(parts, from, { part: target.part, at: isBehind ? at - 1 : at });
}
