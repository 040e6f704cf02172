import { createReviewsApi, type ReviewedRef } from '@shuyuan/api-client';
import { createLazyModule, useLazyModuleOrRetry } from '@shuyuan/ui/lazy-module';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { CommentsNotLoaded } from '../../shell/comments/comments-not-loaded.tsx';
import { WhenNear } from '../../shell/when-near.tsx';
import { useSite } from '../../stores/site-context.tsx';

const lazyReviews = createLazyModule(() => import('./reviews.ts'));

export interface ThingReviewsProps {
  type: ReviewedRef['type'];
  id: number;
}

/** What is judged of a course or a column, fetched when the reader comes near, or has come for it. */
export function ThingReviews({ type, id }: ThingReviewsProps) {
  const { hash } = useLocation();
  return (
    <WhenNear isWanted={hash === '#reviews'} fallback={fallback}>
      <Loaded type={type} id={id} />
    </WhenNear>
  );
}

function Loaded({ type, id }: ThingReviewsProps) {
  const { client, page } = useSite();
  const reviews = useMemo(() => createReviewsApi(client.http), [client]);
  const { module, hasFailed, retry } = useLazyModuleOrRetry(lazyReviews);
  if (hasFailed) {
    const isOutdated = page.isOutdated();
    return (
      <CommentsNotLoaded isOutdated={isOutdated} of="reviews" onRetry={isOutdated ? page.reload : retry} />
    );
  }
  return module ? <module.Reviews of={{ type, id }} reviews={reviews} /> : fallback;
}

const fallback = (
  <Skeleton>
    <SkeletonText lines={8} />
  </Skeleton>
);
