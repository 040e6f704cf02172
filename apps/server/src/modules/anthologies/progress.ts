import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';

/** An article of an anthology, as one person has read it. */
export interface ReadEntry {
  id: number;
  /** Characters that are read. */
  characterCount: number;
  /** The furthest that was read, in whole per cent. */
  progress: number;
  /** All of it may be read. */
  isOpen: boolean;
}

/** How far somebody has come in an anthology, and where they go on. */
export function progressOf(
  entries: readonly ReadEntry[],
): NonNullable<AnswerOf<Contract['anthologies']['detail']>['study']> {
  const unfinished = entries.filter(({ progress }) => progress < 100);
  const next = unfinished.find(({ isOpen }) => isOpen) ?? unfinished[0];
  return {
    progress: shareRead(entries),
    read_count: entries.length - unfinished.length,
    next_id: next?.id ?? null,
  };
}

/** In whole per cent: 0 only for what was not begun, 100 only for what was read to its end. */
function shareRead(entries: readonly ReadEntry[]): number {
  const sum = (weigh: (entry: ReadEntry) => number) =>
    entries.reduce((total, entry) => total + weigh(entry), 0);
  const length = sum(lengthOf);
  const read = sum((entry) => lengthOf(entry) * entry.progress);
  return read === 0 ? 0 : Math.max(1, Math.floor(read / length));
}

/** An article without a single character, a picture perhaps, counts like a short one. */
const lengthOf = ({ characterCount }: ReadEntry) => Math.max(1, characterCount);
