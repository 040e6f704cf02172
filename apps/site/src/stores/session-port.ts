import type { SessionPort } from '@shuyuan/widgets/host';
import type { SessionStore } from './session-store.ts';

/** The site's session as widgets see it: no token in it. */
export const sessionPortOf = (session: SessionStore): SessionPort => ({
  current: () => session.getState().user,
  subscribe: (listener) =>
    session.subscribe((state, before) => {
      if (state.user !== before.user) listener();
    }),
  requestLogin: session.requestLogin,
  signIn: session.signIn,
});
