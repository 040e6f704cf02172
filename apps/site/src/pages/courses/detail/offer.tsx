import type { CourseDetail } from '@shuyuan/api-client';
import { CheckIcon, ChevronRightIcon, VipIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { Price } from '@shuyuan/ui/price';
import { formatDate } from '@shuyuan/ui/relative-time';
import type { DealPrices } from '@shuyuan/widgets/deals';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { buyWaysStrings } from '../../things/buy-ways.strings.ts';
import { RefundNote } from '../../things/refund-note.tsx';
import * as styles from './offer.css.ts';
import { offerStrings } from './offer.strings.ts';
import { useIsPreview } from './preview-context.ts';
import { PreviewNote } from './preview-note.tsx';
import { WayButton } from './way-button.tsx';
import type { Way } from './ways.ts';

export interface OfferProps {
  detail: CourseDetail;
  ways: readonly Way[];
  /** Prices of the offers that run now. */
  prices: DealPrices;
  /** Of the buttons: whether they are seen is watched by who draws the bar. */
  waysRef: (element: HTMLElement | null) => void;
}

/** What a course costs who does not have it, what they get for it, and what a membership would change. */
export function Offer({ detail, ways, prices, waysRef }: OfferProps) {
  const strings = useStrings(offerStrings);
  const words = useStrings(buyWaysStrings);
  const isPreview = useIsPreview();
  const { course, attachments } = detail;
  const { ended, is_on_sale: isOnSale } = course;
  const included = [
    strings.lessons(course.lessons_count),
    ...(attachments.length > 0 ? [strings.files(attachments.length)] : []),
    strings.comments,
  ];
  return (
    <section className={styles.card} aria-label={strings.title}>
      {ended && (
        <Text tone="strong">
          {(ended.by === 'membership' ? strings.membershipEnded : strings.ended)(dayOf(ended.at))}
        </Text>
      )}
      {isOnSale ? (
        <div className={styles.price}>
          <Price amount={prices.sale ?? course.charge} originalAmount={course.charge} size="large" />
          <Text size="small" tone="muted">
            {prices.sale !== null && `${words.salePrice} · `}
            {course.study_days === null ? strings.once : strings.forDays(course.study_days)}
          </Text>
        </div>
      ) : (
        <>
          <Text weight="bold" tone="strong">
            {strings.soldOut}
          </Text>
          <Text size="small" tone="muted">
            {strings.soldOutHint}
          </Text>
        </>
      )}
      {isOnSale && course.sold_until !== null && (
        <Text size="small" tone="muted">
          {strings.soldUntil(dayOf(course.sold_until))}
        </Text>
      )}
      {isOnSale && prices.group !== null && (
        <Text size="small" tone="muted">
          {words.groupPrice(prices.group)}
        </Text>
      )}
      <div ref={waysRef} className={styles.ways}>
        {ways.map((way) => (
          <WayButton key={way.label} way={way} isFullWidth tone={way.isMain ? 'action' : 'neutral'} />
        ))}
      </div>
      {isOnSale && <RefundNote type="course" />}
      {isPreview && <PreviewNote />}
      <MembershipWay detail={detail} />
      <ul className={styles.included}>
        {included.map((words) => (
          <li key={words} className={styles.includedItem}>
            <span className={styles.includedIcon}>
              <CheckIcon size="small" />
            </span>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MembershipWay({ detail: { membership } }: { detail: CourseDetail }) {
  const strings = useStrings(offerStrings);
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  if (!membership || !isReachable(paths.membership())) return null;
  const { name, charge, courses_count: count } = membership;
  const words = (
    <>
      <span className={styles.membershipIcon}>
        <VipIcon />
      </span>
      <span className={styles.membershipWords}>
        <span className={styles.membershipTitle}>{strings.membership}</span>
        <span className={styles.small}>{strings.membershipHint(name, charge, count - 1)}</span>
      </span>
    </>
  );
  return isPreview ? (
    <div className={styles.membership}>{words}</div>
  ) : (
    <Link to={paths.membership()} className={styles.membership}>
      {words}
      <ChevronRightIcon size="small" />
    </Link>
  );
}

const dayOf = (instant: string) => formatDate(Date.parse(instant));
