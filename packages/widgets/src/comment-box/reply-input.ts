import type { Desk } from './desk.ts';
import type { ReplyTarget } from './comment-box.state.ts';
import type { DraftField } from './draft-field.ts';

interface OpenReply {
  target: ReplyTarget;
  draft: DraftField;
  /** Of the text on its way. */
  sendingId: string | null;
}

/** The one open reply. Its text stands in it until the server has taken it. */
export function createReplyInput({ draftFor, set, send }: Desk) {
  let open: OpenReply | null = null;

  function show() {
    if (!open) return set({ reply: null });
    const { target, draft, sendingId } = open;
    set({ reply: { target, field: draft.field(), isSending: sendingId !== null } });
  }

  function openFor(target: ReplyTarget) {
    open?.draft.flush();
    const mine: OpenReply = {
      target,
      sendingId: null,
      draft: draftFor(String(target.id), () => open === mine && show()),
    };
    open = mine;
    show();
    set({ focus: { on: 'reply-field' } });
    void mine.draft.restore();
    return mine;
  }

  /** What was typed stays as the draft of its target. Focus goes back to where it was opened. */
  function close() {
    if (!open) return;
    open.draft.flush();
    const { id } = open.target;
    open = null;
    show();
    set({ focus: { on: 'reply-link', id } });
  }

  return {
    flush: () => open?.draft.flush(),
    open: (target: ReplyTarget) => void openFor(target),
    close,
    type: (text: string) => open?.draft.type(text),
    async send() {
      if (!open || open.sendingId !== null || !open.draft.field().canSend) return;
      const { draft, target } = open;
      const { localId, kept } = send(draft.field().text(), target);
      open.sendingId = localId;
      show();
      await kept;
    },
    /** The reply sent as `localId` is no longer on its way: taken by the server, or kept as a row. */
    leave(localId: string) {
      if (open?.sendingId !== localId) return;
      const { draft } = open;
      draft.empty();
      draft.forget();
      close();
    },
    /** The exact text again, in the same field; false when another reply is being written. */
    putBack(localId: string, text: string, target: ReplyTarget, problem: string): boolean {
      if (open && open.sendingId !== localId) return false;
      const { draft } = (open ??= openFor(target));
      open.sendingId = null;
      draft.put(text, problem);
      show();
      set({ focus: { on: 'reply-field' } });
      return true;
    },
  };
}
