import type { Contract } from '@shuyuan/api-client/contract';
import { Problem } from '../../errors/problem.ts';
import type { Fields } from '../../resources/resource.ts';
import { courseStrings as strings } from './courses.strings.ts';

/** A lesson as the console writes it. */
export type WrittenLesson = Fields<Contract['manageCourses']>['contents'][number]['lessons'][number];

/** Refusal of what was written as the contents of a course. */
export const contentsProblem = (message: string) => new Problem(1, message, { field: 'contents' });

/** Whether a kind of lessons refers to a paper. */
const isPaperLesson = (kind: WrittenLesson['kind']): boolean => kind === 'exam' || kind === 'homework';

/** Refuses a lesson that has what belongs to another kind. */
export function requireWhole(lesson: WrittenLesson): void {
  const { kind, video_id, article_id, paper_id, media_id, starts_at, live_url, render_content } = lesson;
  if ((kind === 'article') !== (article_id !== null)) throw contentsProblem(strings.articleOfLesson);
  if (kind !== 'video' && video_id !== null) throw contentsProblem(strings.videoOfLesson);
  if (kind !== 'attachment' && media_id !== null) throw contentsProblem(strings.fileOfLesson);
  if (kind !== 'text' && render_content !== '') throw contentsProblem(strings.textOfLesson);
  if (!isPaperLesson(kind) && paper_id !== null) throw contentsProblem(strings.paperOfLesson);
  if (kind !== 'live' && live_url !== '') throw contentsProblem(strings.addressOfLesson);
  if ((kind === 'live') !== (starts_at !== null)) throw contentsProblem(strings.startOfLesson);
  if (kind === 'article' && lesson.is_free) throw contentsProblem(strings.freeArticle);
}

/** Refuses a lesson, an article or a paper that the course would have twice. */
export function requireOnce(lessons: readonly WrittenLesson[]): void {
  const isTwice = (ids: readonly number[]) => new Set(ids).size < ids.length;
  if (isTwice(lessons.flatMap((lesson) => lesson.article_id ?? [])))
    throw contentsProblem(strings.articleTwice);
  if (isTwice(lessons.flatMap((lesson) => lesson.paper_id ?? []))) throw contentsProblem(strings.paperTwice);
  if (isTwice(lessons.flatMap((lesson) => lesson.id ?? []))) throw contentsProblem(strings.lessonTwice);
}
