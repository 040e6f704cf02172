import type { GoodsRef } from '@shuyuan/api-client';
import { paths } from '../../paths/paths.ts';
import { useReachable } from '../../stores/site-context.tsx';

const pathTo: Record<GoodsRef['goods_type'], (id: number) => string> = {
  article: paths.article,
  anthology: paths.anthology,
  course: paths.course,
  video: paths.video,
  combo: paths.combo,
  paper: paths.paper,
  mock_paper: paths.mockPaper,
  practice: paths.practice,
  role: paths.membership,
};

/** Addresses that the pages of buying link to; null where there is no page or its section is closed. */
export function useOrderLinks() {
  const isReachable = useReachable();
  const open = (address: string): string | null => (isReachable(address) ? address : null);

  return {
    /** To the thing itself. */
    goods: ({ goods_type: type, goods_id: id }: GoodsRef) => open(pathTo[type](id)),
    /** To the reviews of it, where it has some. */
    review: ({ goods_type: type, goods_id: id }: GoodsRef) =>
      type === 'course' || type === 'combo' ? open(`${pathTo[type](id)}#reviews`) : null,
    orders: () => open(paths.orders()),
  };
}
