import { expect, it } from 'vitest';
import { refundTermsText } from './refund-terms.strings.ts';

it.each([
  [{ days: 7, fee_percent: 5, unit: 'lesson' }, '支付后7天内可申请退款，按未学课时计算，手续费5%'],
  [{ days: 30, fee_percent: 0, unit: 'day' }, '支付后30天内可申请退款，按剩余天数计算'],
  [{ days: 7, fee_percent: 0, unit: 'none' }, '支付后7天内可申请退款'],
] as const)('the rules %o read %s', (terms, text) => {
  expect(refundTermsText(terms, 'zh-CN')).toBe(text);
});
