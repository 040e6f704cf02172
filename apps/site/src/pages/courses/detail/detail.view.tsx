import { busyFor, createReviewsApi, type CourseDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { VipIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Heading, Page, Section, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { RichText } from '@shuyuan/ui/rich-text';
import { Reviews } from '@shuyuan/widgets/reviews';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useReachable, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/detail/detail.css.ts';
import { TagLinks } from '../../tags/tag-links.tsx';
import { CourseFacts } from '../course-facts.tsx';
import { courseWords } from '../course-words.strings.ts';
import * as own from './detail.css.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { ThingActions } from '../../things/thing-actions.tsx';
import { detailStrings } from './detail.strings.ts';
import { Outline } from './outline.tsx';

/** A picture of a course's page. */
export function DetailView({ course }: { course: Resource<CourseDetail> }) {
  const strings = useStrings(detailStrings);
  if (course.status === 'loading') return <DetailSkeleton />;
  if (course.status === 'failed')
    return (
      <div className={styles.page}>
        <Page>
          <ErrorState
            title={strings.failed}
            description={strings.failedHint}
            retryAfter={busyFor(course.error)}
            onRetry={course.retry}
          />
        </Page>
      </div>
    );
  return <Shown detail={course.data} />;
}

function Shown({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(courseWords);
  const { course, chapters } = detail;
  const { client } = useSite();
  const reviews = useMemo(() => createReviewsApi(client.http), [client]);
  return (
    <div className={styles.page}>
      <Page>
        <Breadcrumbs
          items={[
            { label: words.home, href: paths.home() },
            { label: words.courses, href: paths.courses() },
            { label: course.title },
          ]}
        />
        <div className={styles.measure}>
          <div className={styles.layout}>
            <Head course={course} />
            <aside className={styles.side}>
              <Offer course={course} />
            </aside>
            <div className={styles.main}>
              {course.render_description !== '' && (
                <Section title={strings.about} font="reading">
                  <RichText html={course.render_description} />
                </Section>
              )}
              <Section title={strings.outline} font="reading">
                {chapters.length > 0 ? (
                  <Outline detail={detail} />
                ) : (
                  <EmptyState title={strings.emptyOutline} description={strings.emptyOutlineHint} />
                )}
              </Section>
              <Reviews of={{ type: 'course', id: course.id }} reviews={reviews} />
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}

function Head({ course }: Pick<CourseDetail, 'course'>) {
  const strings = useStrings(detailStrings);
  const { teacher } = course;
  return (
    <header className={styles.head}>
      <Image src={course.thumb} alt="" ratio="4:3" isPriority />
      <div className={styles.words}>
        <Heading level={1} font="reading" size="display">
          {course.title}
        </Heading>
        <Text size="reading">{course.short_description}</Text>
        {teacher && (
          <div className={styles.facts}>
            <Avatar name={teacher.name} src={teacher.avatar} size="small" />
            <Link to={paths.teacher(teacher.id)} className={own.teacher}>
              {teacher.name}
            </Link>
            <span>{teacher.title}</span>
          </div>
        )}
        {teacher && teacher.short_description !== '' && (
          <Text size="small" tone="muted">
            {teacher.short_description}
          </Text>
        )}
        <div className={styles.facts}>
          {/* What it costs stands in the box that sells it. */}
          <CourseFacts course={course} saysPrice={false} />
          {course.is_buy && <Badge tone="positive">{strings.bought}</Badge>}
        </div>
        <div className={styles.facts}>
          <ThingActions thing={{ type: 'course', id: course.id }} marks={course} />
        </div>
        <TagLinks tags={course.tags} />
      </div>
    </header>
  );
}

/** What it costs, and the way to have it. */
function Offer({ course }: Pick<CourseDetail, 'course'>) {
  const strings = useStrings(detailStrings);
  const isReachable = useReachable();
  const cashier = paths.cashier({ goods_type: 'course', goods_id: course.id });
  const isOpen = course.can_watch;
  return (
    <section className={styles.box} aria-label={strings.buyTitle}>
      <Text weight="bold" tone="strong">
        {strings.buyTitle}
      </Text>
      {isOpen && <Text>{course.charge === 0 ? strings.free : strings.owned}</Text>}
      {!isOpen && (
        <>
          <Price amount={course.charge} size="large" />
          <Text size="small" tone="muted">
            {strings.included(course.lessons_count)}
          </Text>
        </>
      )}
      {!isOpen && isReachable(cashier) && (
        <LinkButton tone="action" size="large" isFullWidth href={cashier}>
          {strings.buy}
        </LinkButton>
      )}
      {!isOpen && course.is_vip_free && isReachable(paths.membership()) && (
        <>
          <LinkButton isFullWidth icon={<VipIcon size="small" />} href={paths.membership()}>
            {strings.memberFree}
          </LinkButton>
          <Text size="small" tone="muted">
            {strings.memberHint}
          </Text>
        </>
      )}
    </section>
  );
}
