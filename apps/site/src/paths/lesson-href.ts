import type { CourseLesson } from '@shuyuan/api-client';
import { paths } from './paths.ts';

/** Facts of a lesson that decide its address. */
export interface LessonRef {
  id: number;
  kind: CourseLesson['kind'];
  /** The video that it plays; null for the other kinds, and while none was chosen. */
  video: number | null;
  course: number;
}

/**
 * Returns the address of a lesson in its classroom. With `isPublic`, that of the page that asks nobody to sign in. Null for a video lesson
 * without a video.
 */
export function lessonHref({ id, kind, video, course }: LessonRef, isPublic = false): string | null {
  if (kind !== 'video') return isPublic ? paths.freeLesson({ lesson: id }) : paths.lesson({ lesson: id });
  if (video === null) return null;
  return isPublic ? paths.video(video) : paths.play({ id: video, course });
}
