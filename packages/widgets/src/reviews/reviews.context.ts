import { createWidgetContext } from '../widget/widget-context.ts';
import type { createReviewsStore } from './reviews.store.ts';

/** What the views of the reviews draw from. */
export const [ReviewsProvider, useReviews] = createWidgetContext<typeof createReviewsStore>('Reviews');
