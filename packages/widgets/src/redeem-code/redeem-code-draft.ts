import { plainCode } from '@shuyuan/api-client';
import { createKeptDraft } from '../async/kept-draft.ts';
import type { StoreContext } from '../widget/store-context.ts';

interface State {
  code: string;
  codeError: string;
}

const readCode = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The code that is typed, kept until it is redeemed: a session that ends and a reload leave it. What a visitor has typed goes
 * with them when they sign in, also by a page of another service; what a person has typed nobody else finds.
 */
export function createRedeemCodeDraft({
  host,
  get,
  set,
  lifetime,
}: Pick<StoreContext<unknown, unknown, State>, 'host' | 'get' | 'set' | 'lifetime'>) {
  const present = () => host.session.current()?.id ?? null;
  const draftOf = (id: number | null) =>
    createKeptDraft(host.storage, `redeem-code/${id ?? 'visitor'}`, readCode);
  const visitors = draftOf(null);
  /** Whose the code in the field is: after signing out it stays there, and theirs. */
  let owner = present();

  function keep() {
    owner = present();
    const draft = draftOf(owner);
    if (get().code === '') draft.forget();
    else draft.keep(get().code);
  }

  function takeAlong() {
    if (owner === null) visitors.forget();
    keep();
  }

  async function restore() {
    const signal = lifetime.signal();
    const id = present();
    const isWanted = () => !signal.aborted && present() === id && get().code === '';
    const own = await draftOf(id).find();
    const kept = own ?? (id === null ? null : await visitors.find());
    if (kept === null || !isWanted()) return;
    set({ code: kept });
    owner = own === null ? null : id;
    if (owner !== id) takeAlong();
  }

  return {
    keep,
    restore,
    /** Call it with the session: another person begins with what is their own. */
    followPerson() {
      const id = present();
      if (id !== null && owner !== null && owner !== id) set({ code: '', codeError: '' });
      if (get().code === '') void restore();
      else if (id !== null) takeAlong();
    },
    /** Removes `code`, which was redeemed; another one that was typed meanwhile stays. */
    redeemed(code: string) {
      if (plainCode(get().code) !== code) return;
      draftOf(owner).forget();
      set({ code: '' });
    },
  };
}
