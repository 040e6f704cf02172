import { wordsFor } from '../failures/words-for.ts';
import type { AccountDesk } from './account-desk.ts';
import type { NameDraft } from './name-draft.ts';

/** Closing the account, which is asked about first. */
export function createClosingActions(desk: AccountDesk, draft: Pick<NameDraft, 'forget'>) {
  const { session, strings, get, set, stay, outlets } = desk;

  return {
    close: () => set({ closing: { isPending: false, error: '' } }),
    cancelClose() {
      if (get().closing?.isPending === false) set({ closing: null });
    },
    /** A refusal stays in the question, so that it can be answered again. */
    async confirmClose() {
      if (get().closing?.isPending !== false) return;
      set({ closing: { isPending: true, error: '' } });
      const signal = stay();
      try {
        const { destroyed_at: at } = await session.destroy();
        if (signal.aborted) return;
        draft.forget();
        set({ closing: null, renaming: null });
        outlets().onClosed(new Date(at));
      } catch (error) {
        const words = wordsFor(error, strings.notClosed);
        if (!signal.aborted) set({ closing: { isPending: false, error: words } });
      }
    },
  };
}
