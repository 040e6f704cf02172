import type { CourseDetail, GoodsRef, VideoDetail } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { dealsAnchor } from '../../things/thing-deals.tsx';
import { useDealPrices } from '../../things/use-deal-prices.ts';
import { useWays } from '../room/use-ways.ts';
import { findNextTrial } from './find-next-trial.ts';

/** The course that a video is a lesson of, where it is sold and the reader does not have it; null otherwise, and until it has loaded. */
export function useSoldCourse(course: VideoDetail['course']): CourseDetail | null {
  const { client } = useSite();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const isSold = course !== null && course.charge > 0;
  const detail = useResource<CourseDetail | null>(
    isSold ? `course of a lesson ${course.id} ${userId}` : 'no course',
    (signal) => (isSold ? client.courses.detail(course.id, { signal }) : Promise.resolve(null)),
  );
  if (detail.status !== 'ready' || detail.data === null) return null;
  const { can_watch: isOpen, is_on_sale: isOnSale } = detail.data.course;
  return !isOpen && isOnSale ? detail.data : null;
}

/**
 * Returns the offer at the end of a trial: the price at the cashier, the way to buy, and the next lesson that can be tried. A
 * running flash sale is bought on the page of the course.
 */
export function useTrial(lesson: VideoDetail, sold: CourseDetail | null) {
  const { navigate } = useSite();
  const ways = useWays(lesson.video.id);
  const { prices } = useDealPrices({ goods_type: 'course', goods_id: sold?.course.id ?? 0 }, sold !== null);
  if (!sold || !lesson.course) return { shown: lesson, ways };
  const { onBuy } = ways;
  const next = findNextTrial(sold, lesson.video.id);
  const buy = (goods: GoodsRef) =>
    goods.goods_type === 'course' && prices.sale !== null
      ? navigate(`${paths.course(goods.goods_id)}#${dealsAnchor}`)
      : onBuy?.(goods);
  return {
    shown: { ...lesson, course: { ...lesson.course, charge: prices.sale ?? lesson.course.charge } },
    ways: {
      ...ways,
      ...(onBuy && { onBuy: buy }),
      trial: { next: next ? { title: next.title } : null },
      ...(next && { onNextTrial: () => navigate(paths.video(next.video_id)) }),
    },
  };
}
