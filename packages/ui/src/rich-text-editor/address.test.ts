import { expect, it } from 'vitest';
import { checkedAddress } from './address.ts';

it.each([
  ['https://a.test/?q=1', 'https://a.test/?q=1'],
  ['  /article/12 ', '/article/12'],
  ['example.com', 'https://example.com'],
  ['书院.中国/课', 'https://书院.中国/课'],
  ['a@b.test', 'mailto:a@b.test'],
  ['tel:+8613800000001', 'tel:+8613800000001'],
  ['readme.pdf', 'readme.pdf'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['#top', null],
  ['', null],
  ['a b', null],
  ['https://', null],
])('%j leads to %j', (written, address) => {
  expect(checkedAddress(written)).toBe(address);
});
