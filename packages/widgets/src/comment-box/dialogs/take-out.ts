import { isApiError } from '@shuyuan/api-client';
import { shownRows, type CommentBoxState, type FocusRequest, type ReadyList } from '../comment-box.state.ts';
import type { ThreadContext } from '../comment-box.store.ts';
import { commentRows, distinct, type CommentRow, type Row } from '../comment-rows.ts';
import { releaseHeld } from '../held-rows.ts';

/** Takes a deleted comment or reply out of the thread, as the server does, and brings focus to what stands beside it. */
export async function takeOut(context: ThreadContext, parentId: number, id: number) {
  const { get, set } = context;
  closeFields(context, id);
  releaseHeld(context, parentId, id);
  if (id !== parentId) await takeOutReply(context, parentId, id);
  else if (hasReplies(get(), id)) {
    change(context, id, (row) => ({ ...row, content: '', author: null, userId: 0, isRemoved: true }));
    set({ focus: near(id) });
  } else await takeOutComment(context, id);
}

/** What is open about a row that goes. */
export function closeFields({ get, set }: ThreadContext, id: number) {
  const { reply, edit, linked } = get();
  if (reply?.target.id === id) set({ reply: null });
  if (edit?.id === id) set({ edit: null });
  if (linked?.id === id) set({ linked: null });
}

async function takeOutReply(context: ThreadContext, parentId: number, id: number) {
  const { get, set } = context;
  const { [parentId]: known, ...others } = get().replies;
  if (!known) return;
  const rows = known.rows.filter((row) => row.id !== id);
  if (rows.length === known.rows.length) return;
  const beside = besideOf(known.rows, id) ?? parentId;
  change(context, parentId, (row) => ({ ...row, repliesCount: Math.max(0, row.repliesCount - 1) }));
  const isOpen = rows.length > 0 || known.hasMore;
  set({ replies: isOpen ? { ...others, [parentId]: { ...known, rows } } : others, focus: near(beside) });
  // What stayed for its replies alone goes with the last of them.
  const parent = rowsOf(get()).find((row) => row.id === parentId);
  if (parent?.isRemoved && parent.repliesCount === 0) await takeOutComment(context, parentId);
}

async function takeOutComment(context: ThreadContext, id: number) {
  const { get, set, list: lists } = context;
  const { list } = get();
  const before = rowsOf(get());
  if (list.status !== 'ready' || before.every((row) => row.id !== id)) return;
  const isPosted = list.posted.some((row) => row.id === id);
  const left: ReadyList = {
    ...list,
    posted: list.posted.filter((row) => row.id !== id),
    rows: list.rows.filter((row) => row.id !== id),
    total: isPosted ? list.total : list.total - 1,
  };
  const beside = besideOf(before, id);
  set({ list: left, focus: beside === null ? { on: 'composer' } : near(beside) });
  if (beside === null && left.page > 1)
    await lists.actions.turnTo(left.page - 1, left.size).then(
      () => focusLast(context),
      // The list has told the page of a call that failed, and the pager leads on.
      (error: unknown) => isApiError(error) || Promise.reject(error),
    );
  else await fillUp(context);
}

/** What the deleted row has made room for comes up from the next page: else no page would show it. */
async function fillUp({ comments, target, get, set }: ThreadContext) {
  const { list, sort } = get();
  if (list.status !== 'ready' || list.start + list.rows.length >= list.total) return;
  const { page, size } = list;
  try {
    const rows = commentRows(await comments.list(target, { page, size, sort }));
    const now = get().list;
    if (now.status !== 'ready' || now.page !== page || now.size !== size || get().sort !== sort) return;
    const shown = new Set(shownRows(now).map((row) => row.id));
    const following = rows.slice(rows.findLastIndex((row) => shown.has(row.id)) + 1);
    const room = Math.max(0, size - shownRows(now).length);
    set({ list: { ...now, rows: distinct([...now.rows, ...following.slice(0, room)]) } });
  } catch (error) {
    // The page is one row shorter; the next turn goes on where it ends.
    if (!isApiError(error)) throw error;
  }
}

function focusLast({ get, set }: ThreadContext) {
  const last = rowsOf(get()).at(-1);
  if (last) set({ focus: near(last.id) });
}

const near = (id: number): FocusRequest => ({ on: 'row', id, isNear: true });

const rowsOf = ({ list }: CommentBoxState) => (list.status === 'ready' ? shownRows(list) : []);

const hasReplies = (state: CommentBoxState, id: number) =>
  rowsOf(state).some((row) => row.id === id && row.repliesCount > 0);

/** The row after it, or the one before; null when there is no other. */
function besideOf(rows: readonly Row[], id: number): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id ?? null;
}

function change({ get, set }: ThreadContext, id: number, to: (row: CommentRow) => CommentRow) {
  const { list } = get();
  if (list.status !== 'ready') return;
  const changed = (row: CommentRow) => (row.id === id ? to(row) : row);
  set({ list: { ...list, rows: list.rows.map(changed), posted: list.posted.map(changed) } });
}
