import { Text } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { ProgressBar } from '@shuyuan/ui/progress';
import { formatDate } from '@shuyuan/ui/relative-time';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSession, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './offer.css.ts';
import type { OfferProps } from './offer.tsx';
import { offerStrings } from './offer.strings.ts';
import { useIsPreview } from './preview-context.ts';
import { PreviewNote } from './preview-note.tsx';
import { WayButton } from './way-button.tsx';

/** What a course is to who has it: how far they have come, where they go on, and until when. */
export function Standing({ detail: { course }, ways, waysRef }: OfferProps) {
  const strings = useStrings(offerStrings);
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  const isSignedIn = useSession((state) => state.user !== null);
  const { opened_by: by, until, progress, study_days: days } = course;
  const title = { free: strings.free, owner: strings.own, membership: strings.member, grant: strings.owned };
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  const mayRenew = by === 'grant' && until !== null && days !== null && course.is_on_sale;
  return (
    <section className={styles.card} aria-label={strings.title}>
      <Text weight="bold" tone="strong">
        {title[by ?? 'free']}
      </Text>
      {until !== null && <Text tone="muted">{strings.until(formatDate(Date.parse(until)))}</Text>}
      {isSignedIn && course.lessons_count > 0 && (
        <ProgressBar label={strings.progress} value={progress} valueText={strings.progressText(progress)} />
      )}
      <div ref={waysRef} className={styles.ways}>
        {ways.map((way) => (
          <WayButton key={way.label} way={way} isFullWidth tone="action" />
        ))}
      </div>
      {isPreview && <PreviewNote />}
      {mayRenew && !isPreview && isReachable(cashier) && (
        <Link to={cashier}>{strings.renew(course.charge, days)}</Link>
      )}
    </section>
  );
}
