import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import type { RoomOutline } from '../room/room-entries.ts';
import type { roomStrings } from '../room/room.strings.ts';

type Words = (typeof roomStrings)['zh-CN'];

/** The lessons of a course as its classroom lists them. */
export function courseOutline(
  { course, chapters }: CourseDetail,
  current: number,
  words: Words,
): RoomOutline {
  const hrefOf = ({ article_id: article, video_id: video }: CourseLesson) => {
    if (video !== null) return paths.play({ id: video, course: course.id });
    return article === null ? null : paths.article(article);
  };
  return {
    title: course.title,
    href: paths.course(course.id),
    chapters: chapters.map(({ id, title, lessons }) => ({
      id,
      title: title === '' && chapters.length > 1 ? words.chapterless : title,
      entries: lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        kind: words.kinds[lesson.kind],
        href: hrefOf(lesson),
        duration: lesson.duration,
        isOpen: lesson.can_watch,
        isStudied: lesson.is_studied,
        isCurrent: lesson.video_id === current,
        isPlayed: lesson.video_id !== null,
      })),
    })),
  };
}
