import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { paths } from '../../../paths/paths.ts';
import { useReachable } from '../../../stores/site-context.tsx';
import { useIsPreview } from './preview-context.ts';

type Leading = Pick<CourseLesson, 'article_id' | 'video_id'>;

/**
 * Where a lesson leads: an article to its page; a video to the classroom of the course for who has that, and to its own page, which
 * asks nobody to sign in, for who tries it. Null for what has no page, and for all of a preview.
 */
export function useLessonPath({ id, can_watch: isOpen }: CourseDetail['course']) {
  const isReachable = useReachable();
  const isPreview = useIsPreview();
  return ({ article_id: article, video_id: video }: Leading): string | null => {
    if (isPreview) return null;
    if (article !== null) return paths.article(article);
    if (video === null) return null;
    const classroom = paths.play({ id: video, course: id });
    return isOpen && isReachable(classroom) ? classroom : paths.video(video);
  };
}
