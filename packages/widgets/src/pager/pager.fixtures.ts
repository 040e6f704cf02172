import type { PagerActions, PagerState } from './pager-state.ts';
import { readPaging } from './paging.ts';

export const noActions: PagerActions = {
  onPage: () => {},
  onSize: () => {},
  onJumpText: () => {},
  onJump: () => {},
};

/** The pager at rest on `page` of `total` rows. */
function stateOf(total: number, page = 1, size = 12, sizes: readonly number[] = [12, 16]): PagerState {
  const { paging } = readPaging({ total, page, size, sizes });
  return { paging, isPending: false, news: null, newsId: 0, jumpText: '' };
}

function endless(page: number, hasNext: boolean): PagerState {
  const { paging } = readPaging({ total: undefined, hasNext, page, size: 20, sizes: [10, 20, 50] });
  return { paging, isPending: false, news: null, newsId: 0, jumpText: '' };
}

/** Named states, as a list can bring them about. */
export const pagerStates = {
  empty: stateOf(0),
  onePage: stateOf(7),
  firstOfMany: stateOf(500),
  nearStart: stateOf(500, 4),
  middle: stateOf(500, 21),
  lastOfMany: stateOf(500, 42),
  comments: stateOf(57, 3, 10, [10, 20, 50, 100]),
  tenThousandPages: stateOf(1_200_000, 54_321),
  endless: endless(3, true),
  endOfEndless: endless(9, false),
  pending: { ...stateOf(500, 22), isPending: true },
  failed: {
    ...stateOf(500, 21),
    news: { kind: 'failed', change: { page: 22, size: 12 } },
    newsId: 1,
  },
  sizeFailed: {
    ...stateOf(500, 21),
    news: { kind: 'failed', change: { page: 16, size: 16 } },
    newsId: 1,
  },
  outOfRange: { ...stateOf(500, 21), news: { kind: 'out of range' }, newsId: 1, jumpText: '9999' },
} satisfies Record<string, PagerState>;
