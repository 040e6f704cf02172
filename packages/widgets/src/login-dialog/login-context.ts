import { isApiError } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeadline } from '../deadline/deadline.ts';
import type { WidgetHost } from '../host/widget-host.ts';
import { unspokenText } from '../async/failure-text.ts';
import { secondsToWait, serverWords } from '../async/call-failure.ts';
import {
  canMove,
  isForm,
  type FieldName,
  type FormStep,
  type LoginDialogState,
  type LoginStep,
  type Submission,
} from './login-step.ts';
import { stepFields } from './login-form.ts';
import { refusedField } from './refused-field.ts';

export interface LoginContextDeps {
  host: Pick<WidgetHost, 'notify' | 'clock' | 'scheduler'>;
  strings: { unreachable: string; oddAnswer: string };
  first: LoginStep;
  /** The first field has the focus from the beginning. */
  takesFocus: boolean;
}

export interface LoginContext {
  store: StoreApi<LoginDialogState>;
  current: () => LoginStep;
  patch: (part: Partial<FormStep>) => void;
  /** False when the submission cannot go there now. */
  move: (submission: Submission) => boolean;
  /** From now on the problems of these fields are shown. */
  check: (fields: readonly FieldName[]) => void;
  focusOn: (field: FieldName | null) => void;
  /** Toast and form both say why something was refused. `lastField` has the focus when the server names none. */
  refuse: (error: unknown, lastField?: FieldName | null) => void;
  /** A step at its beginning, with no wait left of the one before. */
  replace: (step: LoginStep, focus: FieldName | null) => void;
  /** A wait belongs to the number it was told for. */
  endWait: () => void;
  dispose: () => void;
}

/** The step that is shown, and what all its actions do with it. */
export function createLoginContext({ host, strings, first, takesFocus }: LoginContextDeps): LoginContext {
  const store = createStore<LoginDialogState>(() => ({
    step: first,
    focus: takesFocus && isForm(first) ? { field: stepFields[first.kind][0] ?? 'mobile' } : null,
  }));
  const deadline = createDeadline({ clock: host.clock, scheduler: host.scheduler });

  const current = () => store.getState().step;
  const patch = (part: Partial<FormStep>) => store.setState({ step: { ...current(), ...part } as LoginStep });
  const focusOn = (field: FieldName | null) => store.setState({ focus: field && { field } });

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

  return {
    store,
    current,
    patch,
    move,
    focusOn,
    check(fields) {
      const { checked } = current();
      const added = fields.filter((field) => !checked.includes(field));
      if (added.length > 0) patch({ checked: [...checked, ...added] });
    },
    refuse(error, lastField = null) {
      if (!isApiError(error)) {
        move({ status: 'idle' });
        throw error;
      }
      const words = serverWords(error);
      const message = words ?? unspokenText(error.kind, strings);
      const field = refusedField(error);
      // Only what was sent by the form closes the form: a code that has to wait closes its own button.
      const seconds = current().submission.status === 'sending' ? secondsToWait(error) : 0;
      if (seconds > 0) {
        move({ status: 'waiting', message, seconds });
        deadline.start(seconds * 1000);
      } else {
        move({ status: 'refused', message, field });
      }
      // The form says it aloud.
      host.notify('critical', message, { isHeard: true });
      focusOn(field ?? (words === null ? null : lastField));
    },
    replace(step, focus) {
      deadline.reset();
      store.setState({ step, focus: focus && { field: focus } });
    },
    endWait: deadline.reset,
    dispose: deadline.dispose,
  };
}
