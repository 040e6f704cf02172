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
  /** It is played in this classroom. */
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
}

/**
 * What is played after the one that is: the next in their order that is open. Null after the last; undefined where nobody can say,
 * and where all that follows has to be bought.
 */
export function nextOf({ chapters }: Pick<RoomOutline, 'chapters'>): RoomEntry | null | undefined {
  const played = chapters.flatMap(({ entries }) => entries).filter(({ isPlayed, href }) => isPlayed && href);
  const at = played.findIndex(({ isCurrent }) => isCurrent);
  if (at < 0) return undefined;
  const following = played.slice(at + 1);
  return following.length === 0 ? null : following.find(({ isOpen }) => isOpen);
}
