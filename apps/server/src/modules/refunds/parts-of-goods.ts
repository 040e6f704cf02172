import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  anthologyArticles,
  articles,
  comboItems,
  courseLessons,
  courses,
  examRequiredCourses,
  mockPapers,
  papers,
  practices,
  videos,
} from '../../db/schema.ts';

/** Something that is opened by what it is part of. */
export interface GoodsPart {
  type: string;
  id: number;
  title: string;
}

/** What is opened by these goods beside themselves: their parts, and the exams that courses of theirs open. Nothing for what has no parts. */
export async function listParts(db: Database, type: string, id: number): Promise<GoodsPart[]> {
  const found = partsOf(type, id);
  if (found.length === 0) return [];
  const { rows } = await db.execute<GoodsPart & Record<string, unknown>>(
    sql`select type, id::int as id, title from (${sql.join(found, sql` union `)}) as parts order by rank, id`,
  );
  return rows.map(({ type: of, id: partId, title }) => ({ type: of, id: partId, title }));
}

function partsOf(type: string, id: number): SQL[] {
  if (type === 'anthology')
    return [
      sql`select 0 as rank, 'article' as type, ${articles.id} as id, ${articles.title} as title from ${anthologyArticles}
        join ${articles} on ${eq(articles.id, anthologyArticles.articleId)} where ${eq(anthologyArticles.anthologyId, id)}`,
    ];
  if (type === 'course')
    return [
      ...lessonsOf(id),
      paperLessonsOf(eq(courseLessons.courseId, id)),
      ...examsOf(sql`${examRequiredCourses.courseId} = ${id}`),
    ];
  if (type === 'combo') {
    const inside = sql`select ${comboItems.resourceId} from ${comboItems} where ${isItem(id, 'course')}`;
    return [
      itemsOf(id, 'course', courses),
      itemsOf(id, 'video', videos),
      itemsOf(id, 'article', articles),
      paperLessonsOf(sql`${courseLessons.courseId} in (${inside})`),
      ...examsOf(sql`${examRequiredCourses.courseId} in (${inside})`),
    ];
  }
  return [];
}

const ranks = { course: 0, video: 1, article: 2 };

const isItem = (comboId: number, type: keyof typeof ranks) =>
  and(eq(comboItems.comboId, comboId), eq(comboItems.resourceType, type));

const itemsOf = (
  comboId: number,
  type: keyof typeof ranks,
  of: typeof courses | typeof videos | typeof articles,
) => sql`
  select ${sql.raw(String(ranks[type]))} as rank, ${sql.raw(`'${type}'`)} as type, ${of.id} as id, ${of.title} as title from ${comboItems}
  join ${of} on ${eq(of.id, comboItems.resourceId)} where ${isItem(comboId, type)}`;

const lessonsOf = (courseId: number) =>
  [
    { type: 'video', of: videos, lesson: courseLessons.videoId },
    { type: 'article', of: articles, lesson: courseLessons.articleId },
  ].map(
    ({ type, of, lesson }) => sql`
      select 1 as rank, ${sql.raw(`'${type}'`)} as type, ${of.id} as id, ${of.title} as title from ${courseLessons}
      join ${of} on ${eq(of.id, lesson)} where ${eq(courseLessons.courseId, courseId)}`,
  );

/** Papers that are lessons of these courses. */
const paperLessonsOf = (isMeant: SQL) => sql`
  select 3 as rank, 'paper' as type, ${papers.id} as id, ${papers.title} as title from ${courseLessons}
  join ${papers} on ${eq(papers.id, courseLessons.paperId)} where ${isMeant}`;

/** Exams that ask for one of these courses. */
const examsOf = (isMeant: SQL) =>
  [
    { type: 'paper', of: papers },
    { type: 'mock_paper', of: mockPapers },
    { type: 'practice', of: practices },
  ].map(
    ({ type, of }) => sql`
      select 3 as rank, ${sql.raw(`'${type}'`)} as type, ${of.id} as id, ${of.title} as title from ${examRequiredCourses}
      join ${of} on ${eq(of.id, examRequiredCourses.goodsId)}
      where ${examRequiredCourses.goodsType} = ${sql.raw(`'${type}'`)} and ${isMeant}`,
  );
