import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import type { Entitlement } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findLearnedCourse, type LearnedCourse, type LearnedLesson } from '../my-learning/learned-lessons.ts';
import { nextStudied } from '../study-records/next-studied.ts';
import { findWatchable } from '../videos/video-access.ts';
import { findCourseOf } from '../videos/videos.repo.ts';
import { listCoursesToGoOn, listUnfinishedArticles, listUnfinishedVideos } from './continue.repo.ts';

type Continue = AnswerOf<Contract['study']['continue']>;
type Lesson = NonNullable<Continue['lesson']>;

interface Person {
  userId: number;
  now: Date;
}

/** Something to go on with, and when it was left. */
interface Left<Of> {
  found: Of;
  at: Date;
}

/** Whole per cent from which free content was more than looked at. */
const fewestPercent = 30;

/** Whether content stands beside a course of theirs that is under way. */
const isMoreThanFree = (right: Entitlement) => right.reason !== 'free';

/** Content that is studied alone. */
interface Content extends Pick<Left<unknown>, 'at'> {
  right: Entitlement;
}

type Accepts = (right: Entitlement, percent: number) => boolean;

/** Returns what a user can continue with: owned content before content that was only opened. */
export async function findContinue(db: Database, person: Person): Promise<Continue> {
  const next = await findNextLesson(db, person);
  // While a course of theirs is under way, free content that was only looked at is not named, and none is named first.
  const isUnderWay = next?.found.isTheirs === true && next.found.lesson.action !== 'review';
  const accepts = (right: Entitlement, percent: number) =>
    right.isOpen && (!isUnderWay || isMoreThanFree(right) || percent >= fewestPercent);
  const [video, article] = await Promise.all([
    findLastVideo(db, person, accepts),
    findLastArticle(db, person, accepts),
  ]);
  const isFirst = (each: Content | null) => each && (!isUnderWay || isMoreThanFree(each.right));
  const left = [
    { kind: 'lesson' as const, at: next?.at },
    { kind: 'video' as const, at: isFirst(video) ? video?.at : undefined },
    { kind: 'article' as const, at: isFirst(article) ? article?.at : undefined },
  ];
  const latest = left.reduce<(typeof left)[number] | null>(
    (last, each) => (each.at && (!last?.at || each.at > last.at) ? each : last),
    null,
  );
  return {
    lesson: next?.found.lesson ?? null,
    video: video?.found ?? null,
    article: article?.found ?? null,
    latest: latest?.kind ?? null,
  };
}

/**
 * The next lesson of the course that was left last and has one left: first of courses that are theirs, then of others that they have
 * begun, then of a finished course.
 */
async function findNextLesson(
  db: Database,
  { userId, now }: Person,
): Promise<Left<{ lesson: Lesson; isTheirs: boolean }> | null> {
  const others: Left<{ lesson: Lesson; isTheirs: boolean }>[] = [];
  for (const { id, isOwned, at } of await listCoursesToGoOn(db, userId, now)) {
    const learned = await findLearnedCourse(db, id, userId, now);
    const lesson = learned && lessonOf(learned);
    if (!lesson) continue;
    // A course that is free, or open to members, is theirs once they have finished something of it.
    const isTheirs = isOwned || (learned.right.isOpen && lesson.learned_count > 0);
    const found = { found: { lesson, isTheirs }, at };
    if (isTheirs && lesson.action !== 'review') return found;
    others.push(found);
  }
  const isLeft = ({ found }: (typeof others)[number]) => found.lesson.action !== 'review';
  return others.find(isLeft) ?? others[0] ?? null;
}

/** Id of what a lesson shows: its video, article or paper, or itself. */
const shownBy = ({ id, videoId, articleId, paperId }: LearnedLesson) => videoId ?? articleId ?? paperId ?? id;

function lessonOf({ course, lessons }: LearnedCourse): Lesson | null {
  const counted = lessons
    .filter(({ isCounted }) => isCounted)
    .map((lesson) => ({ ...lesson, isDone: lesson.watchedAt !== null }));
  const found = nextStudied(counted);
  if (!found) return null;
  const { next: lesson, state: action } = found;
  return {
    course: { id: course.id, title: course.title, thumb: course.thumb },
    action,
    kind: lesson.kind,
    id: lesson.id,
    title: lesson.title,
    number: counted.indexOf(lesson) + 1,
    resource_id: shownBy(lesson),
    // What is gone through again begins at its beginning.
    position: lesson.isDone ? 0 : lesson.position,
    duration: lesson.kind === 'video' ? lesson.duration : 0,
    learned_count: counted.filter(({ isDone }) => isDone).length,
    lessons_count: counted.length,
  };
}

/** The video that was watched last and not to its end, of those that are accepted. */
async function findLastVideo(
  db: Database,
  { userId, now }: Person,
  accepts: Accepts,
): Promise<(Left<NonNullable<Continue['video']>> & Content) | null> {
  for (const { id, position, studiedAt } of await listUnfinishedVideos(db, userId)) {
    const watchable = await findWatchable(db, id, userId, now);
    if (!watchable) continue;
    const { right } = watchable;
    const { title, thumb, duration } = watchable.video;
    if (!accepts(right, (position * 100) / Math.max(1, duration))) continue;
    const course = await findCourseOf(db, id, now);
    const found = {
      id,
      title,
      thumb,
      position,
      duration,
      course: course ? { id: course.id, title: course.title } : null,
    };
    return { found, right, at: studiedAt };
  }
  return null;
}

/** The article that was read last and not to its end, of those that are accepted. */
async function findLastArticle(
  db: Database,
  { userId, now }: Person,
  accepts: Accepts,
): Promise<(Left<NonNullable<Continue['article']>> & Content) | null> {
  for (const { studiedAt, ...found } of await listUnfinishedArticles(db, userId)) {
    const goods = await findArticleGoods(db, found.id, now);
    if (!goods) continue;
    const right = await findEntitlement(db, { type: 'article', id: found.id, ...goods }, userId, now);
    if (accepts(right, found.place)) return { found, right, at: studiedAt };
  }
  return null;
}
