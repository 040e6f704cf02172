import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { articles, courses, notes, problems, solutions, teachers, videos } from '../../db/schema.ts';
import { isPublished as isArticlePublished } from '../articles/card-columns.ts';
import { isPublished as isCoursePublished } from '../courses/courses.repo.ts';

/** What somebody makes that has a list on their page. */
export type WorkKind = 'article' | 'note' | 'problem' | 'solution' | 'course';

interface Asked {
  userId: number;
  now: Date;
}

/** Each of a kind that everybody may see: nothing hidden, held back, private, merged or not published yet. */
const sources: Record<WorkKind, (asked: Asked) => SQL> = {
  article: ({ userId, now }) => sql`
    select ${articles.id} as id, ${articles.title} as title, ${articles.shortDescription} as excerpt, ${articles.publishedAt} as at
    from ${articles} where ${and(eq(articles.authorId, userId), isArticlePublished(now))}`,
  note: ({ userId, now }) => sql`
    select ${notes.id} as id, ${notes.title} as title, ${notes.excerpt} as excerpt, ${notes.createdAt} as at
    from ${notes}
    left join ${articles} on ${and(eq(notes.resourceType, 'article'), eq(articles.id, notes.resourceId))}
    left join ${videos} on ${and(eq(notes.resourceType, 'video'), eq(videos.id, notes.resourceId))}
    where ${and(
      eq(notes.userId, userId),
      eq(notes.isPublic, true),
      or(isNull(notes.resourceId), isArticlePublished(now), lte(videos.publishedAt, now)),
    )}`,
  problem: ({ userId }) => sql`
    select ${problems.id} as id, ${problems.title} as title, ${problems.excerpt} as excerpt, ${problems.createdAt} as at
    from ${problems} where ${and(eq(problems.userId, userId), isProblemSeen)}`,
  solution: ({ userId }) => sql`
    select ${solutions.id} as id, ${problems.title} as title, ${solutions.excerpt} as excerpt, ${solutions.createdAt} as at
    from ${solutions} join ${problems} on ${eq(problems.id, solutions.problemId)}
    where ${and(eq(solutions.userId, userId), eq(solutions.visibility, 'shown'), isNull(solutions.deletedAt), isProblemSeen)}`,
  course: ({ userId, now }) => sql`
    select ${courses.id} as id, ${courses.title} as title, ${courses.shortDescription} as excerpt, ${courses.publishedAt} as at
    from ${courses} join ${teachers} on ${eq(teachers.id, courses.teacherId)}
    where ${and(eq(teachers.userId, userId), isCoursePublished(now))}`,
};

const isProblemSeen = and(
  eq(problems.visibility, 'shown'),
  isNull(problems.deletedAt),
  isNull(problems.mergedIntoId),
);

// As a row of `execute` is typed, whose members have to be known by name.
type Work = { id: number; title: string; excerpt: string; created_at: string };

/** One page of what a person has made of one kind, the latest first. */
export async function listWorks(
  db: Database,
  kind: WorkKind,
  { page, size, ...asked }: Asked & { page: number; size: number },
): Promise<Work[]> {
  const { rows } = await db.execute<Work>(sql`
    select id::int as id, title, excerpt, ${instantJson(sql`at`)} as created_at from (${sources[kind](asked)}) as works
    order by at desc, id desc limit ${size} offset ${(page - 1) * size}`);
  return rows;
}

export async function countWorks(db: Database, kind: WorkKind, asked: Asked): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${sources[kind](asked)}) as works`,
  );
  return rows[0]?.total ?? 0;
}
