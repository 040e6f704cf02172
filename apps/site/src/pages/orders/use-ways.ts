import type { GoodsRef } from '@shuyuan/api-client';
import { useConfig } from '../../composition/site-context.tsx';
import { isOpen } from '../../routes/flags.ts';
import { routeOf } from '../../routes/navigation.ts';
import { paths } from '../../routes/paths.ts';

/** Where the steps of buying lead to, as far as there is a page and its section is open. */
export function useWays() {
  const flags = useConfig((state) => state.flags);

  function open(address: string): string | null {
    const route = routeOf(address);
    return route && isOpen(route.flag, flags) ? address : null;
  }

  return {
    /** To the thing itself. */
    goods: ({ goods_type: type, goods_id: id }: GoodsRef) =>
      open(type === 'article' ? paths.article(id) : paths.membership()),
    orders: () => open(paths.orders()),
  };
}
