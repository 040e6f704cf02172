import { OrderList, type OrderPlace } from '@shuyuan/widgets/order-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { readTabPlace, tabPlaceOf } from '../../../paths/tab-place.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { useOrderLinks } from '../use-order-links.ts';

const tabs = ['all', 'open', 'paid', 'cancelled'] as const;

/** What a person has ordered. The address carries tab and page, so that they can be gone back to. */
export default function MyOrdersPage() {
  const { client, navigate } = useSite();
  const links = useOrderLinks();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const place = useMemo(() => readTabPlace(search, tabs), [search]);
  usePageReady({ isReady });

  function keep(next: OrderPlace) {
    // The arrow keys go through the tabs, which is no way to go back one by one.
    navigate(paths.orders(tabPlaceOf(next, tabs)), { replace: next.tab !== place.tab });
  }

  return (
    <div className={columns.film}>
      <OrderList
        orders={client.orders}
        level={1}
        place={place}
        onPlace={keep}
        onPay={({ order_id }) => navigate(paths.payment(order_id))}
        getGoodsHref={links.goods}
        onBrowse={() => navigate(paths.articles())}
        onReady={() => setIsReady(true)}
      />
    </div>
  );
}
