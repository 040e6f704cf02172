import type { CourseDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Heading, Text } from '@shuyuan/ui/layout';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { TagLinks } from '../../tags/tag-links.tsx';
import { ThingActions } from '../../things/thing-actions.tsx';
import { courseWords } from '../course-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { Figures } from './figures.tsx';
import { findTrial } from './find-first.ts';
import { nextAsLesson, useLessonPath } from './lesson-path.ts';
import { useIsPreview } from './preview-context.ts';

/** What a course is, who teaches it, and the first lesson that is open to its reader. */
export function Head({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(courseWords);
  const isPreview = useIsPreview();
  const { course } = detail;
  const { teacher, profession } = course;
  return (
    <div className={styles.band}>
      <Breadcrumbs
        items={[
          { label: words.home, href: paths.home() },
          { label: words.courses, href: paths.courses() },
          { label: course.title },
        ]}
      />
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1} font="reading" size="display">
            {course.title}
          </Heading>
          <Text size="reading">{course.short_description}</Text>
          {course.published_at === null && (
            // Who neither bought it nor was handed it sees it for being its teacher.
            <Badge tone="caution">{course.is_buy ? strings.hidden : strings.hiddenOwn}</Badge>
          )}
          {teacher && (
            <div className={styles.teacher}>
              <Avatar name={teacher.name} src={teacher.avatar} />
              <div>
                <Link to={paths.teacher(teacher.id)} className={styles.teacherName}>
                  {teacher.name}
                </Link>
                <div className={styles.note}>{teacher.title}</div>
              </div>
            </div>
          )}
          <Figures course={course} />
          <div className={styles.marks}>
            {course.is_recommended && <Badge tone="action">{strings.recommended}</Badge>}
            <Badge>{words.levels[course.level]}</Badge>
            {profession && (
              <Link to={paths.courses({ profession: profession.id })} className={styles.teacherName}>
                {strings.forProfession(profession.name)}
              </Link>
            )}
          </div>
          <TagLinks tags={course.tags} />
          {!isPreview && (
            <div className={styles.marks}>
              <ThingActions thing={{ type: 'course', id: course.id }} marks={course} title={course.title} />
            </div>
          )}
        </div>
        <Cover detail={detail} />
      </header>
    </div>
  );
}

function Cover({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const { course, next } = detail;
  const pathOf = useLessonPath(course);
  const trial = findTrial(detail);
  const lesson = course.can_watch ? next && nextAsLesson(next) : trial;
  const href = lesson ? pathOf(lesson) : null;
  const title = course.can_watch && next ? strings.go[next.state] : strings.tryFirst(trial?.title ?? '');
  const hint = course.can_watch && next ? next.title : strings.tryFirstHint;
  return (
    <div className={styles.cover}>
      <Image src={course.thumb} alt="" ratio="4:3" isPriority />
      {href !== null && (
        <Link to={href} className={styles.first}>
          <span className={styles.firstIcon}>
            <PlayIcon />
          </span>
          <span className={styles.firstWords}>
            <span className={styles.firstTitle}>{title}</span>
            <span className={styles.note}>{hint}</span>
          </span>
        </Link>
      )}
    </div>
  );
}
