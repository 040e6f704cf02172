import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findLearnedCourse, type LearnedCourse } from '../my-learning/learned-lessons.ts';
import { nextStudied } from '../study-records/next-studied.ts';
import { findWatchable } from '../videos/video-access.ts';
import { findCourseOf } from '../videos/videos.repo.ts';
import { listCoursesToGoOn, listUnfinishedArticles, listUnfinishedVideos } from './continue.repo.ts';

type Continue = AnswerOf<Contract['study']['continue']>;

interface Person {
  userId: number;
  now: Date;
}

/** The next lesson of the course studied last that has one left; of a finished course where all are finished. */
export async function findNextLesson(db: Database, { userId, now }: Person): Promise<Continue['lesson']> {
  let toReview: Continue['lesson'] = null;
  for (const id of await listCoursesToGoOn(db, userId, now)) {
    const found = await findLearnedCourse(db, id, userId, now);
    const lesson = found && lessonOf(found);
    if (lesson && lesson.action !== 'review') return lesson;
    toReview ??= lesson ?? null;
  }
  return toReview;
}

function lessonOf({ course, lessons }: LearnedCourse): Continue['lesson'] {
  // Nobody knows who has studied a file or a live lesson.
  const counted = lessons.flatMap((lesson) => {
    const resourceId = lesson.videoId ?? lesson.articleId;
    return resourceId === null ? [] : [{ ...lesson, resourceId, isDone: lesson.watchedAt !== null }];
  });
  const found = nextStudied(counted);
  if (!found) return null;
  const { next: lesson, state: action } = found;
  return {
    course: { id: course.id, title: course.title, thumb: course.thumb },
    action,
    kind: lesson.articleId === null ? 'video' : 'article',
    id: lesson.id,
    title: lesson.title,
    number: counted.indexOf(lesson) + 1,
    resource_id: lesson.resourceId,
    // What is gone through again begins at its beginning.
    position: lesson.isDone ? 0 : lesson.position,
    duration: lesson.articleId === null ? lesson.duration : 0,
    learned_count: counted.filter(({ isDone }) => isDone).length,
    lessons_count: counted.length,
  };
}

/** The video that was watched last and not to its end, of those that open. */
export async function findLastVideo(db: Database, { userId, now }: Person): Promise<Continue['video']> {
  for (const { id, position } of await listUnfinishedVideos(db, userId)) {
    const found = await findWatchable(db, id, userId, now);
    if (!found?.right.isOpen) continue;
    const course = await findCourseOf(db, id, now);
    const { title, thumb, duration } = found.video;
    return {
      id,
      title,
      thumb,
      position,
      duration,
      course: course ? { id: course.id, title: course.title } : null,
    };
  }
  return null;
}

/** The article that was read last and not to its end, likewise. */
export async function findLastArticle(db: Database, { userId, now }: Person): Promise<Continue['article']> {
  for (const article of await listUnfinishedArticles(db, userId)) {
    const goods = await findArticleGoods(db, article.id, now);
    if (!goods) continue;
    const { isOpen } = await findEntitlement(db, { type: 'article', id: article.id, ...goods }, userId, now);
    if (isOpen) return article;
  }
  return null;
}
