import type { GoodsRef } from '@shuyuan/api-client';
import { Cashier } from '@shuyuan/widgets/checkout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
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
  const way = useOrderLinks().goods(goods);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });
  return (
    <div className={columns.form}>
      <Cashier
        orders={client.orders}
        goods={goods}
        level={1}
        onReady={() => setIsReady(true)}
        onOrdered={({ order_id: id }) => navigate(paths.payment(id))}
        {...(way !== null && { onOwned: () => navigate(way) })}
      />
    </div>
  );
}
