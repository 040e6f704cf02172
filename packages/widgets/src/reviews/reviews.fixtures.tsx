import type { ReviewList } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import { stillActions, stillContext } from '../testing/still-context.fixtures.ts';
import { createReviewsBackend, reviewsOfEachKind, summaryOf } from './reviews-backend.fixtures.ts';
import { ReviewsProvider } from './reviews.context.ts';
import type { ReviewsState } from './reviews.store.ts';
import { reviewsStrings } from './reviews.strings.ts';
import { ReviewsView } from './reviews.view.tsx';

/** The test host's time. */
const at = Date.UTC(2026, 2, 2, 2);

/** All kinds of reviews, and what the viewer may do. */
export const stateWith = (
  overview: Partial<Omit<ReviewList, 'data'>> = {},
  state: Partial<ReviewsState> = {},
): ReviewsState => ({
  place: { page: 1, stars: 0 },
  list: {
    status: 'ready',
    rows: reviewsOfEachKind,
    total: reviewsOfEachKind.length,
    page: 1,
    at,
    isTurning: false,
  },
  overview: { summary: summaryOf(reviewsOfEachKind), mine: null, may: 'yes', progress: 60, ...overview },
  writing: null,
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

const props = { of: { type: 'course', id: 7 } as const, reviews: createReviewsBackend().reviews };

/** The reviews in a state; nothing happens in them. */
export function ReviewsPicture({ state, locale }: { state: ReviewsState; locale: Locale }) {
  const context = stillContext({
    state,
    strings: reviewsStrings[locale],
    locale,
    props,
    actions: stillActions<Actions>({ isChangeable: () => true }),
  });
  return (
    <ReviewsProvider value={context}>
      <ReviewsView />
    </ReviewsProvider>
  );
}

type Actions = NonNullable<Parameters<typeof ReviewsProvider>[0]['value']>['actions'];
