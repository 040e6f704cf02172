import type { GoodsRef } from '@shuyuan/api-client';
import type { DealPrices } from '@shuyuan/widgets/deals';
import { useState } from 'react';
import { useResource } from '../../shell/use-resource.ts';
import { useConfig, useSession, useSite } from '../../stores/site-context.tsx';
import { dealPricesOf } from './deal-prices.ts';

interface UsedDealPrices {
  /** Prices of offers that run, as the server names them for pages and cashier alike. */
  prices: DealPrices;
  /** Called when the offers on the page have loaded or changed: asks the server again where their prices differ. */
  onPrices: (shown: DealPrices) => void;
}

/** Prices of offers for some goods. Asks nothing where the school has no offers, or `isWanted` is false. */
export function useDealPrices({ goods_type: type, goods_id: id }: GoodsRef, isWanted = true): UsedDealPrices {
  const { client } = useSite();
  const hasOffers = useConfig(({ flags }) => flags.miaosha || flags.tuangou);
  const userId = useSession(({ user }) => user?.id ?? 0);
  const [revision, setRevision] = useState(0);
  const isAsked = hasOffers && isWanted;
  const ways = useResource(isAsked ? `prices ${type} ${id} ${userId} ${revision}` : 'no prices', (signal) =>
    isAsked ? client.orders.prices({ goods_type: type, goods_id: id }, { signal }) : Promise.resolve([]),
  );
  const known = ways.status === 'ready' ? ways.data : ways.status === 'loading' ? ways.stale : null;
  const prices = dealPricesOf(known ?? []);
  return {
    prices,
    onPrices: (shown) => {
      if (shown.sale !== prices.sale || shown.group !== prices.group) setRevision(revision + 1);
    },
  };
}
