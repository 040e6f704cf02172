import type { User } from '@shuyuan/api-client';
import type { AccountDesk } from './account-desk.ts';
import type { Renaming } from './account-settings.state.ts';
import type { NameDraft } from './name-draft.ts';
import { problemWith, tidyName } from './name-rule.ts';
import type { PersonActions } from './person-actions.ts';
import { createSendName } from './send-name.ts';

const untouched = { isSaving: false, problem: '', error: '' };

/** Typing another name. What was typed survives a failure. */
export function createRenameActions(
  desk: AccountDesk,
  draft: NameDraft,
  person: Pick<PersonActions, 'show' | 'load'>,
) {
  const { strings, get, set } = desk;

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
  const sendName = createSendName({ desk, draft, person, refuse, fail });

  return {
    /** Opens the field as it was left by an accident. */
    async restore() {
      const stay = desk.stay();
      const name = await draft.find();
      const known = present();
      if (name === null || stay.aborted || !known || get().renaming) return;
      if (known.is_set_nickname === 1) return draft.forget();
      set({ renaming: { ...untouched, name, isRestored: true } });
    },
    keepDraft() {
      const { renaming } = get();
      if (renaming && renaming.name !== present()?.nick_name) draft.keep(renaming.name);
    },
    rename() {
      const known = present();
      if (!known || known.is_set_nickname === 1 || get().renaming) return;
      set({ renaming: { ...untouched, name: known.nick_name, isRestored: false } });
      set({ focus: { on: 'name-field' } });
    },
    setName: (name: string) => patch({ name, problem: '', error: '' }),
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
