import type { Question } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { examCategories, paperQuestions, papers, questions } from '../../db/schema.ts';
import { storedQuestion, type AnswerRules } from './stored-question.ts';

const options = ['甲', '乙', '丙', '丁'].map((content, place) => ({ key: `option${place + 1}`, content }));

/** What stands in answers and explanations alone. No answer to a running attempt may hold it. */
export const secret = '只有答完才看得到';

/** One question of each type, of 30 points in all. Their answers: `option2`, `option1,option3`, `光合作用`, an essay, false, and `option2` with true. */
export const sixQuestions: Question[] = [
  { type: 1, level: 1, score: 5, content: '<p>选一个</p>', options, answer: 'option2', remark: secret },
  {
    type: 2,
    level: 2,
    score: 4,
    content: '<p>选几个</p>',
    options,
    answer: 'option1,option3',
    remark: secret,
  },
  {
    type: 3,
    level: 2,
    score: 3,
    content: '<p>植物靠什么制造养分？</p>',
    input_length: 1,
    inputs: [{ score: 3 }],
    answer: [{ a: ['光合作用', secret], s: 3 }],
    remark: secret,
  },
  {
    type: 4,
    level: 3,
    score: 10,
    content: '<p>写一段话</p>',
    answer: secret,
    rubric: [{ text: secret, score: 10 }],
  },
  { type: 5, level: 1, score: 2, content: '<p>地球是平的</p>', answer: 0, remark: secret },
  {
    type: 6,
    level: 4,
    score: 6,
    content: '<p>读下面的文字</p>',
    remark: secret,
    questions: [
      { type: 1, level: 1, score: 4, content: '<p>第一问</p>', options, answer: 'option2', remark: secret },
      { type: 5, level: 1, score: 2, content: '<p>第二问</p>', answer: 1, remark: secret },
    ],
  },
];

interface PaperFixture extends Partial<typeof papers.$inferInsert> {
  /** @default one of each type */
  questions?: readonly Question[];
  rules?: AnswerRules;
  /** @default true */
  hasQuestions?: boolean;
}

/** A published paper of 60 minutes for tests, with the ids of its questions in their order. */
export async function createPaper(
  db: Database,
  { questions: asked = sixQuestions, rules, hasQuestions = true, ...paper }: PaperFixture = {},
): Promise<{ id: number; questionIds: number[] }> {
  const categoryId = paper.categoryId ?? (await createExamCategory(db));
  const [row] = await db
    .insert(papers)
    .values({
      title: '期中测验',
      passScore: 180,
      expiredMinutes: 60,
      publishedAt: new Date('2026-01-01T00:00:00Z'),
      ...paper,
      categoryId,
    })
    .returning({ id: papers.id });
  const id = row!.id;
  const stored = await db
    .insert(questions)
    .values(asked.map((question) => ({ ...storedQuestion(question, rules), categoryId })))
    .returning({ id: questions.id });
  const questionIds = stored.map((question) => question.id);
  if (hasQuestions)
    await db
      .insert(paperQuestions)
      .values(questionIds.map((questionId, sort) => ({ paperId: id, questionId, sort })));
  return { id, questionIds };
}

/** A category of papers and questions, on the first level unless one above it is given. */
export async function createExamCategory(db: Database, parentId: number | null = null): Promise<number> {
  const [row] = await db
    .insert(examCategories)
    .values({ name: '语文', parentId })
    .returning({ id: examCategories.id });
  return row!.id;
}
