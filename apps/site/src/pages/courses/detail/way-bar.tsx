import type { CourseDetail } from '@shuyuan/api-client';
import { Price } from '@shuyuan/ui/price';
import { useStrings } from '../../../stores/site-context.tsx';
import * as detailStyles from './detail.css.ts';
import * as styles from './offer.css.ts';
import { offerStrings } from './offer.strings.ts';
import { WayButton } from './way-button.tsx';
import type { Way } from './ways.ts';

interface WayBarProps {
  detail: CourseDetail;
  ways: readonly Way[];
  /** Price in a flash sale that runs now, in whole yuan; null without one. */
  salePrice: number | null;
}

/** The same ways at the lower edge, for when those of the card are out of sight. */
export function WayBar({ detail: { course, membership }, ways, salePrice }: WayBarProps) {
  const strings = useStrings(offerStrings);
  return (
    <div className={styles.bar}>
      <div className={styles.barRow}>
        <span className={styles.wideOnly}>
          <span className={styles.barTitle}>{course.title}</span>
        </span>
        {!course.can_watch && course.is_on_sale && (
          <span className={styles.barPrice}>
            <Price amount={salePrice ?? course.charge} originalAmount={course.charge} />
            {membership && (
              <span className={detailStyles.note}>
                {strings.memberFree(membership.name, membership.charge)}
              </span>
            )}
          </span>
        )}
        <span className={styles.narrowOnly}>
          <span className={styles.barFill} />
        </span>
        {ways.map((way) =>
          way.isMain ? (
            <WayButton key={way.label} way={way} tone="action" />
          ) : (
            <span key={way.label} className={styles.wideOnly}>
              <WayButton way={way} tone="neutral" />
            </span>
          ),
        )}
      </div>
    </div>
  );
}
