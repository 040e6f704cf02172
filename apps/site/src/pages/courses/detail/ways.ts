import type { CourseDetail } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { detailStrings } from './detail.strings.ts';
import { findTrial } from './find-first.ts';
import { useLessonPath } from './lesson-path.ts';
import { offerStrings } from './offer.strings.ts';

/** Something that the reader may do next. */
export interface Way {
  label: string;
  href: string;
  /** The one that most have come for. */
  isMain: boolean;
}

/** What the reader may do next: to go on with what is theirs, else to buy it, or to try it. */
export function useWays(detail: CourseDetail): Way[] {
  const strings = useStrings(detailStrings);
  const offers = useStrings(offerStrings);
  const isReachable = useReachable();
  const { course, next } = detail;
  const pathOf = useLessonPath(course);
  if (course.can_watch) {
    const href = next && pathOf(next);
    return next && href !== null ? [{ label: strings.go[next.state], href, isMain: true }] : [];
  }
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  const trial = findTrial(detail);
  const tried = trial ? pathOf(trial) : null;
  const canBuy = course.is_on_sale && isReachable(cashier);
  return [
    ...(canBuy ? [{ label: course.ended ? offers.buyAgain : offers.buy, href: cashier, isMain: true }] : []),
    ...(tried === null ? [] : [{ label: offers.tryIt, href: tried, isMain: !canBuy }]),
  ];
}
