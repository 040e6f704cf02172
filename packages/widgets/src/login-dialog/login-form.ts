import { mobilePattern } from '@shuyuan/api-client';

/** Fields of the password step, from the top down. */
export const passwordFields = ['mobile', 'password'] as const;

export type PasswordField = (typeof passwordFields)[number];

export type FieldProblem = 'missing' | 'malformed';

export type PasswordProblems = Partial<Record<PasswordField, FieldProblem>>;

/** What has to be put right before the form may be sent. */
export function passwordProblems({ mobile, password }: Record<PasswordField, string>): PasswordProblems {
  const number = plainMobile(mobile);
  return {
    ...(number === '' && { mobile: 'missing' as const }),
    ...(number !== '' && !mobilePattern.test(number) && { mobile: 'malformed' as const }),
    ...(password === '' && { password: 'missing' as const }),
  };
}

/** The number as the server takes it: `+86 138-0000-0001` and full-width digits are the same number. */
export const plainMobile = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/g, '')
    .replace(/^(\+|00)86(?=1)/, '');
