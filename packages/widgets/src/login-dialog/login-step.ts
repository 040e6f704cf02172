import type { LoginMode } from '../host/widget-host.ts';

/** Ways to sign in within mode 1. */
export type LoginType = 'pwd' | 'code' | 'wx';

/** Where an outside sign-in has ended that still wants a mobile number. */
export interface LoginCode {
  /** Good once, and not for long. */
  code: string;
  /** `scan`: a picture that a telephone has scanned. `link`: the `login_code` of an address. */
  from: 'scan' | 'link';
}

/** What a number is bound to: the account behind a code, or the one that is signed in. */
export type Binding = LoginCode | { from: 'session' };

/** Names on the wire, so that a refusal can say which one is wrong. `agreement` is ours: the tick of registering. */
export type FieldName = 'mobile' | 'image_captcha' | 'mobile_code' | 'password' | 'agreement';

/** Where the sending of a form stands. */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  /** Something was not accepted; `message` is for the person. */
  | { status: 'refused'; message: string; field: FieldName | null }
  /** Sending again has no use for so long. */
  | { status: 'waiting'; message: string; seconds: number };

interface Form<Kind extends string, Mode extends LoginMode, Field extends FieldName> {
  kind: Kind;
  mode: Mode;
  /** As typed. A tick is `yes` or nothing. */
  values: Record<Field, string>;
  /** Fields whose problem is shown: they were left, or the form was sent. */
  checked: readonly FieldName[];
  submission: Submission;
}

/** Mode 1, by mobile number and password. */
export type PasswordStep = Form<'pwd', 1, 'mobile' | 'password'>;
/** Mode 1, by a code that comes by SMS. */
export type CodeStep = Form<'code', 1, 'mobile' | 'mobile_code'>;
/** Mode 2. */
export type RegisterStep = Form<'register', 2, 'mobile' | 'mobile_code' | 'password' | 'agreement'>;
/** Mode 3. */
export type ForgotStep = Form<'forgot', 3, 'mobile' | 'mobile_code' | 'password'>;
/** Mode 3, of a signed-in user: their own number is known to the server and is not typed. */
export type ChangeStep = Form<'change', 3, 'mobile_code' | 'password'> & {
  /** Masked number of the account, as the server shows it. */
  ownMobile: string;
};
/** Mode 13. */
export type BindStep = Form<'bind', 13, 'mobile' | 'mobile_code'> & { binding: Binding };

export type FormStep = PasswordStep | CodeStep | RegisterStep | ForgotStep | ChangeStep | BindStep;

/** Mode 1, by a picture that a telephone scans; where that stands is known to `wechat`. */
export interface WechatStep {
  kind: 'wx';
  mode: 1;
  /** Goes up when a picture was used in vain: another one has to be taken. */
  attempt: number;
  checked: readonly FieldName[];
  submission: Submission;
}

/** Where the dialog stands: exactly one step, with that step's own fields. */
export type LoginStep = FormStep | WechatStep;
export type StepKind = LoginStep['kind'];

/** Where the person may go from each step. What a success or the page around does is not in it. */
export const stepMoves: Record<StepKind, readonly StepKind[]> = {
  pwd: ['code', 'wx', 'register', 'forgot'],
  code: ['pwd', 'wx', 'register', 'forgot'],
  wx: ['pwd', 'code', 'register', 'bind'],
  register: ['pwd'],
  forgot: ['pwd'],
  // The dialog around it is closed instead.
  change: [],
  bind: ['pwd'],
};

export interface LoginDialogState {
  step: LoginStep;
  /** Where the focus belongs now; a new object each time. */
  focus: { field: FieldName } | null;
}

export const isForm = (step: LoginStep): step is FormStep => step.kind !== 'wx';

/** What was typed into a field; nothing where the step has no such field. */
export const valueOf = (step: FormStep, field: FieldName): string =>
  (step.values as Partial<Record<FieldName, string>>)[field] ?? '';

/** Legal moves of a submission. Everything else is refused, so that a form is never sent twice. */
export const submissionMoves: Record<Submission['status'], readonly Submission['status'][]> = {
  idle: ['sending', 'refused'],
  sending: ['idle', 'refused', 'waiting'],
  refused: ['sending', 'idle', 'refused'],
  waiting: ['waiting', 'idle'],
};

export const canMove = (from: Submission, to: Submission['status']) =>
  submissionMoves[from.status].includes(to);

const untouched = { checked: [], submission: { status: 'idle' } } as const;

/** Steps at their beginning: entering one resets its fields and its errors. */
export const enter = {
  /** After a success elsewhere, `mobile` is the number that it was for. */
  pwd: (mobile = ''): PasswordStep => ({
    ...untouched,
    kind: 'pwd',
    mode: 1,
    values: { mobile, password: '' },
  }),
  code: (): CodeStep => ({ ...untouched, kind: 'code', mode: 1, values: { mobile: '', mobile_code: '' } }),
  wx: (): WechatStep => ({ ...untouched, kind: 'wx', mode: 1, attempt: 0 }),
  register: (): RegisterStep => ({
    ...untouched,
    kind: 'register',
    mode: 2,
    values: { mobile: '', mobile_code: '', password: '', agreement: '' },
  }),
  forgot: (): ForgotStep => ({
    ...untouched,
    kind: 'forgot',
    mode: 3,
    values: { mobile: '', mobile_code: '', password: '' },
  }),
  change: (ownMobile: string): ChangeStep => ({
    ...untouched,
    kind: 'change',
    mode: 3,
    values: { mobile_code: '', password: '' },
    ownMobile,
  }),
  bind: (binding: Binding): BindStep => ({
    ...untouched,
    kind: 'bind',
    mode: 13,
    values: { mobile: '', mobile_code: '' },
    binding,
  }),
};

/** The step that a mode begins with. Without anything to bind, mode 13 is mode 1. */
export function enterMode(mode: LoginMode, loginCode?: LoginCode | null): LoginStep {
  if (mode === 2) return enter.register();
  if (mode === 3) return enter.forgot();
  return mode === 13 && loginCode ? enter.bind(loginCode) : enter.pwd();
}
