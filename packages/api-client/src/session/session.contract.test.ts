import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { sessionContract } from './session.contract.ts';

const proven = { mobile: '13900000001', mobile_code: '123456' };

describe('the marketing source of', () => {
  it.each([
    ['loginByMobile', proven],
    ['register', { ...proven, password: 'abc-12345' }],
    ['loginByCode', { code: 'x' }],
    ['bindByCode', { ...proven, code: 'x' }],
    ['bindByScan', { ...proven, code: 'x' }],
  ] as const)('%s may be a text, null or left out', (name, body) => {
    const sourceOf = (part: object) => z.parse(sessionContract[name].body, { ...body, ...part }).msv;
    expect([sourceOf({ msv: '海报' }), sourceOf({ msv: null }), sourceOf({})]).toEqual([
      '海报',
      undefined,
      undefined,
    ]);
  });
});
