import { describe, expect, it } from 'vitest';
import { createRecordId } from './record-id.ts';

describe('the id of a recording', () => {
  it.each([
    ['the highest', 'ffffffffffffff', 2 ** 53 - 1],
    ['the lowest', '00000000000001', 1],
    ['what lies above 53 bits', 'e0000000000001', 1],
    ['its high bits', '10000000000000', 2 ** 52],
  ])('takes %s', (_, bytes, id) => {
    expect(createRecordId(() => Buffer.from(bytes, 'hex'))).toBe(id);
  });

  it('is never 0', () => {
    const drawn = ['00000000000000', 'e0000000000000', '00000000000007'];
    expect(createRecordId(() => Buffer.from(drawn.shift() ?? '', 'hex'))).toBe(7);
  });

  it('is spread over all of them', () => {
    const ids = Array.from({ length: 2000 }, () => createRecordId());
    expect(new Set(ids).size).toBe(2000);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    const upper = ids.filter((id) => id > 2 ** 52).length;
    expect(upper).toBeGreaterThan(800);
    expect(upper).toBeLessThan(1200);
  });
});
