/** Something that a classroom lists: a lesson, or a part of a column. */
export interface RoomEntry {
  id: number;
  title: string;
  /** What it is, in a word; empty for what is played here. */
  kind: string;
  /** Where it is; null for what has no page. */
  href: string | null;
  /** Seconds; 0 where there is nothing to play. */
  duration: number;
  isOpen: boolean;
  isStudied: boolean;
  isCurrent: boolean;
  /** Whether it opens in this classroom. */
  isPlayed: boolean;
}

export interface RoomChapter {
  id: number | null;
  title: string;
  entries: readonly RoomEntry[];
}

/** What a classroom lists, and the page that it is of. */
export interface RoomOutline {
  title: string;
  href: string;
  chapters: readonly RoomChapter[];
  /** How much of it is finished. */
  done: {
    text: string;
    /** Whole per cent. */
    percent: number;
    /** Sentence about entries that the count leaves out; empty where it counts all. */
    note: string;
  };
}

const entriesHere = ({ chapters }: Pick<RoomOutline, 'chapters'>): RoomEntry[] =>
  chapters.flatMap(({ entries }) => entries).filter(({ isPlayed, href }) => isPlayed && href);

/** Returns the entry before the current one that is open; null before the first. */
export function previousOf(outline: Pick<RoomOutline, 'chapters'>): RoomEntry | null {
  const all = entriesHere(outline);
  const at = all.findIndex(({ isCurrent }) => isCurrent);
  return all.slice(0, Math.max(0, at)).findLast(({ isOpen }) => isOpen) ?? null;
}

/**
 * Returns the next entry that is open. Null after the last one; undefined if nothing is current, and if everything that follows has to be
 * bought.
 */
export function nextOf(outline: Pick<RoomOutline, 'chapters'>): RoomEntry | null | undefined {
  const played = entriesHere(outline);
  const at = played.findIndex(({ isCurrent }) => isCurrent);
  if (at < 0) return undefined;
  const following = played.slice(at + 1);
  return following.length === 0 ? null : following.find(({ isOpen }) => isOpen);
}
