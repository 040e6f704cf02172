import type { Order } from '@shuyuan/api-client';
import { OrderPayment } from '@shuyuan/widgets/checkout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { orderIdOf } from '../order-address.ts';
import { useOrderLinks } from '../use-order-links.ts';

/** The picture that a telephone scans, until the order is paid, cancelled or closed. */
export default function PaymentPage() {
  const [search] = useSearchParams();
  const orderId = orderIdOf(search);
  return orderId ? <Payment key={orderId} orderId={orderId} /> : <FailureScreen isInPlace kind="not-found" />;
}

function Payment({ orderId }: { orderId: string }) {
  const { client, session, navigate, log } = useSite();
  const links = useOrderLinks();
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });

  function goOn({ goods }: Order) {
    // The header names the membership.
    if (goods.some(({ goods_type: type }) => type === 'role'))
      session.refreshUser().catch((error: unknown) => log('user', error));
    navigate(paths.paid(orderId), { replace: true });
  }

  function goBack({ goods: [goods] }: Order) {
    const way = goods ? links.goods(goods) : null;
    navigate(way ?? paths.home(), { replace: true });
  }

  return (
    <div className={columns.form}>
      <OrderPayment
        orders={client.orders}
        orderId={orderId}
        level={1}
        onReady={() => setIsReady(true)}
        onPaid={goOn}
        onCancelled={goBack}
        onOrderAgain={(goods) => navigate(paths.cashier(goods), { replace: true })}
      />
    </div>
  );
}
