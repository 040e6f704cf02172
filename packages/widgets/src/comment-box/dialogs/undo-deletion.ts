import { isApiError, type ApiError } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import type { ThreadContext } from '../comment-box.store.ts';
import type { CommentRow, Deletion, ReplyRow } from '../comment-rows.ts';
import { holdComment, holdReply, releaseHeld } from '../held-rows.ts';
import { changeRow, countReplies, findRow } from '../thread-rows.ts';
import { withDialogWords } from './row-dialog.strings.ts';
import { closeFields, takeOut } from './take-out.ts';

/** Shows that a comment or reply was deleted: in its place where it can be brought back, and by taking it out where not. */
export async function showDeleted(context: ThreadContext, parentId: number, id: number, isGone: boolean) {
  const { comments, host } = context;
  if (comments.restoreOwn && !isGone) return leavePlace(context, parentId, id);
  host.notify('positive', withDialogWords(host.locale, context.strings).deleted);
  await takeOut(context, parentId, id);
}

/** Leaves its place, with the way to bring it back, and brings focus to that. */
function leavePlace(context: ThreadContext, parentId: number, id: number) {
  const { host, get, set, announce } = context;
  const row = findRow(get(), parentId, id);
  if (!row) return;
  closeFields(context, id);
  if (row.isWaiting) releaseHeld(context, parentId, id);
  else if (id !== parentId) countReplies(context, parentId, -1);
  change(context, parentId, id, { at: host.clock.now(), isUndoing: false, problem: '', isFinal: false });
  set({ focus: { on: 'undo-link', id } });
  announce(withDialogWords(host.locale, context.strings).deletedForNow);
}

/** Brings a deleted comment or reply back to its place; once, however often it is asked for. */
export async function undoDeletion(context: ThreadContext, parentId: number, id: number) {
  const { comments, host, get, announce } = context;
  const deletion = findRow(get(), parentId, id)?.deletion;
  if (!deletion || deletion.isUndoing || deletion.isFinal) return;
  const strings = withDialogWords(host.locale, context.strings);
  const begun = host.clock.monotonic();
  change(context, parentId, id, { ...deletion, isUndoing: true, problem: '' });
  try {
    await comments.restoreOwn?.(id);
    putBack(context, parentId, id);
    announce(strings.restored);
  } catch (error) {
    if (!isApiError(error)) throw error;
    tellFailed(context, id, error, begun);
    const isFinal = error.code === 404;
    const problem = isFinal ? strings.restoredTooLate : failureText(error, strings.notRestored);
    change(context, parentId, id, { ...deletion, isUndoing: false, problem, isFinal });
    announce(problem);
  }
}

function putBack(context: ThreadContext, parentId: number, id: number) {
  change(context, parentId, id, undefined);
  const row = findRow(context.get(), parentId, id);
  // Its page was turned meanwhile: it is there when that is turned back.
  if (!row) return;
  if (row.isWaiting) hold(context, parentId, row);
  else if (id !== parentId) countReplies(context, parentId, 1);
  context.set({ focus: { on: 'row', id, isNear: true } });
}

const hold = (context: ThreadContext, parentId: number, row: CommentRow | ReplyRow) =>
  'repliesCount' in row ? holdComment(context, row) : holdReply(context, parentId, row);

const change = (context: ThreadContext, parentId: number, id: number, deletion: Deletion | undefined) =>
  changeRow(context, parentId, id, { deletion });

function tellFailed({ host, target, emit }: ThreadContext, id: number, error: ApiError, begun: number) {
  const { kind, message } = error;
  const duration = host.clock.monotonic() - begun;
  emit({ type: 'failed', action: 'restore', ids: [id], kind, message, target, duration });
}
