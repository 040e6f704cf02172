import type { LoginIntent, LoginMode } from '../host/widget-host.ts';

/** What a visitor wants to do when they have signed in. */
export function createLoginWish(ask: (mode: LoginMode, intent?: LoginIntent) => void) {
  let wanted: LoginIntent | undefined;

  function fulfil() {
    const intent = wanted;
    wanted = undefined;
    intent?.run();
  }

  return {
    fulfil,
    keepIntent: (intent?: LoginIntent) => void (wanted = intent),
    requestLogin: (mode: LoginMode, intent?: LoginIntent) => {
      // A page may run it, or leave it to us: it runs once in any case.
      const once = intent && { kind: intent.kind, run: () => void (wanted === intent && fulfil()) };
      wanted = intent;
      ask(mode, once);
    },
  };
}
