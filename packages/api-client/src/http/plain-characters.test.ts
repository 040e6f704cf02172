import { describe, expect, it } from 'vitest';
import { plainMobile } from '../session/session.rules.ts';
import { isShopCode, plainAmount, plainCharacters, plainCode } from './plain-characters.ts';

describe('LD-02: a mobile number', () => {
  it.each([
    '13800000001',
    '\u202A13800000001\u202C',
    '\u206613800000001\u2069',
    '138\u200B0000\u200D0001\uFEFF',
    '138\u00AD0000\u00AD0001',
    '1\uFE0F3800000001',
    '8613800000001',
    '+8613800000001',
    '008613800000001',
    '(+86)138 0000 0001',
    '（+86）138-0000-0001',
    '+86 (138) 0000 0001',
    '138.0000.0001',
    '138·0000·0001',
    '138–0000–0001',
    'tel:13800000001',
    'TEL:+86-138-0000-0001',
    '１３８０００００００１',
    ' 13800000001\n',
  ])('is the same one when it is written as %j', (typed) => {
    expect(plainMobile(typed)).toBe('13800000001');
  });

  it.each(['', '138', '8613', '861380000000', '1380000000x', '23800000001'])(
    'is left what it is when it is none: %j',
    (typed) => {
      expect(plainMobile(typed)).toBe(typed);
    },
  );
});

describe('a code or an identifier', () => {
  it.each([
    ['\u202AAB12-CD34\u202C', 'AB12-CD34'],
    ['ＡＢ１２', 'AB12'],
    ['11010119900101\u200B123X', '11010119900101123X'],
    ['A B\u00AD\t1', 'AB1'],
  ])('%j is %j', (typed, plain) => {
    expect(plainCharacters(typed)).toBe(plain);
  });
});

describe('a code without hyphens of its own', () => {
  it.each([
    'SPRING2026AB',
    'SPRI-NG20-26AB',
    ' SPRI NG20 26AB\n',
    'ＳＰＲＩＮＧ２０２６ＡＢ',
    '\u202ASPRING\u200B2026AB\uFEFF',
    'SPRI‐NG20‑26AB',
    'SPRI–NG20—26AB',
    'SPRI－NG20−26AB',
    'SPRI\u00ADNG20\u300026AB',
  ])('is the same one when it is pasted as %j', (pasted) => {
    expect(plainCode(pasted)).toBe('SPRING2026AB');
    expect(isShopCode(pasted)).toBe(true);
  });

  it('keeps the case of its letters', () => {
    expect(plainCode('spring-10')).toBe('spring10');
  });

  it.each(['', 'ABC', 'A'.repeat(33), '优惠码SPRING10', 'SPRING_10', 'SPRING10。', 'https://a.b/c'])(
    '%j has not its form',
    (typed) => {
      expect(isShopCode(typed)).toBe(false);
    },
  );
});

describe('an amount in whole yuan', () => {
  it.each([
    ['29', 29],
    ['￥1,299.00', 1299],
    ['¥\u202A１，２９９\u202C', 1299],
    ['29.00元', 29],
    ['', null],
    ['元', null],
  ])('%j is %j', (typed, amount) => {
    expect(plainAmount(typed)).toBe(amount);
  });
});
