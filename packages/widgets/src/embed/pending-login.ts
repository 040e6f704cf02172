import type { LoginIntent, LoginMode } from '../host/widget-host.ts';

/** The intent that waits for a sign-in. It runs once, by the page or by us. */
export function createPendingLogin(ask: (mode: LoginMode, intent?: LoginIntent) => void) {
  let pending: LoginIntent | undefined;

  function resumeIntent() {
    const intent = pending;
    pending = undefined;
    intent?.run();
  }

  return {
    resumeIntent,
    keepIntent: (intent?: LoginIntent) => void (pending = intent),
    requestLogin: (mode: LoginMode, intent?: LoginIntent) => {
      // A page may run it, or leave it to us: it runs once in any case.
      const once = intent && { ...intent, run: () => void (pending === intent && resumeIntent()) };
      pending = intent;
      ask(mode, once);
    },
  };
}
