import type { MembershipPlan } from '@shuyuan/api-client';
import { named, offline, Refusal, silence } from './scenario.ts';

/** Plans as a school may sell them. */
export const membershipPlans: readonly MembershipPlan[] = [
  {
    id: 1,
    name: '月度会员',
    charge: 25,
    expire_days: 31,
    desc_rows: ['会员免费的文章全文可读'],
    chosen_share: null,
  },
  {
    id: 2,
    name: '季度会员',
    charge: 68,
    expire_days: 92,
    desc_rows: ['会员免费的文章全文可读', '比按月购买省7元'],
    chosen_share: null,
  },
  {
    id: 3,
    name: '年度会员',
    charge: 238,
    expire_days: 365,
    desc_rows: ['会员免费的文章全文可读', '比按月购买省62元', '一次开通，全年不用再记着续费'],
    chosen_share: null,
  },
];

/** How the calls of the member centre may be answered, by name. */
export const membershipScenarios = named({
  works: { memberships: { plans: [...membershipPlans] } },
  loading: { memberships: { plans: silence } },
  /** The server is there and fails. */
  failed: { memberships: { plans: new Refusal(500, '服务器开小差了，请稍后再试') } },
  /** Nothing is for sale. */
  empty: { memberships: { plans: [] } },
  /** 断网 */
  offline: { memberships: { plans: offline } },
});
