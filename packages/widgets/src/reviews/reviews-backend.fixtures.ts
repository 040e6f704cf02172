import type { OwnReview, Review, ReviewDraft, ReviewList, ReviewsApi } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';

const at = '2026-03-01T02:00:00.000Z';

const meanOf = ({ rating1, rating2, rating3 }: Pick<Review, 'rating1' | 'rating2' | 'rating3'>) =>
  Math.round(((rating1 + rating2 + rating3) * 10) / 3) / 10;

const reviewOf = (id: number, review: Partial<Review> = {}): Review => {
  const ratings = { rating1: 5, rating2: 4, rating3: 5, ...review };
  return {
    id,
    user: { id: 40 + id, nick_name: `学员${id}`, avatar: '' },
    is_anonymous: false,
    rating: meanOf(ratings),
    content: '从第三课起每天都能用上，例子短，改法清楚。',
    created_at: at,
    edited_at: null,
    reply: null,
    ...ratings,
  };
};

/** One of each kind: answered, anonymous, changed, of an account that is gone. */
export const reviewsOfEachKind: readonly Review[] = [
  reviewOf(1, { reply: { content: '谢谢，下一期会加上练习。', created_at: at } }),
  reviewOf(2, { user: null, is_anonymous: true, rating1: 3, rating2: 3, rating3: 2 }),
  reviewOf(3, { edited_at: at, rating1: 4 }),
  reviewOf(4, { user: null, content: '讲得慢，正好跟得上。' }),
];

export const ownOf = (draft: ReviewDraft, own: Partial<OwnReview> = {}): OwnReview => ({
  ...reviewOf(90, { ...draft, rating: meanOf(draft), is_anonymous: draft.is_anonymous ?? false }),
  state: 'approved',
  changeable_until: '2026-03-02T03:00:00.000Z',
  ...own,
});

interface Options {
  rows?: readonly Review[];
  may?: ReviewList['may'];
  progress?: number;
  mine?: OwnReview | null;
}

type CallName = 'list' | 'store' | 'update';

/** What the summary of these reviews is. */
export function summaryOf(rows: readonly Review[]): ReviewList['summary'] {
  const mean = (of: (review: Review) => number) =>
    rows.length === 0 ? 0 : Math.round((rows.reduce((sum, row) => sum + of(row), 0) / rows.length) * 10) / 10;
  const withStars = (stars: number) => rows.filter(({ rating }) => Math.round(rating) === stars).length;
  return {
    rating: mean(({ rating }) => rating),
    rating1: mean(({ rating1 }) => rating1),
    rating2: mean(({ rating2 }) => rating2),
    rating3: mean(({ rating3 }) => rating3),
    count: rows.length,
    spread: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
  };
}

/** The reviews of something in memory, behaving as the server does. Each call can be held back, made to fail, or lose its answer. */
export function createReviewsBackend(options: Options = {}) {
  const { rows = reviewsOfEachKind, progress = 60 } = options;
  let { may = 'yes', mine = null } = options;
  const { called, controls } = createCalls<CallName>();
  const reviews: ReviewsApi = {
    list: (_of, query) =>
      called('list', query, () => {
        const { page = 1, size = 10, stars } = query ?? {};
        const those = rows.filter(
          ({ rating }) => stars === undefined || Math.round(rating) === Number(stars),
        );
        return {
          data: {
            data: those.slice((Number(page) - 1) * Number(size)).slice(0, Number(size)),
            total: those.length,
          },
          summary: summaryOf(rows),
          mine,
          may,
          progress,
        };
      }),
    store: (_of, draft, call) =>
      called('store', { draft, key: call?.idempotencyKey }, () => {
        if (may !== 'yes') throw refusal('你已经评价过了');
        may = 'written';
        mine = ownOf(draft);
        return mine;
      }),
    update: (id, draft) =>
      called('update', { id, draft }, () => {
        mine = ownOf(draft, { id });
        return mine;
      }),
  };
  return { reviews, ...controls };
}
