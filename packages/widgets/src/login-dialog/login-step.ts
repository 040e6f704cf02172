import type { LoginMode } from '../host/widget-host.ts';
import type { PasswordField } from './login-form.ts';

/** Ways to sign in within mode 1. */
export type LoginType = 'pwd' | 'code' | 'wx';

/** Where the sending of a form stands. */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The form was not accepted; `message` is for the person. */
  | { status: 'refused'; message: string }
  /** Sending again has no use for so long. */
  | { status: 'waiting'; message: string; seconds: number };

/** Sign-in by mobile number and password. */
export interface PasswordStep extends Record<PasswordField, string> {
  mode: Extract<LoginMode, 1>;
  type: Extract<LoginType, 'pwd'>;
  /** Fields whose problem is shown: they were left, or the form was sent. */
  checked: readonly PasswordField[];
  submission: Submission;
}

/** Where the dialog stands: exactly one step, with that step's own fields. */
export type LoginStep = PasswordStep;

/** Legal moves of a submission. Everything else is refused, so that a form is never sent twice. */
export const submissionMoves: Record<Submission['status'], readonly Submission['status'][]> = {
  idle: ['sending'],
  sending: ['idle', 'refused', 'waiting'],
  refused: ['sending', 'idle'],
  waiting: ['waiting', 'idle'],
};

export const canMove = (from: Submission, to: Submission['status']) =>
  submissionMoves[from.status].includes(to);

/** A step at its beginning: entering one resets its fields, its errors and its timer. */
export const enterPassword = (): PasswordStep => ({
  mode: 1,
  type: 'pwd',
  mobile: '',
  password: '',
  checked: [],
  submission: { status: 'idle' },
});
