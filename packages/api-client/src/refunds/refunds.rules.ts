import type { GoodsRef } from '../orders/orders.api.ts';

/**
 * Unit by which refunds of each kind of goods shrink: finished lessons, begun days, or nothing. The server computes a refund by it,
 * and the terms beside a price name it.
 */
export const refundUnits: Record<GoodsRef['goods_type'], 'lesson' | 'day' | 'none'> = {
  course: 'lesson',
  combo: 'lesson',
  role: 'day',
  article: 'none',
  anthology: 'none',
  video: 'none',
  paper: 'none',
  mock_paper: 'none',
  practice: 'none',
};

/** Characters that a person may write about a refund. */
export const refundLimits = { reason: 300 };
