import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';

const lessonsOf = ({ chapters }: CourseDetail): CourseLesson[] => chapters.flatMap(({ lessons }) => lessons);

/** The first lesson that who does not have the course may try, if it can be opened. */
export function findTrial(detail: CourseDetail): CourseLesson | undefined {
  if (detail.course.can_watch) return undefined;
  const isThere = ({ kind, video_id: video }: CourseLesson) => kind !== 'video' || video !== null;
  return lessonsOf(detail).find((lesson) => detail.trials.includes(lesson.id) && isThere(lesson));
}
