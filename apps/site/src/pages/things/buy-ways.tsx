import type { GoodsRef } from '@shuyuan/api-client';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { paths } from '../../paths/paths.ts';
import { useReachable, useStrings } from '../../stores/site-context.tsx';
import { buyWaysStrings } from './buy-ways.strings.ts';
import { RefundNote } from './refund-note.tsx';
import { dealsAnchor, hasDeals, ThingDeals } from './thing-deals.tsx';
import { useDealPrices } from './use-deal-prices.ts';

export interface BuyWaysProps {
  goods: GoodsRef;
  /** Full price in whole yuan. */
  charge: number;
  /** Price before a lasting reduction; left out where there is none. */
  originalCharge?: number | undefined;
  /** Label of the button that leads to the cashier. */
  buy: string;
}

/**
 * Price of something and the ways to buy it: a running flash sale first, then the full price, then groups, with the rules of a refund.
 * The prices are those of the cashier.
 */
export function BuyWays({ goods, charge, originalCharge, buy }: BuyWaysProps) {
  const strings = useStrings(buyWaysStrings);
  const isReachable = useReachable();
  const cashier = paths.cashier(goods);
  const canBuy = isReachable(cashier);
  const { prices, onPrices } = useDealPrices(goods, canBuy && hasDeals(goods));
  const { sale, group } = prices;
  return (
    <>
      <Price
        amount={sale ?? charge}
        originalAmount={sale === null ? (originalCharge ?? charge) : charge}
        size="large"
      />
      {sale !== null && (
        <Text size="small" tone="muted">
          {strings.salePrice}
        </Text>
      )}
      {canBuy && sale !== null && (
        <LinkButton tone="action" size="large" isFullWidth href={`#${dealsAnchor}`}>
          {strings.toSale(sale)}
        </LinkButton>
      )}
      {canBuy && (
        <LinkButton
          {...(sale === null && { tone: 'action' as const })}
          size="large"
          isFullWidth
          href={cashier}
        >
          {sale === null ? buy : strings.buyFull(charge)}
        </LinkButton>
      )}
      {canBuy && <RefundNote type={goods.goods_type} />}
      {canBuy && group !== null && (
        <Text size="small" tone="muted">
          {strings.groupPrice(group)}
        </Text>
      )}
      {canBuy && hasDeals(goods) && (
        <div id={dealsAnchor}>
          <ThingDeals type={goods.goods_type} id={goods.goods_id} onPrices={onPrices} />
        </div>
      )}
    </>
  );
}
