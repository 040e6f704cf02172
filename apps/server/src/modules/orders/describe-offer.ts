import type { GoodsOffer } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import { findBalance } from '../invitations/invitations.repo.ts';
import { findPriceWays } from '../pricing/price-ways.ts';
import { refundTermsOf } from '../refunds/refund-terms.ts';
import type { SoldGoods } from './goods-kinds.ts';
import { membershipOffer, noMembership } from './membership-offer.ts';
import type { Wanted } from './orders.repo.ts';

/** Returns what the cashier shows of goods to a person, without the order that waits to be paid for them. */
export async function describeOffer(
  db: Database,
  { userId, type, goodsId, goods }: Wanted & { goods: SoldGoods },
  now: Date,
): Promise<Omit<GoodsOffer, 'open_order'>> {
  const { name, thumb, charge, obstacle } = goods;
  const [membership, { balance }, settings, ways] = await Promise.all([
    type === 'role' ? membershipOffer(db, { userId, id: goodsId, goods }, now) : noMembership,
    findBalance(db, userId),
    findSettings(db),
    findPriceWays(db, { userId, type, goodsId, ...goods }, now),
  ]);
  const { features, refund } = readSettings(settings, configStrings);
  return {
    goods: {
      goods_type: type,
      goods_id: goodsId,
      goods_name: name,
      goods_thumb: thumb,
      goods_charge: charge,
    },
    is_owned: obstacle !== null,
    ...membership,
    invite_balance: features.share ? balance : 0,
    ways,
    refund: refundTermsOf(refund, type),
  };
}
