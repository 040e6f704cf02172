import { and, eq, isNull, lte, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  articles,
  courseLessons,
  lessonRecords,
  paperAttempts,
  papers,
  studyRecords,
  videoProgress,
  videos,
} from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { isWithheld } from '../question-access/withheld-attempts.ts';

const { id, courseId, kind, articleId, videoId, paperId, content } = courseLessons;

/** Whether a row of `papers` can be taken. */
export const isPaperPublished = (now: Date | SQL): SQL | undefined =>
  and(lte(papers.publishedAt, now), isNull(papers.deletedAt));

/**
 * Whether a lesson counts: everybody who has the course can finish it. Files and live lessons never count, since nothing records who has
 * studied them. Needs `articles`, `videos` and `papers` joined.
 */
export const isCounted = (now: Date): SQL<boolean> => sql<boolean>`coalesce(case ${kind}
  when 'video' then ${videos.duration} > 0
  when 'text' then ${ne(content, '')}
  when 'article' then ${isArticlePublished(now)}
  when 'exam' then ${isPaperPublished(now)}
  when 'homework' then ${isPaperPublished(now)}
  else false end, false)`;

const sources = sql`left join ${articles} on ${eq(articles.id, articleId)}
  left join ${videos} on ${eq(videos.id, videoId)}
  left join ${papers} on ${eq(papers.id, paperId)}`;

/** Number of lessons that count in the course of this id. */
export const lessonsCountOf = (course: SQLWrapper, now: Date): SQL => sql`(
  select count(*) from ${courseLessons} ${sources} where ${courseId} = ${course} and ${isCounted(now)})`;

interface Studying {
  /** Id of the user, or a column that holds it. */
  user: number | SQLWrapper;
  now: Date;
  /** Selects the lessons. */
  isMeant: SQL | undefined;
}

/** Attempts of a user at the paper of a lesson: when they passed first, handed in first and were at it last. */
const attemptsOf = (user: Studying['user']) => sql`
  select min(${paperAttempts.submittedAt}) filter (
      where ${paperAttempts.status} = 2 and ${paperAttempts.score} >= ${papers.passScore} and not ${isWithheld}) as passed_at,
    min(${paperAttempts.submittedAt}) as submitted_at, min(${paperAttempts.startedAt}) as begun_at,
    max(greatest(${paperAttempts.startedAt}, ${paperAttempts.submittedAt})) as studied_at
  from ${paperAttempts} where ${paperAttempts.paperId} = ${paperId} and ${paperAttempts.userId} = ${user}`;

/** When a user finished a lesson for the first time: watched or read to its end, the test passed once, the homework handed in once. */
const finishedAt = sql`case ${kind}
  when 'video' then ${videoProgress.watchedAt}
  when 'article' then case when ${studyRecords.progress} = 100 then ${studyRecords.studiedAt} end
  when 'text' then ${lessonRecords.finishedAt}
  when 'exam' then attempts.passed_at
  when 'homework' then attempts.submitted_at end`;

/**
 * Query of what a user has studied of lessons: the only place that decides when a lesson counts and when it is finished. A row for each
 * lesson, begun or not: `id`, `course_id`, `is_counted`, `done_at` (null for lessons that do not count), `studied_at`, `begun_at`,
 * `position` (seconds of a video, whole per cent of a text), `watch_seconds` and `progress` in whole per cent.
 */
export const studiedLessons = ({ user, now, isMeant }: Studying): SQL => sql`
  select ${id} as id, ${courseId} as course_id, ${isCounted(now)} as is_counted,
    case when ${isCounted(now)} then ${finishedAt} end as done_at,
    coalesce(${videoProgress.studiedAt}, ${studyRecords.studiedAt}, ${lessonRecords.studiedAt}, attempts.studied_at) as studied_at,
    coalesce(${videoProgress.createdAt}, ${studyRecords.createdAt}, ${lessonRecords.createdAt}, attempts.begun_at) as begun_at,
    coalesce(${videoProgress.position}, ${studyRecords.place}, ${lessonRecords.place}, 0) as position,
    coalesce(${videoProgress.watchSeconds}, 0) as watch_seconds,
    (case when ${finishedAt} is not null then 100
      when ${videoProgress.userId} is not null
        then least(99, floor(${videoProgress.watchSeconds} * 100 / greatest(1, ${videos.duration})))
      else coalesce(${studyRecords.progress}, ${lessonRecords.progress}, 0) end)::int as progress
  from ${courseLessons} ${sources}
  left join ${videoProgress} on ${eq(videoProgress.videoId, videoId)} and ${videoProgress.userId} = ${user}
  left join ${studyRecords} on ${eq(studyRecords.articleId, articleId)} and ${studyRecords.userId} = ${user}
  left join ${lessonRecords} on ${eq(lessonRecords.lessonId, id)} and ${lessonRecords.userId} = ${user}
  left join lateral (${attemptsOf(user)}) as attempts on true
  where ${isMeant}`;
