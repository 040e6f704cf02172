import type { Client, CombosApi, GoodsRef } from '@shuyuan/api-client';
import { isApiError } from '@shuyuan/api-client';
import { lessonHref } from '../../paths/lesson-href.ts';
import { paths } from '../../paths/paths.ts';

/** Calls that know what comes next. */
export interface StartClient {
  courses: Pick<Client['courses'], 'detail'>;
  combos: Pick<CombosApi, 'detail'>;
}

/**
 * Returns where the buyer of something begins: at the lesson of a course or column that comes next, else `fallback`, the page of what was
 * bought. A call that fails leads there too.
 */
export async function findStart(
  client: StartClient,
  { goods_type: type, goods_id: id }: GoodsRef,
  fallback: string,
): Promise<string> {
  try {
    if (type === 'course') {
      const { next } = await client.courses.detail(id);
      const lesson = next && { id: next.lesson_id, kind: next.kind, video: next.video_id, course: id };
      return (lesson && lessonHref(lesson)) ?? fallback;
    }
    if (type === 'combo') {
      const { next } = await client.combos.detail(id);
      if (next?.type === 'video') return paths.playCombo({ id, video: next.resource_id });
      if (next?.type === 'article') return paths.article(next.resource_id);
      // A course within a column goes on at its own next lesson.
      if (next)
        return findStart(
          client,
          { goods_type: 'course', goods_id: next.resource_id },
          paths.course(next.resource_id),
        );
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return fallback;
}
