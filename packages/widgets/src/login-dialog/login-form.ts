import { codePoints, mobilePattern, passwordLength, plainMobile } from '@shuyuan/api-client';
import { valueOf, type FieldName, type FormStep } from './login-step.ts';

/** Fields of each form, from the top down. */
export const stepFields: Record<FormStep['kind'], readonly FieldName[]> = {
  pwd: ['mobile', 'password'],
  code: ['mobile', 'mobile_code'],
  register: ['mobile', 'mobile_code', 'password', 'agreement'],
  forgot: ['mobile', 'mobile_code', 'password'],
  change: ['mobile_code', 'password'],
  bind: ['mobile', 'mobile_code'],
};

export type FieldProblem = 'missing' | 'malformed';

export type Problems = Partial<Record<FieldName, FieldProblem>>;

/** What has to be put right before the form may be sent. */
export function problemsOf(step: FormStep): Problems {
  return Object.fromEntries(
    stepFields[step.kind].flatMap((field) => {
      const problem = problemOf(step, field);
      return problem ? [[field, problem]] : [];
    }),
  );
}

function problemOf(step: FormStep, field: FieldName): FieldProblem | undefined {
  const value = valueOf(step, field);
  const text = field === 'mobile' ? plainMobile(value) : value;
  if (text === '') return 'missing';
  return isWellFormed(step, field, text) ? undefined : 'malformed';
}

function isWellFormed({ kind }: FormStep, field: FieldName, text: string) {
  if (field === 'mobile') return mobilePattern.test(text);
  if (field === 'mobile_code') return /^\d{6}$/.test(text);
  // A password that exists is judged by the server: its rule may have been another one.
  if (field !== 'password' || kind === 'pwd') return true;
  const length = codePoints(text);
  return length >= passwordLength.least && length <= passwordLength.most;
}

/** A number that can be sent to, or null. */
export function usableMobile(typed: string): string | null {
  const number = plainMobile(typed);
  return mobilePattern.test(number) ? number : null;
}
