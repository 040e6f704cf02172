import { expect, it } from 'vitest';
import { purposeOf } from './login-purpose.ts';
import { paths } from './paths.ts';

it.each([
  [paths.cashier({ goods_type: 'course', goods_id: 1 }), 'buy'],
  [paths.payment('20260302095900271828'), 'buy'],
  [paths.play({ id: 1 }), 'study'],
  ['/exam/papers/detail?id=1', 'exam'],
  ['/exchanger', 'redeem'],
  ['/share', 'share'],
  ['/my/note', 'note'],
  ['/problem/edit?id=1', 'post'],
  ['/my/orders', null],
  ['/', null],
])('who was headed to %s signs in for %s', (address, purpose) => {
  expect(purposeOf(address)).toBe(purpose);
});
