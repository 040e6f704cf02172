import { expect, it } from 'vitest';
import { ApiError, busyFor, refusedField } from './api-error.ts';

const refusal = (data: unknown) =>
  new ApiError({ kind: 'business', message: '昵称只可修改一次', code: 1, data });

it('names the field that the server has refused', () => {
  expect(refusedField(refusal({ field: 'nick_name' }))).toBe('nick_name');
});

it.each([
  ['a refusal without details', refusal(undefined)],
  ['one with empty details', refusal(null)],
  ['one with details in words', refusal('nick_name')],
  ['one that has to wait', refusal({ retry_after: 30 })],
  ['one that names no single field', refusal({ field: ['nick_name'] })],
  ['something that is no error of a call', { data: { field: 'nick_name' } }],
  ['a defect', Object.assign(new Error('field'), { data: { field: 'nick_name' } })],
])('names none for %s', (_, error) => {
  expect(refusedField(error)).toBeNull();
});

it.each([
  [{ retry_after: 30 }, 30],
  [{ retry_after: -1 }, 0],
  [{ retry_after: '30' }, 0],
  [{}, 0],
  [null, 0],
  ['30', 0],
  [undefined, 0],
])('reads the seconds to wait from %j', (data, seconds) => {
  expect(refusal(data).retryAfter).toBe(seconds);
});

it.each([
  [503, 2.3, 3],
  [503, 0, 0],
  [429, 30, 0],
  [500, 30, 0],
])('counts code %i with a wait of %d s as busy for %i s', (code, seconds, busy) => {
  const error = new ApiError({ kind: 'business', message: '', code, data: { retry_after: seconds } });
  expect(busyFor(error)).toBe(busy);
});
