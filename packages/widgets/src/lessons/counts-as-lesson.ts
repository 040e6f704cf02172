import type { CourseLesson } from '@shuyuan/api-client';

/** Whether a lesson counts in the numbers of its course. Files and live lessons do not: nothing records who has studied them. */
export const countsAsLesson = ({ kind }: Pick<CourseLesson, 'kind'>): boolean =>
  kind !== 'attachment' && kind !== 'live';
