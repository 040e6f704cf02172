import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';

/** The next video of a course, after the one that is shown, of which everybody may watch something; undefined where there is none. */
export function findNextTrial({ chapters }: Pick<CourseDetail, 'chapters'>, videoId: number) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const here = lessons.findIndex((lesson) => lesson.video_id === videoId);
  return lessons.slice(here + 1).find(isTrial);
}

const isTrial = (lesson: CourseLesson): lesson is CourseLesson & { video_id: number } =>
  lesson.video_id !== null && (lesson.is_free || lesson.free_seconds > 0);
