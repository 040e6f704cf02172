import type { CommentSort } from '@shuyuan/api-client';
import { shownRows, type ReadyList } from './comment-box.state.ts';
import { withFirst, type CommentRow } from './comment-rows.ts';
import { makeRoom } from './stable-paging.ts';

/** The list with a comment that has just been posted on top of it, in either order. */
export function withPosted(list: ReadyList, row: CommentRow, sort: CommentSort): ReadyList {
  if (shownRows(list).some(({ id }) => id === row.id)) return list;
  const posted = withFirst(row, list.posted);
  // What comes in at the end pushes nothing to the next page.
  return { ...list, ...(sort === 'newest' && makeRoom(list, posted.length)), posted };
}

/** The list with one more reply under the comment `id`. */
export function withMoreReplies(list: ReadyList, id: number): ReadyList {
  const raise = (row: CommentRow) => (row.id === id ? { ...row, repliesCount: row.repliesCount + 1 } : row);
  return { ...list, rows: list.rows.map(raise), posted: list.posted.map(raise) };
}
