import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ApiError, isApiError } from './api-error.ts';
import { day, id, instant, optionalChoice, paging, withFallback } from './fields.ts';

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

  it.each([
    [instant, '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    [day, '0000-01-01', '0001-01-01'],
  ])('no day is in the year 0, which no column takes: %#', (schema, refused, accepted) => {
    expect([accepts(schema, refused), accepts(schema, accepted)]).toEqual([false, true]);
  });

  it.each([
    [{}, { page: 1, size: 12 }],
    [
      { page: '3', size: '100' },
      { page: 3, size: 100 },
    ],
    [
      { page: '0', size: '0' },
      { page: 1, size: 12 },
    ],
    [
      { page: '-1', size: '-5' },
      { page: 1, size: 12 },
    ],
    [
      { page: 'abc', size: '' },
      { page: 1, size: 12 },
    ],
    [
      { page: '1.5', size: '1.5' },
      { page: 1, size: 12 },
    ],
    [
      { page: ['1', '2'], size: ['1', '2'] },
      { page: 1, size: 12 },
    ],
    [
      { page: '1e9', size: '1e9' },
      { page: 1_000_000, size: 100 },
    ],
    [{ page: 'Infinity' }, { page: 1, size: 12 }],
  ])('MC-04 puts the page request %j right', (query, read) => {
    expect(z.parse(z.object(paging(12)), query)).toEqual(read);
  });

  it('a choice of a public list falls back where it is unknown', () => {
    const query = z.object({
      sort: withFallback(z.enum(['newest', 'cheapest']), 'newest'),
      level: optionalChoice(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4))),
    });
    expect(z.parse(query, {})).toEqual({ sort: 'newest' });
    expect(z.parse(query, { sort: 'cheapest', level: '4' })).toEqual({ sort: 'cheapest', level: 4 });
    expect(z.parse(query, { sort: 'nonsense', level: '5' })).toEqual({ sort: 'newest' });
  });
});

it('knows an error of another copy of this package, and no other error', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', kind: 'business' });
  expect(isApiError(new ApiError({ kind: 'network', message: 'x' }))).toBe(true);
  expect(isApiError(foreign)).toBe(true);
  expect([new Error('x'), { name: 'ApiError', kind: 'business' }, null, 'x'].some(isApiError)).toBe(false);
});
