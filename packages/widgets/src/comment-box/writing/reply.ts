import { shownRows, type CommentBoxState, type ReplyTarget } from '../comment-box.state.ts';
import type { Row } from '../comment-rows.ts';
import { draftName, type DraftField } from './draft.ts';
import { createBegunReplies, placeWithin } from './begun-replies.ts';
import type { WritingContext } from './writing.ts';

interface OpenReply {
  target: ReplyTarget;
  draft: DraftField;
  /** Of the text on its way. */
  sendingId: string | null;
}

/** The one open reply. Its text stands in it until the server has taken it. */
export function createReply({ draftFor, get, set, send, host, strings }: WritingContext) {
  const begun = createBegunReplies({ get, set });
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
      draft: draftFor(draftName(target), () => open === fresh && show(), placeWithin(target)),
    };
    void fresh.draft.restore();
    return fresh;
  }

  function openFor(target: ReplyTarget) {
    if (open) begun.putAside(open);
    open = used.get(target.id) ?? fieldFor(target);
    show();
    set({ focus: { on: 'reply-field' } });
    return open;
  }

  /** What was typed stays as the draft of its target. Focus goes back to where it was opened. */
  function cancelReply() {
    if (!open) return;
    begun.putAside(open);
    const { id } = open.target;
    open = null;
    show();
    set({ focus: { on: 'reply-link', id } });
  }

  function leave(localId: string) {
    const left = [...used.values()].find(({ sendingId }) => sendingId === localId);
    if (!left) return;
    left.sendingId = null;
    if (open === left) cancelReply();
    left.draft.empty();
    begun.putAside(left);
  }

  const typeReply = (text: string) => open?.draft.type(text);

  function sendReply() {
    if (!open || open.sendingId !== null || !open.draft.field().canSend) return;
    const { draft, target } = open;
    draft.flush();
    open.sendingId = send(draft, draft.field().text(), target);
    used.set(target.id, open);
    show();
  }

  return {
    actions: { cancelReply, typeReply, sendReply },
    flush: () => open?.draft.flush(),
    /** Opens the reply to a row, or closes it. */
    toggle(parentId: number, id: number) {
      if (open?.target.id === id) return cancelReply();
      const target = findReplied(get(), parentId, id);
      if (target) openFor(target);
      else host.notify('critical', strings.repliedUserMissing);
    },
    /** The reply sent as `localId` is no longer on its way from its field. */
    leave,
    /** Rows to which replies were begun earlier. */
    remember: begun.remember,
    /** The server has it, whatever is open by now. */
    sent(localId: string, words: string, target: ReplyTarget) {
      const { id } = target;
      begun.forget(target);
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

/** Null when the account that is to be answered is gone. */
function findReplied({ list, replies }: CommentBoxState, parentId: number, id: number): ReplyTarget | null {
  const comments = list.status === 'ready' ? shownRows(list) : [];
  const rows: readonly Row[] = id === parentId ? comments : (replies[parentId]?.rows ?? []);
  const name = rows.find((row) => row.id === id)?.author?.name;
  return name === undefined ? null : { parentId, id, name };
}
