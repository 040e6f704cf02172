import { expect, it } from 'vitest';
import { problemsOf } from './login-form.ts';
import { enter, type FormStep } from './login-step.ts';

it.each([
  ['五个字母a', 'malformed'],
  ['六个字母ab', undefined],
  ['😀'.repeat(5), 'malformed'],
  ['😀'.repeat(64), undefined],
  ['😀'.repeat(65), 'malformed'],
])('LD-02 a new password is counted as the server counts: %s is %s', (password, problem) => {
  const step = enter.register() as Extract<FormStep, { kind: 'register' }>;
  expect(problemsOf({ ...step, values: { ...step.values, password } }).password).toBe(problem);
});
