import type { CourseDetail } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { detailStrings } from './detail.strings.ts';
import { findTrial } from './find-first.ts';
import { useLessonPath } from './lesson-path.ts';
import { useIsPreview } from './preview-context.ts';
import { offerStrings } from './offer.strings.ts';

/** Something that the reader may do next. */
export interface Way {
  label: string;
  /** Null in a preview: it is seen and leads nowhere. */
  href: string | null;
  /** The one that most have come for. */
  isMain: boolean;
}

/** What the reader may do next: to go on with what is theirs, else to buy it, or to try it. */
export function useWays(detail: CourseDetail): Way[] {
  const strings = useStrings(detailStrings);
  const offers = useStrings(offerStrings);
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  const { course, next } = detail;
  const pathOf = useLessonPath(course);
  if (course.can_watch) {
    const href = next && pathOf(next);
    return next && (href !== null || isPreview)
      ? [{ label: strings.go[next.state], href, isMain: true }]
      : [];
  }
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  const trial = findTrial(detail);
  const tried = trial ? pathOf(trial) : null;
  const canBuy = course.is_on_sale && (isPreview || isReachable(cashier));
  const canTry = trial !== undefined && (isPreview || tried !== null);
  return [
    ...(canBuy
      ? [
          {
            label: course.ended ? offers.buyAgain : offers.buy,
            href: isPreview ? null : cashier,
            isMain: true,
          },
        ]
      : []),
    ...(canTry ? [{ label: offers.tryIt, href: tried, isMain: !canBuy }] : []),
  ];
}
