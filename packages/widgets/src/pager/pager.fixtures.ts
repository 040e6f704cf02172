import type { PagerActions, PagerState } from './pager-state.ts';
import { readPaging } from './paging.ts';

export const noActions: PagerActions = {
  onPage: () => {},
  onSize: () => {},
  onJumpText: () => {},
  onJump: () => {},
};

/** The pager at rest on `page` of `total` rows. */
function standing(total: number, page = 1, size = 12, sizes: readonly number[] = [12, 16]): PagerState {
  const { paging } = readPaging({ total, page, size, sizes });
  return { paging, isPending: false, news: null, newsId: 0, jumpText: '' };
}

function endless(page: number, hasNext: boolean): PagerState {
  const { paging } = readPaging({ total: undefined, hasNext, page, size: 20, sizes: [10, 20, 50] });
  return { paging, isPending: false, news: null, newsId: 0, jumpText: '' };
}

/** Named states, as a list can bring them about. */
export const pagerStates = {
  empty: standing(0),
  onePage: standing(7),
  firstOfMany: standing(500),
  nearStart: standing(500, 4),
  middle: standing(500, 21),
  lastOfMany: standing(500, 42),
  comments: standing(57, 3, 10, [10, 20, 50, 100]),
  tenThousandPages: standing(1_200_000, 54_321),
  endless: endless(3, true),
  endOfEndless: endless(9, false),
  pending: { ...standing(500, 22), isPending: true },
  failed: {
    ...standing(500, 21),
    news: { kind: 'failed', change: { page: 22, size: 12 } },
    newsId: 1,
  },
  sizeFailed: {
    ...standing(500, 21),
    news: { kind: 'failed', change: { page: 16, size: 16 } },
    newsId: 1,
  },
  outOfRange: { ...standing(500, 21), news: { kind: 'out of range' }, newsId: 1, jumpText: '9999' },
} satisfies Record<string, PagerState>;
