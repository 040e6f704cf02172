import type { CourseDetail } from '@shuyuan/api-client';
import { countsAsLesson, type LessonWords } from '@shuyuan/widgets/lessons';
import { lessonHref } from '../../../paths/lesson-href.ts';
import { paths } from '../../../paths/paths.ts';
import type { RoomOutline } from '../room/room-entries.ts';
import type { roomStrings } from '../room/room.strings.ts';

interface OutlineOptions {
  /** Id of the lesson that is shown, or of its video. */
  current: { lesson: number } | { video: number };
  words: (typeof roomStrings)['zh-CN'];
  lessonWords: LessonWords;
  /** Whether the classroom is the one for visitors. @default false */
  isPublic?: boolean;
}

/** Returns the lessons of a course as its classroom lists them. The number of lessons and the per cent are those of the server. */
export function courseOutline(
  { course, chapters }: CourseDetail,
  { current, words, lessonWords, isPublic = false }: OutlineOptions,
): RoomOutline {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const done = lessons.filter((lesson) => countsAsLesson(lesson) && lesson.is_studied).length;
  return {
    title: course.title,
    href: paths.course(course.id),
    done: {
      text: lessonWords.done(done, course.lessons_count),
      percent: course.progress,
      note: lessons.every(countsAsLesson) ? '' : lessonWords.uncounted,
    },
    chapters: chapters.map(({ id, title, lessons: listed }) => ({
      id,
      title: title === '' && chapters.length > 1 ? words.chapterless : title,
      entries: listed.map((lesson) => {
        const { kind, video_id: video } = lesson;
        const href = lessonHref({ id: lesson.id, kind, video, course: course.id }, isPublic);
        return {
          id: lesson.id,
          title: lesson.title,
          kind: kind === 'video' ? '' : lessonWords.kinds[kind],
          href,
          duration: lesson.duration,
          isOpen: lesson.can_watch,
          isStudied: lesson.is_studied,
          isCurrent: 'lesson' in current ? lesson.id === current.lesson : video === current.video,
          isPlayed: href !== null,
        };
      }),
    })),
  };
}
