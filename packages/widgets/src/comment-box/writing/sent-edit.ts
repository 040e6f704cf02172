import { isApiError } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import { mentionsOf, type CommentRow, type ReplyRow } from '../comment-rows.ts';
import { holdComment, holdReply } from '../held-rows.ts';
import { changeRow, countReplies, findRow } from '../thread-rows.ts';
import type { DraftField } from './draft.ts';
import type { WritingContext } from './writing.ts';

interface OpenedEdit {
  id: number;
  parentId: number;
  draft: DraftField;
  isSending: boolean;
}

function tellSaved(context: WritingContext, { id, parentId }: OpenedEdit, isWaiting: boolean | undefined) {
  const { host, strings } = context;
  if (!isWaiting) return host.notify('positive', strings.editSaved);
  host.notify('neutral', strings.waiting);
  hold(context, parentId, id);
}

/** The new words wait for a moderator: from now on their author alone sees them. */
function hold(context: WritingContext, parentId: number, id: number) {
  changeRow(context, parentId, id, { isWaiting: true });
  const row = findRow(context.get(), parentId, id);
  if (!row) return;
  if (isComment(row)) return holdComment(context, row);
  holdReply(context, parentId, row);
  countReplies(context, parentId, -1);
}

const isComment = (row: CommentRow | ReplyRow): row is CommentRow => 'repliesCount' in row;

const shownEdit = ({ id, parentId, draft, isSending }: OpenedEdit) => ({
  id,
  parentId,
  field: draft.field(),
  isSending,
});

/**
 * Changes what this person has sent, one comment or reply at a time. Its words stay in the field, and on the device, until the server
 * has taken them or the person gives them up.
 */
export function createSentEdit(context: WritingContext) {
  const { comments, host, draftFor, get, set, strings } = context;
  let open: OpenedEdit | null = null;

  const show = () => set({ edit: open && shownEdit(open) });

  function close(own: OpenedEdit) {
    const words = own.draft.field().text();
    own.draft.empty();
    own.draft.forget(words);
    if (open !== own) return;
    open = null;
    show();
    set({ focus: { on: 'edit-link', id: own.id } });
  }

  /** Opens the field with what was begun on this device, or with the words as they were sent. */
  async function startEdit(parentId: number, id: number) {
    // A row that was deleted meanwhile has closed it.
    if (open?.id === id && get().edit) return cancelSent();
    if (open?.isSending) return;
    const begun = host.clock.monotonic();
    try {
      const words = (await comments.words?.(id)) ?? '';
      if (!findRow(get(), parentId, id) || open?.isSending) return;
      open?.draft.flush();
      const own: OpenedEdit = {
        id,
        parentId,
        isSending: false,
        draft: draftFor(`sent-${id}`, () => open === own && show()),
      };
      open = own;
      await own.draft.restore();
      if (own.draft.field().text().trim() === '') own.draft.put(words);
      show();
      set({ focus: { on: 'edit-field', id } });
    } catch (error) {
      tellFailed(context, id, error, begun);
      const text = failureText(error, strings.editNotLoaded);
      if (text !== '') host.notify('critical', text);
    }
  }

  const typeSent = (text: string) => open?.draft.type(text);

  function cancelSent() {
    if (open && !open.isSending) close(open);
  }

  async function saveSent() {
    const own = open;
    if (!own || own.isSending || !own.draft.field().canSend) return;
    const { id, parentId, draft } = own;
    const text = draft.field().text();
    const begun = host.clock.monotonic();
    own.isSending = true;
    show();
    try {
      const edited = await comments.edit?.(id, text, context.mentionedIn(text));
      own.isSending = false;
      if (edited)
        changeRow(context, parentId, id, {
          content: edited.content,
          editedAt: edited.edited_at,
          ...mentionsOf(edited),
        });
      tellSaved(context, own, edited?.is_waiting);
      close(own);
    } catch (error) {
      own.isSending = false;
      tellFailed(context, id, error, begun);
      draft.put(text, failureText(error, strings.editFailed));
    }
  }

  return {
    actions: { startEdit, typeSent, saveSent, cancelSent },
    flush: () => open?.draft.flush(),
    check: () => open?.draft.check(),
  };
}

/** Anything but a failed call is a defect, for the error boundary. */
function tellFailed({ host, target, emit }: WritingContext, id: number, error: unknown, begun: number) {
  if (!isApiError(error)) throw error;
  const { kind, message } = error;
  const duration = host.clock.monotonic() - begun;
  emit({ type: 'failed', action: 'edit', ids: [id], kind, message, target, duration });
}
