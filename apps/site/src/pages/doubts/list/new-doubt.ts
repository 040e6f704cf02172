import type { NewDoubt } from '@shuyuan/api-client/community';
import type { WrittenPost } from '@shuyuan/widgets/community';

/** Who may read a doubt, as the editor's categories. */
export const everybody = 1;
export const teachersOnly = 2;

/** A lesson, in a course where that is known, as a whole without a second; or a question of an exam or a practice. */
export type AskedAbout =
  { video: number; course: number | undefined; second: number | undefined } | { question: number };

/** What is sent of a doubt that was written in the editor. */
export const newDoubt = (
  about: AskedAbout,
  {
    clientId,
    title,
    content,
    categoryId,
    tagIds,
  }: Pick<WrittenPost, 'clientId' | 'title' | 'content' | 'categoryId' | 'tagIds'>,
): NewDoubt => ({
  client_id: clientId,
  title,
  content,
  ...(tagIds && { tag_ids: tagIds }),
  is_public: categoryId === everybody,
  ...('question' in about
    ? { question_id: about.question }
    : { video_id: about.video, course_id: about.course ?? null, second: about.second ?? null }),
});
