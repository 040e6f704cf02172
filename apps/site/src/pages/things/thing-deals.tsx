import type { GoodsRef } from '@shuyuan/api-client';
import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import type { DealsProps } from '@shuyuan/widgets/deals';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../paths/paths.ts';
import { useConfig, useSite } from '../../stores/site-context.tsx';
import type * as dealsModule from './deals.ts';

const lazyDeals = createLazyModule(() => import('./deals.ts'));

type Goods = DealsProps['goods'];
type DealType = Goods['goods_type'];

const dealTypes: readonly string[] = [
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'paper',
] satisfies DealType[];

/** Anchor of the offers on a page. */
export const dealsAnchor = 'deals';

/** Whether such goods can be in a flash sale or sold to groups. */
export const hasDeals = <Ref extends GoodsRef>(goods: Ref): goods is Ref & { goods_type: DealType } =>
  dealTypes.includes(goods.goods_type);

export interface ThingDealsProps {
  type: DealType;
  id: Goods['goods_id'];
  /** Called with the prices at which it can be had now. */
  onPrices?: DealsProps['onPrices'];
}

/** What something costs in a flash sale or to a group, where the school has opened these; the price stands without it. */
export function ThingDeals(props: ThingDealsProps) {
  const hasSales = useConfig(({ flags }) => flags.miaosha);
  const hasGroups = useConfig(({ flags }) => flags.tuangou);
  const module = useLazyModule(lazyDeals, hasSales || hasGroups);
  return module && <Shown {...props} {...{ module, hasSales, hasGroups }} />;
}

interface ShownProps extends ThingDealsProps {
  module: typeof dealsModule;
  hasSales: boolean;
  hasGroups: boolean;
}

function Shown({ type, id, onPrices, module, hasSales, hasGroups }: ShownProps) {
  const { client, page, navigate } = useSite();
  const [search] = useSearchParams();
  const goods = useMemo((): Goods => ({ goods_type: type, goods_id: id }), [type, id]);
  const flashSales = useMemo(
    () => (hasSales ? module.createFlashSalesApi(client.http) : null),
    [client, module, hasSales],
  );
  const groupBuys = useMemo(
    () => (hasGroups ? module.createGroupBuysApi(client.http) : null),
    [client, module, hasGroups],
  );
  const inviteUrl = useCallback(
    (team: number) => {
      const address = new URL(paths[type](id), page.url());
      address.searchParams.set('team', String(team));
      return address.href;
    },
    [type, id, page],
  );
  return (
    <module.Deals
      goods={goods}
      flashSales={flashSales}
      groupBuys={groupBuys}
      captcha={client.captcha}
      inviteUrl={inviteUrl}
      invitedTo={idOf(search.get('team'))}
      onOrder={(order) => navigate(paths.payment(order))}
      {...(onPrices && { onPrices })}
    />
  );
}
