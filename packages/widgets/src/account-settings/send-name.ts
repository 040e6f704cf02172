import { isApiError, refusedField, type User } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import type { KeptDraft } from '../async/kept-draft.ts';
import type { AccountContext } from './account-context.ts';
import type { PersonActions } from './person-actions.ts';

interface SendNameDeps {
  context: AccountContext;
  draft: Pick<KeptDraft<string>, 'forget'>;
  person: Pick<PersonActions, 'show' | 'load'>;
  /** The name itself is what is wrong. */
  refuse: (problem: string) => void;
  /** It was not saved, and the name may be right. */
  fail: (error: string) => void;
}

/** Sends another name, which is good once, and says what has come of it. */
export function createSendName({ context, draft, person, refuse, fail }: SendNameDeps) {
  const { host, strings, getProps, set, lifetime } = context;

  function showRenamed(renamed: User) {
    set({ renaming: null });
    person.show(renamed);
    host.notify('positive', strings.renamed);
    set({ focus: { on: 'person' } });
    getProps().onRenamed?.();
  }

  /** Null when they did not come. */
  const askAgain = () =>
    getProps()
      .my.detail()
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        return null;
      });

  /** A change whose answer was lost on the way looks like one too many when it is sent again: then it was taken. */
  async function refusedByName(name: string, problem: string, signal: AbortSignal) {
    const now = await askAgain();
    if (signal.aborted) return;
    if (now?.is_set_nickname === 1 && now.nick_name === name) {
      draft.forget();
      return showRenamed(now);
    }
    if (now) person.show(now);
    refuse(problem);
  }

  return async function sendName(name: string, before: User) {
    const signal = lifetime.signal();
    try {
      await getProps().my.rename(name);
    } catch (error) {
      const words = failureText(error, strings.failedHint);
      if (signal.aborted) return;
      return refusedField(error) === 'nick_name' ? refusedByName(name, words, signal) : fail(words);
    }
    draft.forget();
    if (signal.aborted) return;
    showRenamed({ ...before, nick_name: name, is_set_nickname: 1 });
    await person.load();
  };
}
