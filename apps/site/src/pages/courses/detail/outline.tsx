import type { CourseChapter, CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { CheckIcon, LockIcon, PlayIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { countsAsLesson, lessonWords } from '@shuyuan/widgets/lessons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStrings } from '../../../stores/site-context.tsx';
import { ChapterList } from '../../archetypes/chapter-list.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';
import { useLessonPath } from './lesson-path.ts';

/** So few lessons are seen at once. */
const few = 8;

/** The lessons by chapter, numbered through. Each leads to its classroom, except a video lesson without a video. */
export function Outline({ detail }: { detail: CourseDetail }) {
  const strings = useStrings(detailStrings);
  const { course, chapters, next, trials } = detail;
  const isSold = course.charge > 0 && !course.can_watch;
  const words = useStrings(lessonWords);
  const pathOf = useLessonPath(course);
  const countsAll = chapters.every(({ lessons }) => lessons.every(countsAsLesson));
  const isNeeded = ({ lessons }: CourseChapter) =>
    lessons.some(({ id }) => (isSold ? trials.includes(id) : id === next?.lesson_id));
  const isWhole = course.lessons_count <= few || !chapters.some(isNeeded);
  return (
    <>
      {!countsAll && (
        <Text size="small" tone="muted">
          {words.uncounted}
        </Text>
      )}
      <ChapterList
        chapters={chapters.map((chapter) => ({
          ...chapter,
          entries: chapter.lessons,
          size: strings.chapterSize(chapter.lessons.filter(countsAsLesson).length, minutesOf(chapter)),
          isOpen: isWhole || isNeeded(chapter),
        }))}
      >
        {(lesson, number) => (
          <Lesson
            lesson={lesson}
            number={number}
            href={pathOf(lesson)}
            isTrial={isSold && (lesson.is_free || lesson.free_seconds > 0)}
          />
        )}
      </ChapterList>
    </>
  );
}

const minutesOf = ({ lessons }: CourseChapter) =>
  Math.round(lessons.reduce((sum, { duration }) => sum + duration, 0) / 60);

interface LessonProps {
  lesson: CourseLesson;
  number: ReactNode;
  /** Null for what has no page. */
  href: string | null;
  /** Open to everybody, in a course that has to be bought. */
  isTrial: boolean;
}

function Lesson({ lesson, number, href, isTrial }: LessonProps) {
  const strings = useStrings(detailStrings);
  const words = useStrings(lessonWords);
  const { can_watch: isOpen, duration, starts_at: startsAt } = lesson;
  const shown = (
    <>
      {number}
      <span>{lesson.title}</span>
      <span className={styles.lessonState}>
        <span>{words.kinds[lesson.kind]}</span>
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
      </span>
    </>
  );
  return href === null ? (
    <div className={isTrial ? styles.openPlainEntry : styles.plainEntry}>{shown}</div>
  ) : (
    <Link to={href} className={isTrial ? styles.openEntry : styles.entry}>
      {shown}
    </Link>
  );
}

/** Day and minute, in the reader's zone. */
const beginning = (instant: string) => formatDateTime(Date.parse(instant)).slice(0, -':00'.length);
