import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { LockIcon } from '@shuyuan/ui/icons';
import { Heading } from '@shuyuan/ui/layout';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/detail/detail.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';
import { lessonState } from './outline.css.ts';

/** The lessons by chapter, numbered through. Those with a page of their own, articles and videos, lead to it. */
export function Outline({ detail: { course, chapters } }: { detail: CourseDetail }) {
  const order = chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const isSold = course.charge > 0 && !course.can_watch;
  return (
    <div className={styles.chapters}>
      {chapters.map((chapter) => (
        <div key={chapter.id ?? 0}>
          {chapter.title !== '' && (
            <div className={styles.chapterName}>
              <Heading level={3} size="lead" font="reading">
                {chapter.title}
              </Heading>
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ol role="list" className={styles.entries}>
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Lesson lesson={lesson} number={order.indexOf(lesson.id) + 1} isSold={isSold} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

interface LessonProps {
  lesson: CourseLesson;
  number: number;
  /** The course has to be bought: what is free in it is worth a word. */
  isSold: boolean;
}

function Lesson({ lesson, number, isSold }: LessonProps) {
  const strings = useStrings(detailStrings);
  const { article_id: article, video_id: video, can_watch: isOpen, duration, starts_at: startsAt } = lesson;
  const words = (
    <>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <span>{lesson.title}</span>
      <span className={lessonState}>
        <span>{strings.kinds[lesson.kind]}</span>
        {startsAt !== null && <time dateTime={startsAt}>{beginning(startsAt)}</time>}
        {duration > 0 && <span>{clockText(duration)}</span>}
        {isOpen && isSold && lesson.is_free && <span>{strings.trial}</span>}
        {!isOpen && (
          <span className={styles.mark}>
            <LockIcon size="small" />
            {strings.locked}
          </span>
        )}
      </span>
    </>
  );
  const href = article !== null ? paths.article(article) : video !== null ? paths.video(video) : null;
  return href === null ? (
    <div className={styles.plainEntry}>{words}</div>
  ) : (
    <Link to={href} className={styles.entry}>
      {words}
    </Link>
  );
}

/** Day and minute, in the reader's zone. */
const beginning = (instant: string) => formatDateTime(Date.parse(instant)).slice(0, -':00'.length);
