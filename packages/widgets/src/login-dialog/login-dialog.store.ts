import type { CaptchaApi, SmsScene } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { LoginMode, WidgetHost } from '../host/widget-host.ts';
import type { SendForm } from './login-calls.ts';
import { createLoginContext } from './login-context.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { usableMobile } from './login-form.ts';
import {
  enter,
  isForm,
  type FieldName,
  type FormStep,
  type LoginCode,
  type LoginDialogState,
  type LoginStep,
  type RegisterStep,
  type StepKind,
} from './login-step.ts';
import { createMoves, type LoginMoves } from './login-moves.ts';
import { createSubmit } from './login-submit.ts';
import { createSmsCode, type SmsCodeStore } from './sms-code/sms-code.store.ts';
import { createSmsRequests, type SmsRequests } from './sms-code/sms-requests.ts';

export interface LoginDialogDeps {
  /** `createFormCalls`, or `createBindCall` where a number is all that is asked for. */
  send: SendForm;
  captcha: Pick<CaptchaApi, 'sendSms'>;
  host: Pick<WidgetHost, 'session' | 'notify' | 'clock' | 'scheduler' | 'storage'>;
  strings: Pick<LoginDialogStrings, 'unreachable' | 'oddAnswer' | 'registered' | 'reset' | 'bound' | 'sent'>;
  /** Where it begins. @default mode 1, by password */
  first?: LoginStep;
  /** The first field has the focus from the beginning. @default false */
  takesFocus?: boolean;
}

/** What the page is told. */
export interface LoginCallbacks {
  onModeChange?: ((mode: LoginMode) => void) | undefined;
  /** A code that wants a number, and null when it has one or was given up. */
  onLoginCode?: ((code: LoginCode | null) => void) | undefined;
  /** The person is signed in, or has a number: nothing is left to do here. */
  onDone?: (() => void) | undefined;
}

export interface LoginDialogStore extends StoreApi<LoginDialogState>, SmsRequests, LoginMoves {
  sms: SmsCodeStore;
  /** Begins to work; the answered function ends every call and timer. */
  start: () => () => void;
  /** Returns a function that removes them. */
  setCallbacks: (callbacks: LoginCallbacks) => () => void;
  setField: (field: FieldName, value: string) => void;
  /** The person has left a field: from now on its problem is shown. */
  leaveField: (field: FieldName) => void;
  submit: () => Promise<void>;
}

/** What a code is for. Steps without a code have none to wait for either. */
const scenes: Record<StepKind, SmsScene> = {
  pwd: 'login',
  code: 'login',
  wx: 'login',
  register: 'register',
  forgot: 'password_reset',
  change: 'password_reset',
  bind: 'mobile_bind',
};

/** The masked number that codes go to without being typed; null where the form has a field for it. */
const ownMobileOf = (step: LoginStep) => (step.kind === 'change' ? step.ownMobile : null);

/** The rules of signing in. A token goes to `host.session.signIn` and nowhere else. */
export function createLoginDialogStore(deps: LoginDialogDeps): LoginDialogStore {
  const { host, strings, send, first = enter.pwd(), takesFocus = false } = deps;
  const context = createLoginContext({ host, strings, first, takesFocus });
  const submitting = createSubmit({ context, send, session: host.session });
  const sms = createSmsCode({ captcha: deps.captcha, host });
  const { current } = context;
  let callbacks: LoginCallbacks = {};
  sms.begin(scenes[first.kind], ownMobileOf(first));

  /** Goes over to a step at its beginning. Nothing of the one before is left, its calls and waits included. */
  function set(step: LoginStep, focus: FieldName | null) {
    const { mode } = current();
    submitting.letGo();
    context.replace(step, focus);
    sms.begin(scenes[step.kind], ownMobileOf(step));
    if (step.mode !== mode) callbacks.onModeChange?.(step.mode);
  }

  /** `atStart`: the callbacks when the call began, since the page may take the form away as soon as it has its user. */
  function finish({ kind }: LoginStep, atStart: LoginCallbacks) {
    if (kind === 'bind') {
      host.notify('positive', strings.bound);
      atStart.onLoginCode?.(null);
    }
    atStart.onDone?.();
  }

  /** What follows when the server has taken a form. */
  function succeed(step: FormStep, atStart: LoginCallbacks) {
    if (step.kind === 'forgot') {
      host.notify('positive', strings.reset);
      return set(enter.pwd(step.values.mobile), 'password');
    }
    if (step.kind === 'change') {
      host.notify('positive', strings.reset);
      return finish(step, atStart);
    }
    // Typed secrets do not stay behind.
    if (step.kind !== 'bind') context.replace(enter[step.kind](), null);
    finish(step, atStart);
  }

  /** Returns to mode 1 and signs in with what was registered; a refusal leaves the filled form. */
  async function signInRegistered({ values }: RegisterStep, atStart: LoginCallbacks) {
    const { mobile, password } = values;
    host.notify('positive', strings.registered);
    set({ ...enter.pwd(), values: { mobile, password } }, 'password');
    const step = await submitting.run();
    if (step) succeed(step, atStart);
  }

  return {
    ...context.store,
    ...createSmsRequests({ context, sms, host, strings }),
    sms,
    start: () => () => {
      submitting.letGo();
      context.dispose();
      sms.dispose();
    },
    setCallbacks(next) {
      callbacks = next;
      return () => {
        if (callbacks === next) callbacks = {};
      };
    },
    setField(field, value) {
      const step = current();
      if (!isForm(step)) return;
      context.patch({ values: { ...step.values, [field]: value } as never });
      if (step.submission.status === 'refused') context.move({ status: 'idle' });
      if (field !== 'mobile') return;
      sms.follow(usableMobile(value));
      if (step.submission.status === 'waiting') context.endWait();
    },
    leaveField: (field) => context.check([field]),
    async submit() {
      const atStart = callbacks;
      const step = await submitting.run();
      if (step?.kind === 'register') return signInRegistered(step, atStart);
      if (step) succeed(step, atStart);
    },
    ...createMoves({ context, host, set, finish, getCallbacks: () => callbacks }),
  };
}
