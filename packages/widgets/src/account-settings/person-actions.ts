import type { User } from '@shuyuan/api-client';
import type { AccountDesk } from './account-desk.ts';
import { createLoader } from '../loading/create-loader.ts';

export type PersonActions = ReturnType<typeof createPersonActions>;

/** Who is signed in, and what they do with it elsewhere. `onCome` is called whenever the person has come. */
export function createPersonActions(desk: AccountDesk, onCome: (person: User) => void) {
  const { my, host, strings, get, set } = desk;

  function show(person: User) {
    const isRetried = get().person.status === 'failed';
    set({ person: { status: 'ready', person, at: host.clock.now() } });
    if (isRetried) set({ focus: { on: 'person' } });
    onCome(person);
  }

  const loader = createLoader({
    ask: (options) => my.detail(options),
    onAnswer: show,
    onFail() {
      // Facts that are there stay, though they may be old.
      if (get().person.status === 'ready') return;
      set({ person: { status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false } });
    },
  });

  return {
    show,
    stop: loader.stop,
    /** In silence where the person is there already. */
    load() {
      const { person } = get();
      if (person.status === 'failed') set({ person: { ...person, isRetrying: true } });
      return loader.run();
    },
    async copyAccountId() {
      const { person } = get();
      if (person.status !== 'ready') return;
      const stay = desk.stay();
      const hasCopied = await host.clipboard.writeText(person.person.uuid).then(
        () => true,
        () => false,
      );
      if (stay.aborted) return;
      host.notify(hasCopied ? 'positive' : 'critical', hasCopied ? strings.copied : strings.notCopied);
    },
    bindMobile() {
      const stay = desk.stay();
      const run = () => {
        if (!stay.aborted) void loader.run();
      };
      host.session.requestLogin(13, { kind: 'bind-mobile', run });
    },
    changePassword: () => host.session.requestLogin(3),
  };
}
