import type { User } from '@shuyuan/api-client';
import { copyText } from '../async/copy-text.ts';
import { createLoad } from '../async/load.ts';
import type { AccountContext } from './account-context.ts';

export type PersonActions = ReturnType<typeof createPersonActions>;

/** Who is signed in, and what they do with it elsewhere. `onCome` is called whenever the person has come. */
export function createPersonActions(context: AccountContext, onCome: (person: User) => void) {
  const { host, strings, getProps, get, set, lifetime } = context;

  function show(person: User) {
    const isRetried = get().person.status === 'failed';
    set({ person: { status: 'ready', person, at: host.clock.now() } });
    if (isRetried) set({ focus: { on: 'person' } });
    onCome(person);
  }

  /** In silence where the person is there already. */
  const { load, wake, stop } = createLoad({
    ask: (call) => getProps().my.detail(call),
    network: host.network,
    get: () => get().person,
    set: (person) => set({ person }),
    onResult: show,
    // Facts that are there stay, though they may be old.
    onError: () => get().person.status === 'ready',
  });

  return {
    show,
    load,
    wake,
    stop,
    async copyAccountId() {
      const { person } = get();
      if (person.status !== 'ready') return;
      await copyText(host, person.person.uuid, strings, lifetime.signal());
    },
    bindMobile() {
      const signal = lifetime.signal();
      const run = () => {
        if (!signal.aborted) void load();
      };
      host.session.requestLogin(13, { kind: 'bind-mobile', run });
    },
    /** The dialog of mode 3; the person is loaded again once the password is changed. */
    changePassword() {
      const signal = lifetime.signal();
      const run = () => {
        if (!signal.aborted) void load();
      };
      host.session.requestLogin(3, { kind: 'change-password', run });
    },
  };
}
