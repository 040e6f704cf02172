import { draftName, type Desk } from './desk.ts';
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
  /** Until the server has the reply its field stays as it is, by the row that it answers: nothing is sent from it twice. */
  const used = new Map<number, OpenReply>();

  function show() {
    if (!open) return set({ reply: null });
    const { target, draft, sendingId } = open;
    set({ reply: { target, field: draft.field(), isSending: sendingId !== null } });
  }

  function fieldFor(target: ReplyTarget) {
    const fresh: OpenReply = {
      target,
      sendingId: null,
      draft: draftFor(draftName(target), () => open === fresh && show()),
    };
    void fresh.draft.restore();
    return fresh;
  }

  function openFor(target: ReplyTarget) {
    open?.draft.flush();
    open = used.get(target.id) ?? fieldFor(target);
    show();
    set({ focus: { on: 'reply-field' } });
    return open;
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

  function leave(localId: string) {
    const left = [...used.values()].find(({ sendingId }) => sendingId === localId);
    if (!left) return;
    left.sendingId = null;
    if (open === left) close();
    left.draft.empty();
  }

  return {
    flush: () => open?.draft.flush(),
    open: (target: ReplyTarget) => void openFor(target),
    close,
    type: (text: string) => open?.draft.type(text),
    async send() {
      if (!open || open.sendingId !== null || !open.draft.field().canSend) return;
      const { draft, target } = open;
      const words = draft.field().text();
      draft.flush();
      const { localId, stored } = send(words, target);
      open.sendingId = localId;
      used.set(target.id, open);
      show();
      if (await stored) draft.forget(words);
    },
    /** The reply sent as `localId` is no longer on its way from its field. */
    leave,
    /** The server has it, whatever is open by now. */
    sent(localId: string, words: string, target: ReplyTarget) {
      const { id } = target;
      leave(localId);
      const left = open?.target.id === id ? open : used.get(id);
      (left?.draft ?? draftFor(draftName(target), () => {})).sent(words);
      if (left?.sendingId === null) used.delete(id);
    },
    /** The exact text again, in the same field; false when another reply is being written. */
    putBack(localId: string, text: string, target: ReplyTarget, problem: string): boolean {
      if (open && open.sendingId !== localId) return false;
      const back = open ?? openFor(target);
      back.sendingId = null;
      back.draft.put(text, problem);
      show();
      set({ focus: { on: 'reply-field' } });
      return true;
    },
  };
}
