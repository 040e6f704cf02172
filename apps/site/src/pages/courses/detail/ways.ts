import type { CourseDetail } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { dealsAnchor } from '../../things/thing-deals.tsx';
import { buyWaysStrings } from '../../things/buy-ways.strings.ts';
import { detailStrings } from './detail.strings.ts';
import { findTrial } from './find-first.ts';
import { nextAsLesson, useLessonPath } from './lesson-path.ts';
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

/**
 * Next steps of the reader: to go on with what is theirs, else to buy it, or to try it. While it is cheaper in a flash sale
 * (`salePrice`, whole yuan), the sale comes first and the full price is named as such.
 */
export function useWays(detail: CourseDetail, salePrice: number | null): Way[] {
  const strings = useStrings(detailStrings);
  const offers = useStrings(offerStrings);
  const words = useStrings(buyWaysStrings);
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  const { course, next } = detail;
  const pathOf = useLessonPath(course);
  if (course.can_watch) {
    const href = next && pathOf(nextAsLesson(next));
    return next && (href !== null || isPreview)
      ? [{ label: strings.go[next.state], href, isMain: true }]
      : [];
  }
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  const trial = findTrial(detail);
  const tried = trial ? pathOf(trial) : null;
  const canBuy = course.is_on_sale && (isPreview || isReachable(cashier));
  const canTry = trial !== undefined && (isPreview || tried !== null);
  const hasSale = canBuy && salePrice !== null;
  const buy = course.ended ? offers.buyAgain : offers.buy;
  return [
    ...(hasSale ? [{ label: words.toSale(salePrice), href: `#${dealsAnchor}`, isMain: true }] : []),
    ...(canBuy
      ? [
          {
            label: hasSale ? words.buyFull(course.charge) : buy,
            href: isPreview ? null : cashier,
            isMain: !hasSale,
          },
        ]
      : []),
    ...(canTry ? [{ label: offers.tryIt, href: tried, isMain: !canBuy }] : []),
  ];
}
