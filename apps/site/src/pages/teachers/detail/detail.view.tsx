import { busyFor, type TeacherDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { MediaCard } from '@shuyuan/ui/card';
import { ErrorState } from '@shuyuan/ui/error-state';
import { CountText } from '@shuyuan/ui/count-text';
import { Grid, Heading, Page, Section, Text } from '@shuyuan/ui/layout';
import { Rating } from '@shuyuan/ui/rating';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as bookStyles from '../../anthologies/list/list.css.ts';
import { ArticleFacts } from '../../articles/article-facts.tsx';
import * as pageStyles from '../../archetypes/page.css.ts';
import { CourseItem } from '../../courses/course-item.tsx';
import * as factStyles from '../list/list.css.ts';
import { Combos, Videos } from './taught.tsx';
import { TeacherFacts } from '../teacher-facts.tsx';
import { teacherWords } from '../teacher-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

/** A picture of a teacher's page. */
export function DetailView({ teacher }: { teacher: Resource<TeacherDetail> }) {
  const strings = useStrings(detailStrings);
  return (
    <div className={pageStyles.page}>
      <Page>
        {teacher.status === 'ready' && <Shown detail={teacher.data} />}
        {teacher.status === 'failed' && (
          <ErrorState
            title={strings.failed}
            description={strings.failedHint}
            retryAfter={busyFor(teacher.error)}
            onRetry={teacher.retry}
          />
        )}
        {teacher.status === 'loading' && <DetailSkeleton />}
      </Page>
    </div>
  );
}

function Shown({ detail }: { detail: TeacherDetail }) {
  const words = useStrings(teacherWords);
  const strings = useStrings(detailStrings);
  const { teacher } = detail;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: words.home, href: paths.home() },
          { label: words.teachers, href: paths.teachers() },
          { label: teacher.name },
        ]}
      />
      <header className={styles.head}>
        <Avatar name={teacher.name} src={teacher.avatar} size="large" />
        <div className={styles.words}>
          <Heading level={1} font="reading" size="display">
            {teacher.name}
          </Heading>
          {teacher.title !== '' && <Text tone="muted">{teacher.title}</Text>}
          <Text size="reading">{teacher.short_description || words.noWords}</Text>
          <div className={factStyles.facts}>
            <TeacherFacts teacher={teacher} />
            {teacher.learners_count > 0 && (
              <span>
                <CountText value={teacher.learners_count} /> {strings.learners}
              </span>
            )}
            {teacher.reviews_count > 0 && (
              <Rating value={teacher.rating} count={teacher.reviews_count} size="small" />
            )}
          </div>
        </div>
      </header>
      <div className={styles.sections}>
        <Courses detail={detail} />
        <Combos combos={detail.combos} />
        <Videos videos={detail.videos} />
        <Articles detail={detail} />
      </div>
    </>
  );
}

function Courses({ detail: { teacher, courses } }: { detail: TeacherDetail }) {
  const strings = useStrings(detailStrings);
  if (courses.length === 0) return null;
  const all = teacher.courses_count;
  return (
    <Section title={strings.courses} font="reading">
      {all > courses.length && <Text tone="muted">{strings.newestCourses(courses.length, all)}</Text>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={bookStyles.books}>
        {courses.map((course, index) => (
          <CourseItem key={course.id} course={course} isPriority={index < 4} level={3} saysTeacher={false} />
        ))}
      </ol>
    </Section>
  );
}

function Articles({ detail: { teacher, articles } }: { detail: TeacherDetail }) {
  const strings = useStrings(detailStrings);
  if (articles.length === 0) return null;
  const all = teacher.articles_count;
  return (
    <Section title={strings.articles} font="reading">
      {all > articles.length && <Text tone="muted">{strings.newestArticles(articles.length, all)}</Text>}
      <Grid as="ol" columns={4} label={strings.articles}>
        {articles.map((article) => (
          <li key={article.id}>
            <MediaCard
              title={article.title}
              text={article.short_description}
              href={paths.article(article.id)}
              src={article.thumb}
              meta={<ArticleFacts article={article} facts={['category', 'date', 'minutes']} />}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function DetailSkeleton() {
  return (
    <Skeleton>
      <SkeletonText size="base" width="quarter" />
      <div className={styles.head}>
        <div className={styles.face}>
          <SkeletonBlock height={72} />
        </div>
        <div className={styles.words}>
          <SkeletonText size="display" width="half" />
          <SkeletonText size="reading" width="most" />
        </div>
      </div>
      <div className={styles.sections}>
        <div className={bookStyles.books}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={bookStyles.book}>
              <SkeletonBlock ratio="4:3" />
              <SkeletonText size="lead" width="most" />
              <SkeletonText size="base" lines={2} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
