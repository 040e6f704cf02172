import { isApiError, type SessionApi } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeadline } from '../deadline/deadline.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { passwordFields, passwordProblems, plainMobile, type PasswordField } from './login-form.ts';
import { canMove, enterPassword, type LoginStep, type Submission } from './login-step.ts';

export interface LoginDialogDeps {
  /** Only the calls that the steps make. */
  session: Pick<SessionApi, 'loginByPassword'>;
  host: Pick<WidgetHost, 'session' | 'notify' | 'clock' | 'scheduler'>;
  strings: Pick<LoginDialogStrings, 'unreachable'>;
}

export interface LoginDialogState {
  step: LoginStep;
}

/** How an attempt to sign in ended. `focus` is the first field to put right. */
export type LoginOutcome = { status: 'signed-in' } | { status: 'stayed'; focus: PasswordField | null };

export interface LoginDialogStore extends StoreApi<LoginDialogState> {
  setField: (field: PasswordField, value: string) => void;
  /** The person has left a field: from now on its problem is shown. */
  leaveField: (field: PasswordField) => void;
  submit: () => Promise<LoginOutcome>;
  dispose: () => void;
}

/** The rules of signing in. The token goes to `host.session.signIn` and nowhere else. */
export function createLoginDialogStore({ session, host, strings }: LoginDialogDeps): LoginDialogStore {
  const store = createStore<LoginDialogState>(() => ({ step: enterPassword() }));
  const deadline = createDeadline({ clock: host.clock, scheduler: host.scheduler });

  const current = () => store.getState().step;
  const patch = (part: Partial<LoginStep>) => store.setState({ step: { ...current(), ...part } });

  function move(submission: Submission) {
    if (!canMove(current().submission, submission.status)) return false;
    patch({ submission });
    return true;
  }

  deadline.subscribe(() => {
    const { submission } = current();
    if (submission.status !== 'waiting') return;
    const seconds = Math.ceil(deadline.remaining() / 1000);
    move(seconds > 0 ? { ...submission, seconds } : { status: 'idle' });
  });

  function check(field: PasswordField) {
    const { checked } = current();
    if (!checked.includes(field)) patch({ checked: [...checked, field] });
  }

  /** Toast and form both say why it was refused. */
  function refuse(error: unknown): LoginOutcome {
    if (!isApiError(error)) {
      move({ status: 'idle' });
      throw error;
    }
    const isAnswer = error.kind === 'business' && error.message !== '';
    const message = isAnswer ? error.message : strings.unreachable;
    const wait = secondsToWait(error.data);
    if (wait > 0) {
      move({ status: 'waiting', message, seconds: wait });
      deadline.start(wait * 1000);
    } else {
      move({ status: 'refused', message });
    }
    host.notify('critical', message);
    return { status: 'stayed', focus: isAnswer ? 'password' : null };
  }

  return {
    ...store,
    setField(field, value) {
      const { submission } = current();
      patch({ [field]: value });
      if (submission.status === 'refused') move({ status: 'idle' });
      // A wait belongs to the number it was told for.
      if (submission.status === 'waiting' && field === 'mobile') deadline.reset();
    },
    leaveField: check,
    async submit() {
      const { mobile, password } = current();
      const problems = passwordProblems({ mobile, password });
      const focus = passwordFields.find((field) => problems[field]) ?? null;
      passwordFields.forEach(check);
      if (focus !== null || !move({ status: 'sending' })) return { status: 'stayed', focus };
      try {
        const { token } = await session.loginByPassword({ mobile: plainMobile(mobile), password });
        await host.session.signIn(token);
      } catch (error) {
        return refuse(error);
      }
      store.setState({ step: enterPassword() });
      return { status: 'signed-in' };
    },
    dispose: deadline.dispose,
  };
}

function secondsToWait(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('retry_after' in data)) return 0;
  const seconds = Number(data.retry_after);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 0;
}
