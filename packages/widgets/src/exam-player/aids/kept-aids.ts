/** A marked passage of a question: characters of the text that stands in one of its stems, counted from 0. */
export interface Passage {
  /** 0 for the stem of the question; the parts of a group follow. */
  stem: number;
  start: number;
  end: number;
}

/** What a person keeps for themselves while an attempt runs. It stays on the device, is no answer, and goes when the attempt is over. */
export interface ExamAids {
  /** Keys of the options that were ruled out, by the key of the field. */
  struck: Readonly<Record<string, readonly string[]>>;
  /** By the id of the question in the attempt. */
  passages: Readonly<Record<string, readonly Passage[]>>;
  notes: string;
}

/** The tools that are open. */
export type AidName = 'striking' | 'ruler' | 'pad';

export const noAids: ExamAids = { struck: {}, passages: {}, notes: '' };

/** More than this is not a scratch pad, and would slow every change down. */
export const notesLimit = 5000;

/** Passages that touch become one. */
export function joinPassages(passages: readonly Passage[]): Passage[] {
  const sorted = [...passages].sort((one, other) => one.stem - other.stem || one.start - other.start);
  const joined: Passage[] = [];
  for (const passage of sorted) {
    const last = joined.at(-1);
    if (last && last.stem === passage.stem && passage.start <= last.end)
      joined.splice(-1, 1, { ...last, end: Math.max(last.end, passage.end) });
    else joined.push(passage);
  }
  return joined;
}

/** As an earlier page has kept it; what is none of it is left out. */
export function readAids(value: unknown): ExamAids {
  const { struck, passages, notes } = (value ?? {}) as Record<string, unknown>;
  return {
    struck: recordOf(struck, (key): key is string => typeof key === 'string'),
    passages: recordOf(passages, isPassage),
    notes: typeof notes === 'string' ? notes.slice(0, notesLimit) : '',
  };
}

function recordOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Record<string, Item[]> {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    pairs.map(([key, items]) => [key, Array.isArray(items) ? items.filter((item) => isItem(item)) : []]),
  );
}

function isPassage(item: unknown): item is Passage {
  const { stem, start, end } = (item ?? {}) as Record<string, unknown>;
  return [stem, start, end].every((part) => Number.isSafeInteger(part) && Number(part) >= 0);
}
