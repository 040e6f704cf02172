import type { PriceWay } from '@shuyuan/api-client';
import type { DealPrices } from '@shuyuan/widgets/deals';

const noDeals: DealPrices = { sale: null, group: null };

/** Lowest price of each kind of offer among the ways that the server names; null for a kind without an offer. */
export const dealPricesOf = (ways: readonly PriceWay[]): DealPrices =>
  ways.reduce<DealPrices>((prices, { kind, charge }) => {
    if (kind === 'flash_sale') return { ...prices, sale: Math.min(prices.sale ?? charge, charge) };
    if (kind === 'group_buy') return { ...prices, group: Math.min(prices.group ?? charge, charge) };
    return prices;
  }, noDeals);
