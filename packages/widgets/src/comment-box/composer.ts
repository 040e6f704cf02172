import type { Desk } from './desk.ts';

/** The field for a new comment. */
export function createComposer({ draftFor, set, send }: Desk) {
  const draft = draftFor('new', () => set({ composer: draft.field() }));
  return {
    start() {
      set({ composer: draft.field() });
      void draft.restore();
    },
    flush: draft.flush,
    type: draft.type,
    /** Clears the field at once and sends. */
    async post() {
      const { text, canSend } = draft.field();
      if (!canSend) return;
      const words = text();
      draft.empty();
      await send(words, null).kept;
      draft.forget();
    },
    /** The exact text again, unless the person has gone on writing there. */
    putBack(text: string): boolean {
      if (draft.field().text().trim() !== '') return false;
      draft.put(text);
      return true;
    },
  };
}
