import { createCombosApi, type Goods } from '@shuyuan/api-client';
import { LinkButton } from '@shuyuan/ui/link-button';
import { OrderReceipt, type OrderReceiptState } from '@shuyuan/widgets/checkout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { findStart } from '../find-start.ts';
import { orderIdOf } from '../order-address.ts';
import { useOrderLinks } from '../use-order-links.ts';
import { paidStrings } from './paid.strings.ts';

/** Whether an order is paid, and the way to what was bought. */
export default function PaidPage() {
  const [search] = useSearchParams();
  const orderId = orderIdOf(search);
  return orderId ? <Receipt orderId={orderId} /> : <FailureScreen isInPlace kind="not-found" />;
}

function Receipt({ orderId }: { orderId: string }) {
  const { client, navigate } = useSite();
  const { home, result } = useStrings(paidStrings);
  const links = useOrderLinks();
  const orders = links.orders();
  const [state, setState] = useState<OrderReceiptState>({ status: 'loading' });
  const isVisitor = useSession(({ token }) => token === null);
  const isPaid = state.status === 'ready' && state.order.status === 9;
  const isLoading = state.status === 'loading' && !isVisitor;
  usePageReady({ isReady: !isLoading, title: isPaid || isLoading ? undefined : result });
  const openBought = async (goods: Goods) =>
    navigate(
      await findStart(
        { courses: client.courses, combos: createCombosApi(client.http) },
        goods,
        links.goods(goods) ?? paths.home(),
      ),
    );
  return (
    <div className={columns.form}>
      <OrderReceipt
        orders={client.orders}
        orderId={orderId}
        level={1}
        onStateChange={setState}
        onOpenGoods={(goods) => void openBought(goods)}
        onPay={({ order_id: id }) => navigate(paths.payment(id))}
        onOrderAgain={(goods) => navigate(paths.cashier(goods))}
        {...(orders !== null && { onOpenOrders: () => navigate(orders) })}
        actions={
          <LinkButton size="large" href={paths.home()}>
            {home}
          </LinkButton>
        }
      />
    </div>
  );
}
