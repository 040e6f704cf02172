import type { LoginMode, WidgetHost } from '../host/widget-host.ts';
import type { LoginDesk } from './login-desk.ts';
import type { LoginListeners } from './login-dialog.store.ts';
import {
  enter,
  enterMode,
  stepMoves,
  type FieldName,
  type LoginCode,
  type LoginStep,
  type StepKind,
} from './login-step.ts';

export interface MovesDeps {
  desk: LoginDesk;
  host: Pick<WidgetHost, 'session'>;
  /** Goes over to a step at its beginning. */
  set: (step: LoginStep, focus: FieldName | null) => void;
  /** The person is signed in by this step. */
  finish: (step: LoginStep, heard: LoginListeners) => void;
  heard: () => LoginListeners;
}

/** How one comes from step to step. */
export interface LoginMoves {
  /** The person goes to another step. */
  go: (kind: Exclude<StepKind, 'bind'>) => void;
  /** The page around asks for a mode. */
  show: (mode: LoginMode, loginCode?: LoginCode | null) => void;
  /** A telephone has said yes. */
  signInBy: (token: string) => Promise<void>;
  /** A telephone has said yes, but a number is missing. */
  bindScanned: (code: string) => void;
}

export function createMoves({ desk, host, set, finish, heard }: MovesDeps): LoginMoves {
  const { current } = desk;
  let asked: LoginMode = current().mode;

  return {
    go(kind) {
      const step = current();
      if (!stepMoves[step.kind].includes(kind) || step.submission.status === 'sending') return;
      if (step.kind === 'bind') heard().onLoginCode?.(null);
      const next = enter[kind]();
      set(next, next.mode === step.mode ? null : 'mobile');
    },
    show(mode, loginCode) {
      // The person may have gone on since the page last asked.
      if (mode === asked) return;
      asked = mode;
      if (current().mode !== mode) set(enterMode(mode, loginCode), null);
    },
    async signInBy(token) {
      const listeners = heard();
      try {
        await host.session.signIn(token);
      } catch (error) {
        const step = current();
        if (step.kind !== 'wx') return;
        // Its picture is used up: a fresh one has to be scanned.
        set({ ...enter.wx(), attempt: step.attempt + 1 }, null);
        return desk.refuse(error);
      }
      finish(current(), listeners);
    },
    bindScanned(code) {
      if (!stepMoves[current().kind].includes('bind')) return;
      const loginCode: LoginCode = { code, from: 'scan' };
      heard().onLoginCode?.(loginCode);
      set(enter.bind(loginCode), 'mobile');
    },
  };
}
