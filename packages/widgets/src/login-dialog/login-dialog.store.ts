import { isApiError, type CaptchaApi, type SmsScene } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeadline } from '../deadline/deadline.ts';
import type { LoginMode, WidgetHost } from '../host/widget-host.ts';
import { secondsToWait, serverWords } from './call-failure.ts';
import { createLatestCall } from './latest-call.ts';
import type { SendForm } from './login-calls.ts';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { problemsOf, stepFields, usableMobile } from './login-form.ts';
import {
  canMove,
  enter,
  enterMode,
  isForm,
  stepMoves,
  type FieldName,
  type FormStep,
  type LoginCode,
  type LoginDialogState,
  type LoginStep,
  type StepKind,
  type Submission,
} from './login-step.ts';
import { refusedField } from './refused-field.ts';
import { createSmsCode, type SmsCodeStore } from './sms-code/sms-code.store.ts';
import { createSmsRequests, type SmsRequests } from './sms-code/sms-requests.ts';

export interface LoginDialogDeps {
  /** `createFormCalls`, or `createBindCall` where a number is all that is asked for. */
  send: SendForm;
  captcha: Pick<CaptchaApi, 'sendSms'>;
  host: Pick<WidgetHost, 'session' | 'notify' | 'clock' | 'scheduler' | 'storage'>;
  strings: Pick<LoginDialogStrings, 'unreachable' | 'registered' | 'reset' | 'bound' | 'sent'>;
  /** Where it begins. @default mode 1, by password */
  first?: LoginStep;
}

/** Who hears of what happens. */
export interface LoginListeners {
  onModeChange?: ((mode: LoginMode) => void) | undefined;
  /** A code that wants a number, and null when it has one or was given up. */
  onLoginCode?: ((code: LoginCode | null) => void) | undefined;
  /** The person is signed in, or has a number: nothing is left to do here. */
  onDone?: (() => void) | undefined;
}

export interface LoginDialogStore extends StoreApi<LoginDialogState>, SmsRequests {
  sms: SmsCodeStore;
  /** Begins to work; the answered function ends every call and timer. */
  start: () => () => void;
  /** Answers the way to stop hearing. */
  connect: (listeners: LoginListeners) => () => void;
  setField: (field: FieldName, value: string) => void;
  /** The person has left a field: from now on its problem is shown. */
  leaveField: (field: FieldName) => void;
  /** The person goes to another step. */
  go: (kind: Exclude<StepKind, 'bind'>) => void;
  /** The page around asks for a mode. */
  show: (mode: LoginMode, loginCode?: LoginCode | null) => void;
  submit: () => Promise<void>;
  /** A telephone has said yes. */
  signInBy: (token: string) => Promise<void>;
  /** A telephone has said yes, but a number is missing. */
  bindScanned: (code: string) => void;
}

/** What a code is for. Steps without a code have none to wait for either. */
const scenes: Record<StepKind, SmsScene> = {
  pwd: 'login',
  code: 'login',
  wx: 'login',
  register: 'register',
  forgot: 'password_reset',
  bind: 'mobile_bind',
};

