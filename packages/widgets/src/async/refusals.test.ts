import type { ApiError } from '@shuyuan/api-client';
import { expect, it } from 'vitest';
import { fateOf, type SendingFate } from './refusals.ts';

const business = (code: number) => ({ kind: 'business', code, status: code === 1 ? 200 : code }) as const;
const http = (status: number) => ({ kind: 'http', code: 0, status }) as const;
const unanswered = (kind: ApiError['kind']) => ({ kind, code: 0, status: 0 });

it.each<[Pick<ApiError, 'kind' | 'code' | 'status'>, SendingFate]>([
  ...[1, 400, 403, 404, 409, 413].map((code): [ReturnType<typeof business>, SendingFate] => [
    business(code),
    'refused',
  ]),
  ...[408, 425, 429, 500, 503].map((code): [ReturnType<typeof business>, SendingFate] => [
    business(code),
    'later',
  ]),
  ...[400, 403, 404, 405, 413, 415].map((status): [ReturnType<typeof http>, SendingFate] => [
    http(status),
    'refused',
  ]),
  ...[408, 425, 429, 500, 502, 503, 504].map((status): [ReturnType<typeof http>, SendingFate] => [
    http(status),
    'later',
  ]),
  [unanswered('network'), 'later'],
  [unanswered('timeout'), 'later'],
  [unanswered('aborted'), 'later'],
  [unanswered('decode'), 'later'],
  [{ kind: 'unauthorized', code: 401, status: 401 }, 'session'],
])('CB-13 after %j an item is to be: %s', (error, fate) => expect(fateOf(error)).toBe(fate));
