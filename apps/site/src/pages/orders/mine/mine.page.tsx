import type { Order } from '@shuyuan/api-client';
import { OrderList } from '@shuyuan/widgets/order-list';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage, useTabAddress } from '../../archetypes/my-page.tsx';
import { useOrderLinks } from '../use-order-links.ts';

const tabs = ['all', 'open', 'paid', 'cancelled'] as const;

const orderHref = ({ order_id: id }: Order) => paths.order(id);

/** What a person has ordered. The address carries tab and page, so that they can be gone back to. */
export default function MyOrdersPage() {
  const { client, navigate } = useSite();
  const links = useOrderLinks();
  const address = useTabAddress(tabs, paths.orders);
  return (
    <MyPage>
      {({ onReady }) => (
        <OrderList
          orders={client.orders}
          level={1}
          {...address}
          onPay={({ order_id }) => navigate(paths.payment(order_id))}
          getGoodsHref={links.goods}
          getOrderHref={orderHref}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
