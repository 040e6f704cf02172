import { isApiError, type ApiError } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import type { RowsContext } from '../comment-box.store.ts';
import type { CommentRow, Deletion, ReplyRow } from '../comment-rows.ts';
import type { DeletedRow } from '../deleted-rows.ts';
import { holdComment, holdReply, releaseHeld } from '../held-rows.ts';
import { createKeptDeletions, firstWords } from '../kept-deletions.ts';
import { changeRow, countReplies, findRow } from '../thread-rows.ts';
import { withDialogWords } from './row-dialog.strings.ts';
import { closeFields, takeOut } from './take-out.ts';

/** Shows that a comment or reply was deleted: in its place where it can be brought back, and by taking it out where not. */
export async function showDeleted(context: RowsContext, parentId: number, id: number, isGone: boolean) {
  const { comments, host } = context;
  if (comments.restoreOwn && !isGone) return leavePlace(context, parentId, id);
  host.notify('positive', withDialogWords(host.locale, context.strings).deleted);
  await takeOut(context, parentId, id);
}

/** Leaves its place, with the way to bring it back, and brings focus to that. */
function leavePlace(context: RowsContext, parentId: number, id: number) {
  const { host, get, set, announce } = context;
  const row = findRow(get(), parentId, id);
  if (!row) return;
  closeFields(context, id);
  if (row.isWaiting) releaseHeld(context, parentId, id);
  else if (id !== parentId) countReplies(context, parentId, -1);
  const deletion = { at: host.clock.now(), isUndoing: false, problem: '', isFinal: false };
  const held = row.isWaiting ? row : null;
  const deleted = { id, parentId, words: firstWords(row.content), held, deletion };
  set({ deleted: [deleted, ...without(context, id)] });
  change(context, parentId, id, deletion);
  // What waits for a moderator is not seen after a reload, and so is not brought back either.
  if (!held) keptBy(context)?.keep(deleted);
  set({ focus: { on: 'undo-link', id } });
  announce(withDialogWords(host.locale, context.strings).deletedForNow);
}

/** Brings a deleted comment or reply back; once, however often it is asked for. */
export async function undoDeletion(context: RowsContext, parentId: number, id: number) {
  const { comments, host, get, set, announce } = context;
  const row = get().deleted.find((each) => each.id === id);
  if (!row || row.deletion.isUndoing || row.deletion.isFinal) return;
  const { deletion } = row;
  const strings = withDialogWords(host.locale, context.strings);
  const kept = keptBy(context);
  const begun = host.clock.monotonic();
  change(context, parentId, id, { ...deletion, isUndoing: true, problem: '' });
  try {
    await comments.restoreOwn?.(id);
  } catch (error) {
    if (!isApiError(error)) throw error;
    tellFailed(context, id, error, begun);
    const isFinal = error.code === 404;
    if (isFinal) kept?.forget(id);
    const problem = isFinal ? strings.restoredTooLate : failureText(error, strings.notRestored);
    change(context, parentId, id, { ...deletion, isUndoing: false, problem, isFinal });
    return announce(problem);
  }
  kept?.forget(id);
  const isHere = findRow(get(), parentId, id)?.deletion !== undefined;
  change(context, parentId, id, undefined);
  set({ deleted: without(context, id) });
  announce(strings.restored);
  if (isHere) putBack(context, parentId, id);
  else await leadBack(context, row);
}

function putBack(context: RowsContext, parentId: number, id: number) {
  const row = findRow(context.get(), parentId, id);
  if (!row) return;
  if (row.isWaiting) hold(context, parentId, row);
  else if (id !== parentId) countReplies(context, parentId, 1);
  context.set({ focus: { on: 'row', id, isNear: true } });
}

/** Its page was turned meanwhile, or the whole page loaded anew: the rows are asked for again, and lead to it. */
async function leadBack(context: RowsContext, { id, parentId, held }: DeletedRow) {
  const { host, strings, get, list: lists, showComment } = context;
  if (held) hold(context, parentId, held);
  const { list } = get();
  if (list.status === 'ready')
    await lists.actions.turnTo(list.page, list.size, true).catch((error: unknown) => {
      // The list has told the page of a call that failed.
      if (!isApiError(error)) throw error;
    });
  host.notify('positive', withDialogWords(host.locale, strings).restored);
  if (!held) await showComment(id);
}

const hold = (context: RowsContext, parentId: number, row: CommentRow | ReplyRow) =>
  'repliesCount' in row ? holdComment(context, row) : holdReply(context, parentId, row);

const without = ({ get }: RowsContext, id: number) => get().deleted.filter((row) => row.id !== id);

/** Null when nobody is signed in any more. */
function keptBy({ host, target }: RowsContext) {
  const viewer = host.session.current();
  return viewer && createKeptDeletions(host.storage, viewer.id, target);
}

/** In its place, if that is here, and among what was deleted. */
function change(context: RowsContext, parentId: number, id: number, deletion: Deletion | undefined) {
  changeRow(context, parentId, id, { deletion });
  if (!deletion) return;
  const { get, set } = context;
  set({ deleted: get().deleted.map((row) => (row.id === id ? { ...row, deletion } : row)) });
}

function tellFailed({ host, target, emit }: RowsContext, id: number, error: ApiError, begun: number) {
  const { kind, message } = error;
  const duration = host.clock.monotonic() - begun;
  emit({ type: 'failed', action: 'restore', ids: [id], kind, message, target, duration });
}
