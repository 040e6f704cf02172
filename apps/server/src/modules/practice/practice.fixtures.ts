import type { Question } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { mockPapers, practiceChapters, practiceQuestions, practices, questions } from '../../db/schema.ts';
import { createExamCategory, sixQuestions } from '../exams/exams.fixtures.ts';
import { storedQuestion } from '../exams/stored-question.ts';

/** Questions in no paper; one of each type unless others are given. */
export async function createQuestions(
  db: Database,
  asked: readonly Question[] = sixQuestions,
  categoryId?: number,
): Promise<{ ids: number[]; categoryId: number }> {
  const of = categoryId ?? (await createExamCategory(db));
  const rows = await db
    .insert(questions)
    .values(asked.map((question) => ({ ...storedQuestion(question), categoryId: of, level: question.level })))
    .returning({ id: questions.id });
  return { ids: rows.map(({ id }) => id), categoryId: of };
}

interface PracticeFixture extends Partial<typeof practices.$inferInsert> {
  questions?: readonly Question[];
}

/** A published practice of one chapter for tests. */
export async function createPractice(
  db: Database,
  { questions: asked, ...practice }: PracticeFixture = {},
): Promise<{ id: number; chapterId: number; questionIds: number[]; categoryId: number }> {
  const { ids, categoryId } = await createQuestions(db, asked);
  const [row] = await db
    .insert(practices)
    .values({ title: '每日一练', publishedAt: new Date('2026-01-01T00:00:00Z'), categoryId, ...practice })
    .returning({ id: practices.id });
  const id = row!.id;
  const [chapter] = await db
    .insert(practiceChapters)
    .values({ practiceId: id, name: '第一章' })
    .returning({ id: practiceChapters.id });
  const chapterId = chapter!.id;
  await db.insert(practiceQuestions).values(ids.map((questionId, sort) => ({ chapterId, questionId, sort })));
  return { id, chapterId, questionIds: ids, categoryId };
}

/** A published mock paper that draws one single choice and one judgement from a category. */
export async function createMock(
  db: Database,
  { categoryId, ...mock }: Partial<typeof mockPapers.$inferInsert> & { categoryId: number },
): Promise<number> {
  const [row] = await db
    .insert(mockPapers)
    .values({
      title: '模拟卷',
      expiredMinutes: 60,
      passScore: 40,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      rule: {
        category_ids: [categoryId],
        levels: [],
        num: { choice: 1, select: 0, input: 0, qa: 0, judge: 1, cap: 0 },
      },
      categoryId,
      ...mock,
    })
    .returning({ id: mockPapers.id });
  return row!.id;
}
