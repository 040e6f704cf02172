import type { CaptchaApi } from '@shuyuan/api-client';
import type { FlashSale, FlashSalesApi, GroupBuysApi } from '@shuyuan/api-client/money';
import type { DealsStrings } from './deals.strings.ts';

/** Prices in whole yuan at which the goods can be ordered right now; null where an offer is not running or sold out. */
export interface DealPrices {
  sale: number | null;
  group: number | null;
}

/** What is sold cheaper is named by `goods`; another one is another widget. */
export interface DealsProps {
  goods: Pick<FlashSale, 'goods_type' | 'goods_id'>;
  /** Null where there are no flash sales. Keep the object between renders. */
  flashSales: Pick<FlashSalesApi, 'list' | 'detail' | 'join' | 'buy'> | null;
  /** Null where nothing is sold to groups. Keep the object between renders. */
  groupBuys: Pick<GroupBuysApi, 'list' | 'detail' | 'buy'> | null;
  captcha: Pick<CaptchaApi, 'image'>;
  /** What leads somebody into a group: the address to send them. */
  inviteUrl: (teamId: number) => string;
  /** The group that the reader was invited to: it stands first. */
  invitedTo?: number | null;
  /** Somebody has ordered: lead them to paying. */
  onOrder: (orderId: string) => void;
  /** Called when offers have loaded and whenever they change, so that the page shows the same price beside its own button. */
  onPrices?: (prices: DealPrices) => void;
  /** Level of its headings. @default 2 */
  level?: 2 | 3;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<DealsStrings>;
}
