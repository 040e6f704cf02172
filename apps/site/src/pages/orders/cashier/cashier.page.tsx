import type { GoodsRef } from '@shuyuan/api-client';
import { createCouponsApi, createPromoCodesApi } from '@shuyuan/api-client/money';
import { Cashier } from '@shuyuan/widgets/checkout';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useConfig, useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { dealsAnchor } from '../../things/thing-deals.tsx';
import { goodsOf } from '../order-address.ts';
import { useOrderLinks } from '../use-order-links.ts';

/** What is bought, what it costs, and the way to the order. */
export default function CashierPage() {
  const [search] = useSearchParams();
  const goods = goodsOf(search);
  return goods ? <Ordering goods={goods} /> : <FailureScreen isInPlace kind="not-found" />;
}

function Ordering({ goods }: { goods: GoodsRef }) {
  const { client, navigate } = useSite();
  const hasCodes = useConfig(({ flags }) => flags.promoCode);
  const promoCodes = useMemo(() => createPromoCodesApi(client.http), [client]);
  const coupons = useMemo(() => createCouponsApi(client.http), [client]);
  const way = useOrderLinks().goods(goods);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return (
    <div className={columns.form}>
      <Cashier
        orders={client.orders}
        goods={goods}
        {...(hasCodes && { promoCodes })}
        coupons={coupons}
        level={1}
        onReady={() => setIsReady(true)}
        // What a code covers is paid as soon as it is ordered.
        onOrdered={({ order_id: id, status }, chosen) =>
          navigate(status === 9 ? paths.paid(id) : paths.payment(id, chosen ?? undefined))
        }
        {...(way !== null && { onOwned: () => navigate(way) })}
        onOtherWay={(kind) =>
          navigate(kind === 'membership' ? paths.membership() : `${way ?? paths.home()}#${dealsAnchor}`)
        }
      />
    </div>
  );
}
