import { OrderList, type OrderPlace } from '@shuyuan/widgets/order-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { readScenePlace, scenePlaceOf } from '../../../routes/scene-place.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import * as columns from '../../columns.css.ts';
import { useWays } from '../use-ways.ts';

const scenes = ['all', 'open', 'paid', 'cancelled'] as const;

/** What a person has ordered. The address carries scene and page, so that they can be gone back to. */
export default function MyOrdersPage() {
  const { client, navigate } = useSite();
  const ways = useWays();
  const [search] = useSearchParams();
  const [isReady, setIsReady] = useState(false);
  const place = useMemo(() => readScenePlace(search, scenes), [search]);
  useArrival({ isReady });

  function keep(next: OrderPlace) {
    // The arrow keys go through the scenes, which is no way to go back one by one.
    navigate(paths.orders(scenePlaceOf(next, scenes)), { replace: next.scene !== place.scene });
  }

  return (
    <div className={columns.film}>
      <OrderList
        orders={client.orders}
        level={1}
        place={place}
        onPlace={keep}
        onPay={({ order_id }) => navigate(paths.payment(order_id))}
        getGoodsHref={ways.goods}
        onBrowse={() => navigate(paths.articles())}
        onReady={() => setIsReady(true)}
      />
    </div>
  );
}
