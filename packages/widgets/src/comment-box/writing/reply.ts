import type { ReplyTarget } from '../comment-box.state.ts';
import { isAnswered } from '../comment-rows.ts';
import { findRow } from '../thread-rows.ts';
import { draftName, type DraftField } from './draft.ts';
import { createBegunReplies, placeWithin } from './begun-replies.ts';
import type { WritingContext } from './writing.ts';

interface OpenReply {
  target: ReplyTarget;
  draft: DraftField;
  /** Of the text on its way. */
  sendingId: string | null;
}

const shownReply = ({ target, draft, sendingId }: OpenReply) => ({
  target,
  field: draft.field(),
  isSending: sendingId !== null,
});

/** The one open reply. Its text stands in it until the server has taken it. */
export function createReply({ draftFor, get, set, send, host, strings }: WritingContext) {
  const begun = createBegunReplies({ get, set });
  let open: OpenReply | null = null;
  /** Until the server has the reply its field stays as it is, by the row that it answers: nothing is sent from it twice. */
  const used = new Map<number, OpenReply>();

  const show = () => set({ reply: open && shownReply(open) });

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
    check: () => open?.draft.check(),
    /** Opens the reply to a row, or closes it; says so when the account that is to be answered is gone. */
    toggle(parentId: number, id: number) {
      // A row that was deleted meanwhile has closed it.
      if (open?.target.id === id && get().reply) return cancelReply();
      const row = findRow(get(), parentId, id);
      // Nobody can answer what is not there for others.
      if (row && !isAnswered(row)) return;
      if (row?.author) openFor({ parentId, id, name: row.author.name });
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
