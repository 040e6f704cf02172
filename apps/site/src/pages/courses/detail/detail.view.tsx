import type { CourseDetail } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Section } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import type { Resource } from '../../../shell/use-resource.ts';
import { useInSight } from '../../../shell/use-in-sight.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailSkeleton } from '../../archetypes/detail-layout.tsx';
import { ThingComments } from '../../things/thing-comments.tsx';
import { ThingReviews } from '../../things/thing-reviews.tsx';
import { dealsAnchor, ThingDeals } from '../../things/thing-deals.tsx';
import { useDealPrices } from '../../things/use-deal-prices.ts';
import { Attachments } from './attachments.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { Head } from './head.tsx';
import { Offer } from './offer.tsx';
import { Outcomes } from './outcomes.tsx';
import { Outline } from './outline.tsx';
import { Parts } from './parts.tsx';
import { useIsPreview } from './preview-context.ts';
import { Related } from './related.tsx';
import { Standing } from './standing.tsx';
import { Teacher } from './teacher.tsx';
import { WayBar } from './way-bar.tsx';
import { useWays } from './ways.ts';

/** A picture of a course's page. */
export function DetailView({ course }: { course: Resource<CourseDetail> }) {
  const strings = useStrings(detailStrings);
  return (
    <DetailFrame resource={course} words={strings} skeleton={<DetailSkeleton ratio="4:3" />}>
      {(detail) => <Shown detail={detail} />}
    </DetailFrame>
  );
}

function Shown({ detail }: { detail: CourseDetail }) {
  const isPreview = useIsPreview();
  const { can_watch: isOpen, is_on_sale: isOnSale } = detail.course;
  const isOffered = !isOpen && isOnSale && !isPreview;
  const { prices, onPrices } = useDealPrices({ goods_type: 'course', goods_id: detail.course.id }, isOffered);
  const ways = useWays(detail, prices.sale);
  const [waysRef, areWaysInSight] = useInSight();
  const Card = isOpen ? Standing : Offer;
  return (
    <div className={styles.measure}>
      <Head detail={detail} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Parts detail={detail} />
          <Contents detail={detail} />
        </div>
        <aside className={styles.side}>
          <Card detail={detail} ways={ways} prices={prices} waysRef={waysRef} />
          <div id={dealsAnchor} className={styles.deals}>
            {isOffered && <ThingDeals type="course" id={detail.course.id} onPrices={onPrices} />}
          </div>
          <Related courses={detail.related} />
        </aside>
      </div>
      <People detail={detail} />
      {!isPreview && (
        <div id="comments" className={styles.alone}>
          <ThingComments type="course" id={detail.course.id} />
        </div>
      )}
      {ways.length > 0 && !isPreview && !areWaysInSight && (
        <WayBar detail={detail} ways={ways} salePrice={prices.sale} />
      )}
    </div>
  );
}

function Contents({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const { course, chapters, attachments } = detail;
  return (
    <>
      {course.outcomes.length > 0 && (
        <div id="outcomes" className={styles.part}>
          <Section title={strings.outcomes} font="reading">
            <Outcomes outcomes={course.outcomes} />
          </Section>
        </div>
      )}
      <div id="outline" className={styles.part}>
        <Section title={strings.outline} font="reading">
          {chapters.length > 0 ? (
            <Outline detail={detail} />
          ) : (
            <EmptyState title={strings.emptyOutline} description={strings.emptyOutlineHint} />
          )}
        </Section>
      </div>
      {course.render_description !== '' && (
        <div id="about" className={styles.part}>
          <Section title={strings.about} font="reading">
            <RichText html={course.render_description} />
          </Section>
        </div>
      )}
      {attachments.length > 0 && (
        <div id="attachments" className={styles.part}>
          <Section title={strings.attachments} font="reading">
            <Attachments detail={detail} />
          </Section>
        </div>
      )}
    </>
  );
}

function People({ detail: { course } }: { detail: CourseDetail }) {
  // What people say is read with the eyes of who is signed in: a preview has none of it.
  if (useIsPreview())
    return (
      course.teacher && (
        <div className={styles.alone}>
          <Teacher teacher={course.teacher} />
        </div>
      )
    );
  return (
    <div className={course.teacher ? styles.people : styles.alone}>
      {course.teacher && <Teacher teacher={course.teacher} />}
      <div id="reviews" className={styles.part}>
        <ThingReviews type="course" id={course.id} />
      </div>
    </div>
  );
}
