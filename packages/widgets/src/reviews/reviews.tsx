import type { ReviewedRef, ReviewsApi } from '@shuyuan/api-client';
import { useSyncExternalStore } from 'react';
import { moveListFocus } from '../async/move-list-focus.ts';
import { useHost } from '../host/host-context.tsx';
import { Widget } from '../widget/widget.tsx';
import { ReviewsProvider } from './reviews.context.ts';
import { createReviewsStore, type ReviewsState } from './reviews.store.ts';
import { reviewsStrings, type ReviewsStrings } from './reviews.strings.ts';
import { ReviewsView } from './reviews.view.tsx';

/** What is reviewed is named by `of`; another one is another widget. */
export interface ReviewsProps {
  of: ReviewedRef;
  /** The calls about reviews. Keep the object between renders. */
  reviews: ReviewsApi;
  /** The reviews are there, or did not come. */
  onReady?: () => void;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ReviewsStrings>;
}

/** What people who have studied it say of something, and a form for who has. Needs a `HostProvider`. */
export function Reviews(props: ReviewsProps) {
  const { session } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? 0);
  return (
    <Widget
      props={props}
      // Another person has another review of their own.
      subject={`${props.of.type} ${props.of.id} ${userId}`}
      strings={reviewsStrings}
      createStore={createReviewsStore}
      isReady={({ list }: ReviewsState) => list.status !== 'loading'}
      moveFocus={moveFocus}
      provider={ReviewsProvider}
    >
      <ReviewsView />
    </Widget>
  );
}

function moveFocus(root: HTMLElement, focus: NonNullable<ReviewsState['focus']>) {
  if (focus.on === 'list' || focus.on === 'first-row') return moveListFocus(root, focus);
  const place = root.querySelector<HTMLElement>(`[data-focus="${focus.on}"]`);
  (place?.querySelector<HTMLElement>('input, textarea') ?? place)?.focus();
}
