import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { practiceChapters, practiceQuestions, practices, questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields } from '../../resources/resource.ts';
import { managedPracticeStrings as strings } from './managed-exams.strings.ts';

type Chapters = Fields<Contract['managePractices']>['chapters'];

const chaptersAs = (
  question: SQL,
) => sql`(select coalesce(json_agg(json_build_object('title', ${practiceChapters.name},
    'questions', (select coalesce(json_agg(${question} order by ${asc(practiceQuestions.sort)}, ${asc(practiceQuestions.questionId)}), '[]')
      from ${practiceQuestions} join ${questions} on ${eq(questions.id, practiceQuestions.questionId)}
      where ${eq(practiceQuestions.chapterId, practiceChapters.id)}))
    order by ${asc(practiceChapters.sort)}, ${asc(practiceChapters.id)}), '[]')
  from ${practiceChapters} where ${eq(practiceChapters.practiceId, practices.id)})`;

/** What the form shows of a practice's chapters. */
export const chaptersWithTitles = chaptersAs(sql`json_build_object('question_id', ${questions.id},
  'title', ${questions.title}, 'type', ${questions.type}, 'level', ${questions.level})`);

/** The chapters of a practice with their questions. New ones come out of the part of the bank that who writes reaches. */
export const chaptersField: FieldApart<Chapters> = {
  json: chaptersAs(sql`json_build_object('question_id', ${questions.id})`),
  async write(tx, practice, chapters, _now, { ownerId }) {
    const ids = chapters.flatMap((chapter) => chapter.questions.map((each) => each.question_id));
    if (new Set(ids).size < ids.length) throw refusal(strings.questionTwice);
    if (new Set(chapters.map((chapter) => chapter.title)).size < chapters.length)
      throw refusal(strings.chapterTwice);
    await requireQuestions(tx, practice, ids, ownerId);
    const kept = await matchChapters(tx, practice, chapters);
    const keptIds = kept.filter((id) => id !== null);
    await tx
      .delete(practiceChapters)
      .where(and(eq(practiceChapters.practiceId, practice), notInArray(practiceChapters.id, keptIds)));
    for (const [sort, chapter] of chapters.entries()) {
      const chapterId = await putChapter(tx, practice, { id: kept[sort] ?? null, name: chapter.title, sort });
      await putQuestions(
        tx,
        chapterId,
        chapter.questions.map((each) => each.question_id),
      );
    }
  },
};

async function requireQuestions(
  tx: Database,
  practice: number,
  ids: readonly number[],
  ownerId: number | null,
) {
  const present = tx
    .select({ id: practiceQuestions.questionId })
    .from(practiceQuestions)
    .innerJoin(practiceChapters, eq(practiceChapters.id, practiceQuestions.chapterId))
    .where(eq(practiceChapters.practiceId, practice));
  const mayPut = and(
    isNull(questions.deletedAt),
    ownerId === null ? undefined : eq(questions.authorId, ownerId),
  );
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), or(mayPut, inArray(questions.id, present))))
    .for('key share');
  if (found.length < ids.length) throw refusal(strings.questionGone);
}

/**
 * The chapter that each one written is: the one of its name, or else one that has a question of it. What people have answered hangs on
 * chapters, and would go with them.
 */
async function matchChapters(tx: Database, practice: number, chapters: Chapters): Promise<(number | null)[]> {
  const rows = await tx
    .select({
      id: practiceChapters.id,
      name: practiceChapters.name,
      questionId: practiceQuestions.questionId,
    })
    .from(practiceChapters)
    .leftJoin(practiceQuestions, eq(practiceQuestions.chapterId, practiceChapters.id))
    .where(eq(practiceChapters.practiceId, practice))
    .orderBy(practiceChapters.sort, practiceChapters.id);
  const free = new Set(rows.map(({ id }) => id));
  const take = (row: { id: number } | undefined) => {
    if (row) free.delete(row.id);
    return row?.id ?? null;
  };
  const byName = chapters.map(({ title }) =>
    take(rows.find(({ id, name }) => free.has(id) && name === title)),
  );
  return byName.map((id, place) => {
    const asked = new Set(chapters[place]?.questions.map((each) => each.question_id));
    return (
      id ?? take(rows.find((row) => free.has(row.id) && row.questionId !== null && asked.has(row.questionId)))
    );
  });
}

async function putChapter(
  tx: Database,
  practiceId: number,
  { id, name, sort }: { id: number | null; name: string; sort: number },
): Promise<number> {
  if (id !== null) {
    await tx.update(practiceChapters).set({ name, sort }).where(eq(practiceChapters.id, id));
    return id;
  }
  const [added] = await tx
    .insert(practiceChapters)
    .values({ practiceId, name, sort })
    .returning({ id: practiceChapters.id });
  if (!added) throw new Error('A chapter was not added.');
  return added.id;
}

async function putQuestions(tx: Database, chapterId: number, ids: readonly number[]) {
  const { questionId } = practiceQuestions;
  await tx
    .delete(practiceQuestions)
    .where(and(eq(practiceQuestions.chapterId, chapterId), notInArray(questionId, [...ids])));
  if (ids.length === 0) return;
  await tx
    .insert(practiceQuestions)
    .values(ids.map((id, sort) => ({ chapterId, questionId: id, sort })))
    .onConflictDoUpdate({
      target: [practiceQuestions.chapterId, questionId],
      set: { sort: sql`excluded.sort` },
    });
}

const refusal = (message: string) => new Problem(1, message, { field: 'chapters' });
