import { createReviewsApi, type CourseDetail } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Section, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { Reviews } from '@shuyuan/widgets/reviews';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailLayout, DetailSkeleton } from '../../archetypes/detail-layout.tsx';
import { TagLinks } from '../../tags/tag-links.tsx';
import { Offer, OfferBox } from '../../things/offer.tsx';
import { TaughtHead } from '../../things/taught-head.tsx';
import { CourseFacts } from '../course-facts.tsx';
import { courseWords } from '../course-words.strings.ts';
import { detailStrings } from './detail.strings.ts';
import { Outline } from './outline.tsx';

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
  const strings = useStrings(detailStrings);
  const words = useStrings(courseWords);
  const { course, chapters } = detail;
  const { client } = useSite();
  const reviews = useMemo(() => createReviewsApi(client.http), [client]);
  return (
    <DetailLayout
      way={[
        { label: words.home, href: paths.home() },
        { label: words.courses, href: paths.courses() },
        { label: course.title },
      ]}
      head={<Head course={course} />}
      side={<CourseOffer course={course} />}
    >
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
    </DetailLayout>
  );
}

function Head({ course }: Pick<CourseDetail, 'course'>) {
  const strings = useStrings(detailStrings);
  return (
    <TaughtHead
      type="course"
      thing={course}
      aboutTeacher={course.teacher?.short_description ?? ''}
      // What it costs stands in the box that sells it.
      facts={<CourseFacts course={course} saysPrice={false} />}
      bought={strings.bought}
    >
      <TagLinks tags={course.tags} />
    </TaughtHead>
  );
}

function CourseOffer({ course }: Pick<CourseDetail, 'course'>) {
  const strings = useStrings(detailStrings);
  if (course.can_watch)
    return (
      <OfferBox title={strings.buyTitle}>
        <Text>{course.charge === 0 ? strings.free : strings.owned}</Text>
      </OfferBox>
    );
  return (
    <Offer
      goods={{ goods_type: 'course', goods_id: course.id }}
      price={{ amount: course.charge }}
      isForMembers={course.is_vip_free}
      included={strings.included(course.lessons_count)}
      words={strings}
    />
  );
}
