import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { lessonHref } from '../../../paths/lesson-href.ts';
import { useReachable, useSession } from '../../../stores/site-context.tsx';
import { useIsPreview } from './preview-context.ts';

type Leading = Pick<CourseLesson, 'id' | 'kind' | 'video_id'>;

/** The lesson that a course is resumed with, as `useLessonPath` takes it. */
export const nextAsLesson = ({
  lesson_id: id,
  kind,
  video_id,
}: NonNullable<CourseDetail['next']>): Leading => ({
  id,
  kind,
  video_id,
});

/**
 * Returns the address of a lesson of a course: in the classroom for who has the course, else on the page that asks nobody to sign in. Null
 * for a video lesson without a video, and for all lessons of a preview.
 */
export function useLessonPath({ id: course, can_watch: isOpen }: CourseDetail['course']) {
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  const isVisitor = useSession(({ user }) => user === null);
  return ({ id, kind, video_id: video }: Leading): string | null => {
    if (isPreview) return null;
    const lesson = { id, kind, video, course };
    const classroom = lessonHref(lesson);
    // Videos of a free course ask for a sign-in: what is watched is recorded.
    const isPublic = !isOpen || (isVisitor && kind !== 'video');
    return classroom !== null && !isPublic && isReachable(classroom) ? classroom : lessonHref(lesson, true);
  };
}
