import type { CouponStatus } from '@shuyuan/api-client/money';
import { pageOf } from '../../paths/page-of.ts';

/** The tabs, of which the first is the default. */
export const couponStatuses = ['unused', 'used', 'expired'] as const satisfies readonly CouponStatus[];

/** What the address asks for. What it spells wrongly takes its default. */
export const readCouponQuery = (search: URLSearchParams) => ({
  status: couponStatuses.find((status) => status === search.get('status')) ?? 'unused',
  page: pageOf(search),
  /** Of the link that leads here; null for none. */
  take: search.get('take'),
});
