import type { GoodsRef, RefundTerms } from '@shuyuan/api-client';
import { refundUnits } from '@shuyuan/api-client/money';
import type { RefundRules } from './propose-refund.ts';

/** Rules of a refund of some goods, as people read them before they buy; null where refunds are closed. */
export const refundTermsOf = (
  { days, feePercent }: RefundRules,
  type: GoodsRef['goods_type'],
): RefundTerms | null => (days > 0 ? { days, fee_percent: feePercent, unit: refundUnits[type] } : null);
