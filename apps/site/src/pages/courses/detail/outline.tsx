import type { CourseChapter, CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { CheckIcon, LockIcon, PlayIcon } from '@shuyuan/ui/icons';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { DownloadButton } from '@shuyuan/widgets/reading';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { ChapterList } from '../../archetypes/chapter-list.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';
import { useLessonPath } from './lesson-path.ts';
import { useIsPreview } from './preview-context.ts';

/** So few lessons are seen at once. */
const few = 8;

/** The lessons by chapter, numbered through. Those with a page of their own lead to it; a file is downloaded where it stands. */
export function Outline({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const { course, chapters, next, trials } = detail;
  const isSold = course.charge > 0 && !course.can_watch;
  const pathOf = useLessonPath(course);
  const isNeeded = ({ lessons }: CourseChapter) =>
    lessons.some(({ id }) => (isSold ? trials.includes(id) : id === next?.lesson_id));
  const isWhole = course.lessons_count <= few || !chapters.some(isNeeded);
  return (
    <ChapterList
      chapters={chapters.map((chapter) => ({
        ...chapter,
        entries: chapter.lessons,
        size: strings.chapterSize(chapter.lessons.length, minutesOf(chapter)),
        isOpen: isWhole || isNeeded(chapter),
      }))}
    >
      {(lesson, number) => (
        <Lesson
          course={course.id}
          lesson={lesson}
          number={number}
          href={pathOf(lesson)}
          isTrial={isSold && (lesson.is_free || lesson.free_seconds > 0)}
        />
      )}
    </ChapterList>
  );
}

const minutesOf = ({ lessons }: CourseChapter) =>
  Math.round(lessons.reduce((sum, { duration }) => sum + duration, 0) / 60);

interface LessonProps {
  course: number;
  lesson: CourseLesson;
  number: ReactNode;
  /** Null for what has no page. */
  href: string | null;
  /** Open to everybody, in a course that has to be bought. */
  isTrial: boolean;
}

function Lesson({ course, lesson, number, href, isTrial }: LessonProps) {
  const { client } = useSite();
  const isPreview = useIsPreview();
  const strings = useStrings(detailStrings);
  const { can_watch: isOpen, duration, starts_at: startsAt, live_url: live } = lesson;
  const words = (
    <>
      {number}
      <span>{lesson.title}</span>
      <span className={styles.lessonState}>
        <span>{strings.kinds[lesson.kind]}</span>
        {startsAt !== null && <time dateTime={startsAt}>{beginning(startsAt)}</time>}
        {isTrial && (
          <span className={styles.done}>
            <PlayIcon size="small" />
            {lesson.is_free ? strings.trial : strings.trialSeconds(clockText(lesson.free_seconds))}
          </span>
        )}
        {lesson.is_studied && (
          <span className={styles.done}>
            <CheckIcon size="small" />
            {strings.studied}
          </span>
        )}
        {duration > 0 && <span>{clockText(duration)}</span>}
        {!isOpen && (
          <span className={styles.mark}>
            <LockIcon size="small" />
            {strings.locked}
          </span>
        )}
        {isOpen && !isPreview && live !== '' && (
          <a href={live} target="_blank" rel="noopener noreferrer">
            {strings.toLive}
          </a>
        )}
        {isOpen && !isPreview && lesson.has_file && (
          <DownloadButton courses={client.courses} file={{ course, lesson: lesson.id }} name={lesson.title} />
        )}
      </span>
    </>
  );
  return href === null ? (
    <div className={isTrial ? styles.openPlainEntry : styles.plainEntry}>{words}</div>
  ) : (
    <Link to={href} className={isTrial ? styles.openEntry : styles.entry}>
      {words}
    </Link>
  );
}

/** Day and minute, in the reader's zone. */
const beginning = (instant: string) => formatDateTime(Date.parse(instant)).slice(0, -':00'.length);
