import type { NextLesson } from '@shuyuan/api-client';
import { lessonHref } from '../../paths/lesson-href.ts';

/** Returns the address of the lesson that a person resumes: in its course, with the lessons before and after it. */
export const nextLessonHref = ({ id, kind, resource_id, course }: NextLesson): string | null =>
  lessonHref({ id, kind, video: kind === 'video' ? resource_id : null, course: course.id });
