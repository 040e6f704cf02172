import type { LoginMode, WidgetHost } from '../host/widget-host.ts';
import type { LoginContext } from './login-context.ts';
import type { LoginCallbacks } from './login-dialog.store.ts';
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
  context: LoginContext;
  host: Pick<WidgetHost, 'session'>;
  /** Goes over to a step at its beginning. */
  set: (step: LoginStep, focus: FieldName | null) => void;
  /** The person is signed in by this step. */
  finish: (step: LoginStep, callbacks: LoginCallbacks) => void;
  getCallbacks: () => LoginCallbacks;
}

/** How one comes from step to step. */
export interface LoginMoves {
  /** The person goes to another step. */
  go: (kind: Exclude<StepKind, 'bind' | 'change'>) => void;
  /** The page around asks for a mode. */
  show: (mode: LoginMode, loginCode?: LoginCode | null) => void;
  /** A telephone has said yes. */
  signInBy: (token: string) => Promise<void>;
  /** A telephone has said yes, but a number is missing. */
  bindScanned: (code: string) => void;
}

export function createMoves({ context, host, set, finish, getCallbacks }: MovesDeps): LoginMoves {
  const { current } = context;
  let asked: LoginMode = current().mode;

  return {
    go(kind) {
      const step = current();
      if (!stepMoves[step.kind].includes(kind) || step.submission.status === 'sending') return;
      if (step.kind === 'bind') getCallbacks().onLoginCode?.(null);
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
      const callbacks = getCallbacks();
      try {
        await host.session.signIn(token);
      } catch (error) {
        const step = current();
        if (step.kind !== 'wx') return;
        // Its picture is used up: a fresh one has to be scanned.
        set({ ...enter.wx(), attempt: step.attempt + 1 }, null);
        return context.refuse(error);
      }
      finish(current(), callbacks);
    },
    bindScanned(code) {
      if (!stepMoves[current().kind].includes('bind')) return;
      const loginCode: LoginCode = { code, from: 'scan' };
      getCallbacks().onLoginCode?.(loginCode);
      set(enter.bind(loginCode), 'mobile');
    },
  };
}
