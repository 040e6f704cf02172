import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Entitlement } from '../grants/entitlement.ts';
import { nextStudied } from '../study-records/next-studied.ts';
import type { ItemProgress } from './combo-progress.ts';
import type { ItemRow } from './combos.repo.ts';

type Detail = AnswerOf<Contract['combos']['detail']>;

/** A part as one reader finds it. */
interface ReadItem {
  row: ItemRow;
  isOpen: boolean;
  isOwned: boolean;
  progress: ItemProgress | undefined;
}

/** @param whole Of the column. @param right Of the part alone. */
export const readItem = (
  row: ItemRow,
  whole: Entitlement,
  right: Entitlement | undefined,
  progress: ItemProgress | undefined,
): ReadItem => ({
  row,
  isOpen: whole.isOpen || (right?.isOpen ?? false),
  isOwned: isOwnedWithout(right, whole),
  progress,
});

/** The parts by chapter; the rows come in their order. */
export function chaptersOf(items: readonly ReadItem[]): Detail['chapters'] {
  const chapters = new Map<number | null, Detail['chapters'][number]>();
  for (const { row, isOpen, isOwned, progress } of items) {
    const id = row.chapter?.id ?? null;
    const of = chapters.get(id) ?? { id, title: row.chapter?.title ?? '', items: [] };
    of.items.push({
      id: row.id,
      type: row.type,
      resource_id: row.resourceId,
      title: row.title,
      thumb: row.thumb,
      duration: row.duration,
      charge: row.charge,
      can_watch: isOpen,
      is_owned: isOwned,
      progress: progress?.percent ?? 0,
    });
    chapters.set(id, of);
  }
  return [...chapters.values()];
}

/** Where the reader goes on. */
export function nextOf(items: readonly ReadItem[]): Detail['next'] {
  const found = nextStudied(
    items.map(({ row, isOpen, progress }) => ({
      row,
      isOpen,
      isDone: progress?.percent === 100,
      studiedAt: progress?.studiedAt ?? null,
    })),
  );
  if (!found) return null;
  const { type, resourceId, title } = found.next.row;
  return { type, resource_id: resourceId, title, state: found.state };
}

/** Theirs by a ground that is not this column. */
const isOwnedWithout = (right: Entitlement | undefined, whole: Entitlement): boolean =>
  right !== undefined &&
  right.isOwned &&
  (!whole.isOwned ||
    right.grounds.some(({ state, reason, partOf }) => state === 'opens' && reason === 'bought' && !partOf));
