import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { LockIcon } from '@shuyuan/ui/icons';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { ChapterList } from '../../archetypes/chapter-list.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';

/** The lessons by chapter, numbered through. Those with a page of their own, articles and videos, lead to it. */
export function Outline({ detail: { course, chapters } }: { detail: CourseDetail }) {
  const isSold = course.charge > 0 && !course.can_watch;
  return (
    <ChapterList chapters={chapters.map(({ lessons, ...chapter }) => ({ ...chapter, entries: lessons }))}>
      {(lesson, number) => <Lesson lesson={lesson} number={number} isSold={isSold} />}
    </ChapterList>
  );
}

interface LessonProps {
  lesson: CourseLesson;
  number: ReactNode;
  /** The course has to be bought: what is free in it is worth a word. */
  isSold: boolean;
}

function Lesson({ lesson, number, isSold }: LessonProps) {
  const strings = useStrings(detailStrings);
  const { article_id: article, video_id: video, can_watch: isOpen, duration, starts_at: startsAt } = lesson;
  const words = (
    <>
      {number}
      <span>{lesson.title}</span>
      <span className={styles.lessonState}>
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
