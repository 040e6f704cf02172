import type { Order } from '@shuyuan/api-client';
import { OrderList, type OrderPlace } from '@shuyuan/widgets/order-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { readTabPlace, tabPlaceOf } from '../../../paths/tab-place.ts';
import { useConfig, useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { useOrderLinks } from '../use-order-links.ts';

const states = ['all', 'open', 'paid', 'cancelled', 'refunded'] as const;

const orderHref = ({ order_id: id }: Order) => paths.order(id);

/** What a person has ordered. The address carries kind, state and page, so that they can be gone back to. */
export default function MyOrdersPage() {
  const { client, navigate } = useSite();
  const links = useOrderLinks();
  const deals = useOpenDeals();
  const address = useOrderAddress(deals);
  return (
    <MyPage>
      {({ onReady }) => (
        <OrderList
          orders={client.orders}
          level={1}
          {...address}
          deals={deals}
          onPay={({ order_id }) => navigate(paths.payment(order_id))}
          getGoodsHref={links.goods}
          getReviewHref={links.review}
          getOrderHref={orderHref}
          onBrowse={() => navigate(paths.articles())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}

/** The kinds of offer whose sections are open. */
function useOpenDeals() {
  const hasGroups = useConfig(({ flags }) => flags.tuangou);
  const hasSales = useConfig(({ flags }) => flags.miaosha);
  return useMemo(
    () => [...(hasGroups ? (['group_buy'] as const) : []), ...(hasSales ? (['flash_sale'] as const) : [])],
    [hasGroups, hasSales],
  );
}

function useOrderAddress(deals: readonly OrderPlace['tab'][]) {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const place = useMemo((): OrderPlace => {
    const { tab: state, page } = readTabPlace(search, states);
    const tab = deals.find((deal) => deal === search.get('deal')) ?? 'all';
    return { tab, state, page };
  }, [search, deals]);
  const onPlace = ({ tab, state, page }: OrderPlace) =>
    navigate(
      paths.orders({
        ...tabPlaceOf({ tab: state, page }, states),
        deal: tab === 'all' ? undefined : tab,
      }),
      // The arrow keys go through the tabs, which is no way to go back one by one.
      { replace: tab !== place.tab || state !== place.state },
    );
  return { place, onPlace };
}
