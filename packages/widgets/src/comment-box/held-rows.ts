import type { CommentBoxState, ReadyList } from './comment-box.state.ts';
import type { BoxContext } from './comment-box.store.ts';
import { withFirst, type CommentRow, type ReplyRow, type Row } from './comment-rows.ts';

/** What waits for a moderator, as its author alone sees it. Kept apart from the answers of the server, which do not have it. */
export interface HeldRows {
  /** Newest first. */
  comments: readonly CommentRow[];
  /** By the id of the top-level comment. */
  replies: Readonly<Record<number, readonly ReplyRow[]>>;
}

export const nothingHeld: HeldRows = { comments: [], replies: {} };

type HeldContext = Pick<BoxContext, 'get' | 'set'>;

const without = <R extends Row>(rows: readonly R[], id: number) => rows.filter((row) => row.id !== id);

/** Remembers a comment that waits, so that it stays when its page is loaded anew. */
export function holdComment({ get, set }: HeldContext, row: CommentRow) {
  const { held } = get();
  set({ held: { ...held, comments: withFirst(row, held.comments) } });
}

/** Likewise a reply, so that it stays when its child list is closed. */
export function holdReply({ get, set }: HeldContext, parentId: number, row: ReplyRow) {
  const { held } = get();
  const replies = { ...held.replies, [parentId]: withFirst(row, held.replies[parentId] ?? []) };
  set({ held: { ...held, replies } });
}

/** It waits no more: it was let through, or deleted. */
export function releaseHeld({ get, set }: HeldContext, parentId: number, id: number) {
  const { comments, replies } = get().held;
  const left = without(replies[parentId] ?? [], id);
  set({ held: { comments: without(comments, id), replies: { ...replies, [parentId]: left } } });
}

/** Those that an answer does not have yet. The place that it leaves to replies is no answer. */
const stillHeld = <R extends Row & { isRemoved?: boolean }>(held: readonly R[], answered: readonly R[]) =>
  held.filter(({ id }) => answered.every((row) => row.id !== id || row.isRemoved));

/** A list that has just come, with the comments that wait: in their places where it has those, the others on top. */
export function withHeldComments({ get, set }: HeldContext, list: ReadyList): ReadyList {
  const { held } = get();
  if (held.comments.length === 0) return list;
  const comments = stillHeld(held.comments, list.rows);
  set({ held: { ...held, comments } });
  const find = (id: number) => comments.find((row) => row.id === id);
  const rows = list.rows.map((row) => {
    const own = find(row.id);
    return own ? { ...own, repliesCount: row.repliesCount } : row;
  });
  const apart = comments.filter(({ id }) => list.rows.every((row) => row.id !== id));
  return { ...list, rows, posted: [...apart, ...list.posted.filter(({ id }) => !find(id))] };
}

/** The replies that wait under a comment and are not among those that were answered. */
export function heldUnder({ get, set }: HeldContext, parentId: number, answered: readonly ReplyRow[]) {
  const { held } = get();
  const before = held.replies[parentId] ?? [];
  const replies = stillHeld(before, answered);
  if (replies.length < before.length)
    set({ held: { ...held, replies: { ...held.replies, [parentId]: replies } } });
  return replies;
}

/** The page for another person: it keeps nothing of what only its author saw. */
export function withoutHeld({ list, replies }: CommentBoxState): Partial<CommentBoxState> {
  const isOpen = ({ isWaiting }: Row) => !isWaiting;
  const open = Object.entries(replies).map(
    ([id, known]) => [id, { ...known, rows: known.rows.filter(isOpen) }] as const,
  );
  if (list.status !== 'ready') return { replies: Object.fromEntries(open) };
  const rows = list.rows.filter(isOpen);
  const total = list.total - (list.rows.length - rows.length);
  return {
    replies: Object.fromEntries(open),
    list: { ...list, rows, posted: list.posted.filter(isOpen), total },
  };
}
