import { isApiError, refusedField, type User } from '@shuyuan/api-client';
import { wordsFor } from '../failures/words-for.ts';
import type { AccountDesk } from './account-desk.ts';
import type { NameDraft } from './name-draft.ts';
import type { PersonActions } from './person-actions.ts';

interface SendNameParts {
  desk: AccountDesk;
  draft: Pick<NameDraft, 'forget'>;
  person: Pick<PersonActions, 'show' | 'load'>;
  /** The name itself is what is wrong. */
  refuse: (problem: string) => void;
  /** It was not saved, and the name may be right. */
  fail: (error: string) => void;
}

/** Sends another name, which is good once, and says what has come of it. */
export function createSendName({ desk, draft, person, refuse, fail }: SendNameParts) {
  const { my, host, strings, set, outlets } = desk;

  function take(renamed: User) {
    set({ renaming: null });
    person.show(renamed);
    host.notify('positive', strings.renamed);
    set({ focus: { on: 'person' } });
    outlets().onRenamed?.();
  }

  /** Null when they did not come. */
  const askAgain = () =>
    my.detail().catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return null;
    });

  /** A change whose answer was lost on the way looks like one too many when it is sent again: then it was taken. */
  async function refusedByName(name: string, problem: string, stay: AbortSignal) {
    const now = await askAgain();
    if (stay.aborted) return;
    if (now?.is_set_nickname === 1 && now.nick_name === name) {
      draft.forget();
      return take(now);
    }
    if (now) person.show(now);
    refuse(problem);
  }

  return async function sendName(name: string, before: User) {
    const stay = desk.stay();
    try {
      await my.rename(name);
    } catch (error) {
      const words = wordsFor(error, strings.failedHint);
      if (stay.aborted) return;
      return refusedField(error) === 'nick_name' ? refusedByName(name, words, stay) : fail(words);
    }
    draft.forget();
    if (stay.aborted) return;
    take({ ...before, nick_name: name, is_set_nickname: 1 });
    await person.load();
  };
}
