import { expect, it } from 'vitest';
import { nextStepOf, type Standing } from './next-step.ts';

const paid: Standing = { status: 9, group: null, refund: null, isGone: false, mayReview: false };
const group = { group_buy_id: 1, team_id: 1, missing: 1, expires_at: '2026-11-28T00:00:00.000Z' };
const refund = { status: 1, amount: 100, is_decided: false } as const;

it.each<[string, Partial<Standing>, ReturnType<typeof nextStepOf>]>([
  ['that is new', { status: 1 }, 'pay'],
  ['that is handed over', { status: 5 }, 'pay'],
  ['that is paid', {}, 'open'],
  ['that is cancelled', { status: 7 }, 'open'],
  ['of what may be reviewed', { mayReview: true }, 'review'],
  ['that is cancelled, of what may be reviewed', { status: 7, mayReview: true }, 'open'],
  ['in a group that waits', { group }, 'invite'],
  ['whose refund is asked for', { refund, mayReview: true }, 'details'],
  ['of a group, whose refund is asked for', { refund, group }, 'details'],
  ['of what is gone', { isGone: true, mayReview: true }, 'details'],
])('the next step of an order %s', (_, part, step) => {
  expect(nextStepOf({ ...paid, ...part })).toBe(step);
});
