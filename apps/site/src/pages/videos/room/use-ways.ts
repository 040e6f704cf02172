import type { GoodsRef } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSite } from '../../../stores/site-context.tsx';

/** Where a classroom leads who wants to have a video: to the cashier and to the memberships, as far as they are open. */
export function useWays(videoId: number) {
  const { navigate } = useSite();
  const isReachable = useReachable();
  const canBuy = isReachable(paths.cashier({ goods_type: 'video', goods_id: videoId }));
  return {
    ...(canBuy && { onBuy: (goods: GoodsRef) => navigate(paths.cashier(goods)) }),
    ...(isReachable(paths.membership()) && { onMembership: () => navigate(paths.membership()) }),
  };
}
