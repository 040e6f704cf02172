import { commentUndoMinutes } from '@shuyuan/api-client';
import type { CommentBoxState } from './comment-box.state.ts';
import type { CommentRow, Deletion, ReplyRow } from './comment-rows.ts';
import { findRow } from './thread-rows.ts';

/** A comment or reply that the viewer has deleted and may bring back, wherever its place is. */
export interface DeletedRow {
  id: number;
  /** The top-level comment; the same for a comment. */
  parentId: number;
  /** Its first words, without markup. */
  words: string;
  /** As it stood when it waited for a moderator: no answer of the server brings that back. */
  held: CommentRow | ReplyRow | null;
  deletion: Deletion;
}

/** Whether it can still be brought back; the server counts exactly. */
export const isUndoable = ({ at, isFinal }: Deletion, now: number) =>
  !isFinal && now - at < commentUndoMinutes * 60_000;

/** Those whose place is not on this page: it was turned, or its replies are closed. */
export const deletedApart = (state: CommentBoxState): readonly DeletedRow[] =>
  state.deleted.filter(({ id, parentId }) => !findRow(state, parentId, id)?.deletion);
