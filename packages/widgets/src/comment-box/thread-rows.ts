import { shownRows, type CommentBoxState } from './comment-box.state.ts';
import type { BoxContext } from './comment-box.store.ts';
import type { CommentRow, ReplyRow, Row } from './comment-rows.ts';

/** A comment, or a reply that is open; undefined when it has gone from the page. */
export function findRow(
  { list, replies }: CommentBoxState,
  parentId: number,
  id: number,
): CommentRow | ReplyRow | undefined {
  if (list.status !== 'ready') return undefined;
  return id === parentId
    ? shownRows(list).find((row) => row.id === id)
    : replies[parentId]?.rows.find((row) => row.id === id);
}

/** One reply more, or fewer, under a comment. */
export function countReplies({ get, set }: Pick<BoxContext, 'get' | 'set'>, parentId: number, by: 1 | -1) {
  const { list } = get();
  if (list.status !== 'ready') return;
  const counted = (row: CommentRow) =>
    row.id === parentId ? { ...row, repliesCount: Math.max(0, row.repliesCount + by) } : row;
  set({ list: { ...list, rows: list.rows.map(counted), posted: list.posted.map(counted) } });
}

/** Changes a comment, or a reply that is open, wherever it stands on the page. */
export function changeRow(
  { get, set }: Pick<BoxContext, 'get' | 'set'>,
  parentId: number,
  id: number,
  patch: Partial<Row>,
) {
  const { list, replies } = get();
  const changed = <R extends Row>(row: R): R => (row.id === id ? { ...row, ...patch } : row);
  const known = replies[parentId];
  if (id !== parentId && known)
    set({ replies: { ...replies, [parentId]: { ...known, rows: known.rows.map(changed) } } });
  if (id === parentId && list.status === 'ready')
    set({ list: { ...list, rows: list.rows.map(changed), posted: list.posted.map(changed) } });
}
