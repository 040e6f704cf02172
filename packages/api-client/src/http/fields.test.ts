import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';
import { id, instant, paging } from './fields.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('fields of the contract', () => {
  it.each([1, '1', '42', Number.MAX_SAFE_INTEGER])('%j is an id', (value) =>
    expect(z.parse(id, value)).toBe(Number(value)),
  );

  it.each([0, -1, 1.5, '1.5', 'x', '1;drop', null, undefined, {}, Infinity, 2 ** 53])(
    '%j is no id',
    (value) => {
      expect(accepts(id, value)).toBe(false);
    },
  );

  it('an instant is UTC, as the server writes it', () => {
    expect(accepts(instant, new Date(0).toISOString())).toBe(true);
    expect(accepts(instant, '2026-11-21 08:00:00')).toBe(false);
  });

  it('paging starts at page 1 with the size of its list, and is bounded', () => {
    const query = z.object(paging(12));
    expect(z.parse(query, {})).toEqual({ page: 1, size: 12 });
    expect(z.parse(query, { page: '3', size: '100' })).toEqual({ page: 3, size: 100 });
    for (const wrong of [{ page: 0 }, { size: 101 }, { size: 0 }, { page: 1_000_001 }, { page: 'x' }]) {
      expect(accepts(query, wrong)).toBe(false);
    }
  });
});

it('knows an error of another copy of this package, and no other error', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', kind: 'business' });
  expect(isApiError(new ApiError({ kind: 'network', message: 'x' }))).toBe(true);
  expect(isApiError(foreign)).toBe(true);
  expect([new Error('x'), { name: 'ApiError', kind: 'business' }, null, 'x'].some(isApiError)).toBe(false);
});
