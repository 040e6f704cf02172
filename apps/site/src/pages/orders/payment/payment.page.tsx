import type { Order, PaymentWay } from '@shuyuan/api-client';
import { OrderPayment } from '@shuyuan/widgets/checkout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { orderIdOf, wayOf } from '../order-address.ts';
import { useOrderLinks } from '../use-order-links.ts';

/** Paying an order in one of the ways that are offered, until it is paid, cancelled or closed. Alipay leads back here. */
export default function PaymentPage() {
  const [search] = useSearchParams();
  const orderId = orderIdOf(search);
  return orderId ? (
    <Payment key={orderId} orderId={orderId} way={wayOf(search)} />
  ) : (
    <FailureScreen isInPlace kind="not-found" />
  );
}

function Payment({ orderId, way }: { orderId: string; way: PaymentWay['sign'] | undefined }) {
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
    const address = goods ? links.goods(goods) : null;
    navigate(address ?? paths.home(), { replace: true });
  }

  return (
    <div className={columns.form}>
      <OrderPayment
        orders={client.orders}
        orderId={orderId}
        way={way}
        level={1}
        onReady={() => setIsReady(true)}
        onPaid={goOn}
        onCancelled={goBack}
        onOrderAgain={(goods) => navigate(paths.cashier(goods), { replace: true })}
      />
    </div>
  );
}
