import { tidyName, type User } from '@shuyuan/api-client';
import type { KeptDraft } from '../async/kept-draft.ts';
import type { AccountContext } from './account-context.ts';
import type { Renaming } from './account-settings.state.ts';
import { problemWith } from './name-rule.ts';
import type { PersonActions } from './person-actions.ts';
import { createSendName } from './send-name.ts';

const untouched = { isSaving: false, problem: '', error: '' };

/** Typing another name. What was typed survives a failure. */
export function createRenameActions(
  context: AccountContext,
  draft: KeptDraft<string>,
  person: Pick<PersonActions, 'show' | 'load'>,
) {
  const { strings, get, set, lifetime } = context;

  function present(): User | null {
    const { person: state } = get();
    return state.status === 'ready' ? state.person : null;
  }

  function patch(change: Partial<Renaming>) {
    const { renaming } = get();
    if (renaming) set({ renaming: { ...renaming, ...change } });
  }

  const refuse = (problem: string) => {
    patch({ isSaving: false, problem });
    set({ focus: { on: 'name-field' } });
  };
  const fail = (error: string) => patch({ isSaving: false, error });
  const sendName = createSendName({ context, draft, person, refuse, fail });

  return {
    /** Opens the field as it was left by an accident. */
    async restore() {
      const signal = lifetime.signal();
      const name = await draft.find();
      const known = present();
      if (name === null || signal.aborted || !known || get().renaming) return;
      if (known.is_set_nickname === 1) return draft.forget();
      set({ renaming: { ...untouched, name, isRestored: true } });
    },
    rename() {
      const known = present();
      if (!known || known.is_set_nickname === 1 || get().renaming) return;
      set({ renaming: { ...untouched, name: known.nick_name, isRestored: false } });
      set({ focus: { on: 'name-field' } });
    },
    /** Kept with each key: what is kept when the page is being left may come too late. */
    setName(name: string) {
      if (!get().renaming) return;
      patch({ name, problem: '', error: '' });
      if (name === present()?.nick_name) draft.forget();
      else draft.keep(name);
    },
    cancelName() {
      if (get().renaming?.isSaving !== false) return;
      draft.forget();
      set({ renaming: null });
      set({ focus: { on: 'rename' } });
    },
    async saveName() {
      const { renaming } = get();
      const known = present();
      if (!renaming || !known || renaming.isSaving) return;
      const name = tidyName(renaming.name);
      const problem = problemWith(name, known.nick_name, strings);
      if (problem) return refuse(problem);
      patch({ isSaving: true, problem: '', error: '' });
      await sendName(name, known);
    },
  };
}