/** The rules of signing in. A token goes to `host.session.signIn` and nowhere else. */
export function createLoginDialogStore(deps: LoginDialogDeps): LoginDialogStore {
  const { host, strings, send, first = enter.pwd() } = deps;
  const store = createStore<LoginDialogState>(() => ({ step: first, focus: null }));
  const deadline = createDeadline({ clock: host.clock, scheduler: host.scheduler });
  const sms = createSmsCode({ captcha: deps.captcha, host });
  const call = createLatestCall();
  let listeners: LoginListeners = {};
  let asked: LoginMode = first.mode;
  // A token whose user could not be loaded: the code that brought it is used up, so only the rest is tried again.
  let granted: { values: object; token: string } | null = null;

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

  /** Goes over to a step at its beginning. Nothing of the one before is left, its calls and waits included. */
  function set(step: LoginStep, focus: FieldName | null) {
    const before = current();
    call.letGo();
    granted = null;
    deadline.reset();
    store.setState({ step, focus: focus && { field: focus } });
    sms.begin(scenes[step.kind]);
    if (step.mode !== before.mode) listeners.onModeChange?.(step.mode);
  }

  sms.begin(scenes[first.kind]);

  function check(fields: readonly FieldName[]) {
    const { checked } = current();
    const added = fields.filter((field) => !checked.includes(field));
    if (added.length > 0) patch({ checked: [...checked, ...added] });
  }

  /** Toast and form both say why something was refused. */
  function refuse(error: unknown, lastField: FieldName | null = null) {
    if (!isApiError(error)) {
      move({ status: 'idle' });
      throw error;
    }
    const words = serverWords(error);
    const message = words ?? strings.unreachable;
    const field = refusedField(error);
    const seconds = current().submission.status === 'sending' ? secondsToWait(error) : 0;
    if (seconds > 0) {
      move({ status: 'waiting', message, seconds });
      deadline.start(seconds * 1000);
    } else {
      move({ status: 'refused', message, field });
    }
    host.notify('critical', message);
    focusOn(field ?? (words === null ? null : lastField));
  }

  /** `heard` are those who listened when it began: the page may take the form away as soon as it has its user. */
  function finish({ kind }: LoginStep, heard: LoginListeners) {
    if (kind === 'bind') {
      host.notify('positive', strings.bound);
      heard.onLoginCode?.(null);
    }
    heard.onDone?.();
  }

  /** What follows when the server has taken a form. */
  function succeed(step: FormStep, heard: LoginListeners) {
    if (step.kind === 'register' || step.kind === 'forgot') {
      host.notify('positive', step.kind === 'register' ? strings.registered : strings.reset);
      set(enter.pwd(step.values.mobile), 'password');
    } else {
      // Typed secrets do not stay behind.
      if (step.kind !== 'bind') set(enter[step.kind](), null);
      finish(step, heard);
    }
  }

  return {
    ...store,
    ...createSmsRequests({
      store,
      sms,
      host,
      strings,
      check,
      refuse,
      focusOn,
      settle: () => move({ status: 'idle' }),
    }),
    sms,
    start: () => () => {
      call.letGo();
      deadline.dispose();
      sms.dispose();
    },
    connect(next) {
      listeners = next;
      return () => {
        if (listeners === next) listeners = {};
      };
    },
    setField(field, value) {
      const step = current();
      if (!isForm(step)) return;
      patch({ values: { ...step.values, [field]: value } as never });
      if (step.submission.status === 'refused') move({ status: 'idle' });
      if (field !== 'mobile') return;
      sms.follow(usableMobile(value));
      // A wait belongs to the number it was told for.
      if (step.submission.status === 'waiting') deadline.reset();
    },
    leaveField: (field) => check([field]),
    go(kind) {
      const step = current();
      if (!stepMoves[step.kind].includes(kind) || step.submission.status === 'sending') return;
      if (step.kind === 'bind') listeners.onLoginCode?.(null);
      const next = enter[kind]();
      set(next, next.mode === step.mode ? null : 'mobile');
    },
    show(mode, loginCode) {
      // The person may have gone on since the page last asked.
      if (mode === asked) return;
      asked = mode;
      if (current().mode !== mode) set(enterMode(mode, loginCode), null);
    },
    async submit() {
      const step = current();
      if (!isForm(step)) return;
      const problems = problemsOf(step);
      const wrong = stepFields[step.kind].find((field) => problems[field]);
      check(stepFields[step.kind]);
      if (wrong) return focusOn(wrong);
      if (!move({ status: 'sending' })) return;
      const own = call.begin();
      const heard = listeners;
      try {
        const token =
          granted?.values === step.values ? granted.token : await send(step, { signal: own.signal });
        if (!own.isCurrent()) return;
        if (token !== null) {
          granted = { values: step.values, token };
          await host.session.signIn(token);
        }
      } catch (error) {
        if (own.isCurrent()) refuse(error, stepFields[step.kind].at(-1) ?? null);
        return;
      } finally {
        own.end();
      }
      succeed(step, heard);
    },
    async signInBy(token) {
      const heard = listeners;
      try {
        await host.session.signIn(token);
      } catch (error) {
        const step = current();
        if (step.kind !== 'wx') return;
        // Its picture is used up: a fresh one has to be scanned.
        set({ ...enter.wx(), attempt: step.attempt + 1 }, null);
        return refuse(error);
      }
      finish(current(), heard);
    },
    bindScanned(code) {
      const loginCode: LoginCode = { code, from: 'scan' };
      if (!stepMoves[current().kind].includes('bind')) return;
      listeners.onLoginCode?.(loginCode);
      set(enter.bind(loginCode), 'mobile');
    },
  };
}
