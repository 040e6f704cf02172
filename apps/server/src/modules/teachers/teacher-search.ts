import { and, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { articles, combos, courses, teachers, videos } from '../../db/schema.ts';
import { never, type SearchHolderSource } from '../search/search-source.ts';

const firstOf = (table: typeof courses | typeof videos | typeof combos): SQL =>
  sql`(select min(${table.publishedAt}) from ${table} where ${eq(table.teacherId, teachers.id)})`;

const firstArticle = sql`(select min(${articles.publishedAt}) from ${articles}
  where ${and(eq(articles.authorId, teachers.userId), isNull(articles.deletedAt))})`;

/** When the first of what a teacher has made is published. */
const shownFrom = sql`coalesce(least(${firstOf(courses)}, ${firstOf(videos)}, ${firstOf(combos)}, ${firstArticle}),
  ${never.toISOString()}::timestamptz)`;

/** Teachers of whom something is or will be published. */
export const teacherSource: SearchHolderSource = {
  type: 'teacher',
  all: sql`select ${teachers.id} as id from ${teachers}`,
  under: {},
  dates: sql`select ${teachers.id}, ${shownFrom} from ${teachers}`,
  counts: (ids, now) => sql`select ${courses.teacherId} as id, count(*) as count from ${courses}
    where ${and(inArray(courses.teacherId, [...ids]), isNotNull(courses.publishedAt), lte(courses.publishedAt, now))}
    group by ${courses.teacherId}`,
  async find(db, ids) {
    const rows = await db
      .select({
        id: teachers.id,
        title: teachers.name,
        thumb: teachers.avatar,
        description: sql<string>`concat_ws('，', nullif(${sql`${teachers.title}`}, ''), nullif(${sql`${teachers.shortDescription}`}, ''))`,
        publishedAt: sql<Date>`${shownFrom}`.mapWith(teachers.createdAt),
      })
      .from(teachers)
      .where(inArray(teachers.id, [...ids]));
    return rows.map((row) => ({ type: 'teacher', html: '', ...row }));
  },
};
