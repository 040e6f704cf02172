import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { statusAt } from '../orders/order-status.ts';
import { tryCode } from './promo-code-limits.ts';
import { countUsed, findUsable, isKnownTo, listUsed } from './promo-codes.repo.ts';

/** The calls about promo codes. */
export function promoCodesRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['promoCodes']> {
  return {
    async mine({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([listUsed(db, userId, now, query), countUsed(db, userId, now)]);
      return {
        data: rows.map(({ code, order }) => ({
          code: code ?? '',
          order_id: order.id,
          goods_name: order.goodsName,
          discount: order.discount,
          status: statusAt(order, now),
          created_at: order.createdAt.toISOString(),
        })),
        total,
      };
    },

    async check({ db, viewer: { userId }, params: { code: typed }, request: { ip } }) {
      const now = clock.now();
      const isCode = await tryCode(limiter, { userId, ip, typed }, () =>
        isKnownTo(db, { typed, userId }, now),
      );
      const found = isCode ? await findUsable(db, { typed, userId }, now) : undefined;
      if (!found) return { can_use: 0, promo_code: null };
      const { id, code, expiredAt, invitedUserReward } = found;
      return {
        can_use: 1,
        promo_code: {
          id,
          code,
          expired_at: expiredAt.toISOString(),
          invited_user_reward: invitedUserReward,
        },
      };
    },
  };
}
