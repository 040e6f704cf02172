import { failureText } from '../async/failure-text.ts';
import type { KeptDraft } from '../async/kept-draft.ts';
import type { AccountContext } from './account-context.ts';

/** Closing the account, which is asked about first. */
export function createClosingActions(context: AccountContext, draft: Pick<KeptDraft<string>, 'forget'>) {
  const { strings, getProps, get, set, lifetime } = context;

  return {
    close: () => set({ closing: { isPending: false, error: '' } }),
    cancelClose() {
      if (get().closing?.isPending === false) set({ closing: null });
    },
    /** A refusal stays in the question, so that it can be answered again. */
    async confirmClose() {
      if (get().closing?.isPending !== false) return;
      set({ closing: { isPending: true, error: '' } });
      const signal = lifetime.signal();
      try {
        const { destroyed_at: at } = await getProps().session.destroy();
        if (signal.aborted) return;
        draft.forget();
        set({ closing: null, renaming: null });
        getProps().onClosed(new Date(at));
      } catch (error) {
        const words = failureText(error, strings.notClosed);
        if (!signal.aborted) set({ closing: { isPending: false, error: words } });
      }
    },
  };
}
