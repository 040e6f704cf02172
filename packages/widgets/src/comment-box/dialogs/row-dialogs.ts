import {
  isApiError,
  longestReportWords,
  textLength,
  type ApiError,
  type ReportReason,
} from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import type { RowDialog } from '../comment-box.state.ts';
import type { RowsContext } from '../comment-box.store.ts';
import { findRow } from '../thread-rows.ts';
import { showDeleted, undoDeletion } from './undo-deletion.ts';
import { withDialogWords } from './row-dialog.strings.ts';

/** What somebody has chosen and written for a report that has not been taken. */
interface ReportDraft {
  reason: ReportReason | null;
  words: string;
}

async function send(
  comments: RowsContext['comments'],
  kind: RowDialog['kind'],
  id: number,
  { reason, words }: ReportDraft,
) {
  if (kind === 'delete') await comments.removeOwn?.(id);
  else if (reason) await comments.report?.(id, { reason, words: words.trim() });
}

/** Deletes one's own comments and reports those of others, each after its dialog. */
export function createRowDialogs(context: RowsContext) {
  const { comments, host, target, get, set, emit } = context;
  const strings = withDialogWords(host.locale, context.strings);
  /** By person and row, as long as the page is there. */
  const drafts = new Map<string, ReportDraft>();

  function open(kind: RowDialog['kind'], parentId: number, id: number) {
    const viewerId = host.session.current()?.id;
    const row = findRow(get(), parentId, id);
    // It has gone meanwhile, or proves to be one's own after the sign-in.
    if (viewerId === undefined || !row || (row.userId === viewerId) !== (kind === 'delete')) return;
    const key = `${viewerId}/${id}`;
    const draft = drafts.get(key) ?? { reason: null, words: '' };
    drafts.set(key, draft);
    let shown: RowDialog | null = null;

    const wordsField = () => ({
      text: () => draft.words,
      canSend: draft.reason !== null && textLength(draft.words) <= longestReportWords,
      isLong: textLength(draft.words) > longestReportWords - 20,
    });

    const isOpen = () => shown !== null && get().dialog === shown;

    function change(patch: Partial<RowDialog>) {
      if (shown === null || !isOpen()) return;
      shown = { ...shown, ...patch };
      set({ dialog: shown });
    }

    async function confirm() {
      if (!isOpen() || shown?.isPending || (kind === 'report' && !wordsField().canSend)) return;
      const begun = host.clock.monotonic();
      change({ isPending: true, error: '' });
      let isGone = false;
      try {
        await send(comments, kind, id, draft);
      } catch (error) {
        // What is gone already needs no deleting.
        if (!isApiError(error)) throw error;
        isGone = kind === 'delete' && error.code === 404;
        if (!isGone) return fail(error, begun);
      }
      drafts.delete(key);
      if (isOpen()) set({ dialog: null });
      if (host.session.current()?.id !== viewerId) return;
      if (kind === 'delete') await showDeleted(context, parentId, id, isGone);
      else host.notify('positive', strings.reported);
    }

    function fail(error: ApiError, begun: number) {
      const otherwise = kind === 'delete' ? strings.deleteFailed : strings.reportFailed;
      const text = failureText(error, otherwise);
      const { kind: failure, message } = error;
      const duration = host.clock.monotonic() - begun;
      emit({ type: 'failed', action: kind, ids: [id], kind: failure, message, target, duration });
      if (isOpen()) change({ isPending: false, error: text });
      else if (text !== '') host.notify('critical', text);
    }

    shown = {
      kind,
      name: row.author?.name ?? strings.unknownUser,
      hasReplies: 'repliesCount' in row && row.repliesCount > 0,
      reason: draft.reason,
      words: wordsField(),
      isPending: false,
      error: '',
      actions: {
        close: () => isOpen() && set({ dialog: null }),
        confirm: () => void confirm(),
        choose(reason) {
          draft.reason = reason;
          change({ reason, words: wordsField() });
        },
        type(words) {
          draft.words = words;
          const field = wordsField();
          if (field.canSend !== shown?.words.canSend || field.isLong !== shown.words.isLong)
            change({ words: field });
        },
      },
    };
    set({ dialog: shown });
  }

  return { open, undo: (parentId: number, id: number) => undoDeletion(context, parentId, id) };
}

export type RowDialogs = ReturnType<typeof createRowDialogs>;
