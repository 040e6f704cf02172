import { createExamsApi } from '@shuyuan/api-client';
import { createDoubtsApi } from '@shuyuan/api-client/community';
import {
  createCollectionApi,
  createExamAreaApi,
  createMockApi,
  createPracticeApi,
  createWrongBookApi,
} from '@shuyuan/api-client/exam-area';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  collectedQuestions,
  paperQuestions,
  papers,
  practiceChapters,
  practiceQuestions,
  practices,
  questionAnswers,
  questions,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createExamCategory, secret, sixQuestions } from '../exams/exams.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createMock, createQuestions } from '../practice/practice.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { recordAnswers } from '../question-answers/record-answers.ts';
import { decideOne } from './decide-questions.ts';
import { listOpenPractices } from './open-practices.ts';
import { isInBank, isUnlocked, maySeeStem } from './question-conditions.ts';

let server: TestServer;
let learner: Person;
let admin: Manager;
let category: number;
let question: number;
const now = new Date('2026-11-22T08:00:00.000Z');
const day = 24 * 60 * 60_000;
const tomorrow = new Date(now.getTime() + day);
const yesterday = new Date(now.getTime() - day);
const longAgo = new Date('2026-01-01T00:00:00Z');

const http = (person: Person) => clientOf(server, person).http;
const reply = (answer = 'option2') => ({ client_id: randomUUID(), answer });
const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );
const tells = (call: Promise<unknown>) =>
  call.then(
    (answer) => JSON.stringify(answer).includes(secret),
    () => false,
  );

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
  await saveSettings(
    server.db,
    Object.fromEntries(
      ['paper', 'practice', 'mockPaper', 'wrongBook', 'wenda'].map((name) => [`features.${name}`, true]),
    ),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(
    sql`truncate practices, mock_papers, papers, questions, exam_categories, grants, rate_limits cascade`,
  );
  learner = await createPerson(server.db);
  category = await createExamCategory(server.db);
  const { ids } = await createQuestions(server.db, [sixQuestions[0]!], category);
  question = ids[0]!;
});

async function inPaper(paper: Partial<typeof papers.$inferInsert> = {}) {
  const [row] = await server.db
    .insert(papers)
    .values({ title: '试卷', categoryId: category, expiredMinutes: 60, publishedAt: longAgo, ...paper })
    .returning({ id: papers.id });
  const id = row!.id;
  await server.db.insert(paperQuestions).values({ paperId: id, questionId: question });
  return id;
}

async function inPractice(practice: Partial<typeof practices.$inferInsert> = {}) {
  const [row] = await server.db
    .insert(practices)
    .values({ title: '练习', categoryId: category, publishedAt: longAgo, ...practice })
    .returning({ id: practices.id });
  const id = row!.id;
  const [chapter] = await server.db
    .insert(practiceChapters)
    .values({ practiceId: id, name: '第一章' })
    .returning({ id: practiceChapters.id });
  await server.db.insert(practiceQuestions).values({ chapterId: chapter!.id, questionId: question });
  return { id, chapterId: chapter!.id };
}

const give = (type: 'paper' | 'practice', id: number) =>
  addGrant(server.db, { userId: learner.id, goods: { type, id }, source: 'given', startsAt: now });
const answeredBefore = (result: 0 | 1 = 0) =>
  recordAnswers(server.db, { userId: learner.id, source: 'practice', sourceId: null, now: yesterday }, [
    { questionId: question, answer: { answer: 'option1', parts: [], images: [] }, result, score: 0 },
  ]);
const sit = async (paper: number, person = learner) => {
  const exams = createExamsApi(http(person));
  await exams.submit((await exams.start(paper)).record_id);
};
const run = async (paper: number, person = learner) => createExamsApi(http(person)).start(paper);
const write = (authorId: number) =>
  server.db.update(questions).set({ authorId }).where(eq(questions.id, question));

/** What a learner gets of a question in a state: seen, drawn for them, counted among what all may practise, told with an answer. */
type Expected = Record<'see' | 'draw' | 'pool' | 'tell', boolean>;
const open: Expected = { see: true, draw: true, pool: true, tell: true };
const closed: Expected = { see: false, draw: false, pool: false, tell: false };
const known: Expected = { ...closed, see: true, tell: true };
const locked: Expected = { ...closed, see: true };

const states: [string, Expected, () => Promise<unknown>][] = [
  ['in nothing', open, async () => {}],
  ['of a free paper', open, () => inPaper()],
  ['of a draft', closed, () => inPaper({ publishedAt: null })],
  ['of a paper that appears tomorrow', closed, () => inPaper({ publishedAt: tomorrow })],
  ['of a paper that begins tomorrow', closed, () => inPaper({ beginsAt: tomorrow })],
  ['of a paper that can be taken until tomorrow', closed, () => inPaper({ closesAt: tomorrow })],
  ['of a paper with limited tries', closed, () => inPaper({ tryTimes: 2 })],
  ['of a paid paper', closed, () => inPaper({ charge: 9 })],
  ['of a paid paper that the learner has', closed, async () => give('paper', await inPaper({ charge: 9 }))],
  ['of a paper by invitation', closed, () => inPaper({ enabledInvite: true })],
  [
    'of a closed paper with limited tries',
    open,
    () => inPaper({ tryTimes: 1, beginsAt: longAgo, closesAt: yesterday }),
  ],
  ['of a closed paid paper', closed, () => inPaper({ charge: 9, closesAt: yesterday })],
  ['of a removed draft', open, () => inPaper({ publishedAt: null, deletedAt: now })],
  ['that was removed', closed, () => server.db.update(questions).set({ deletedAt: now })],
  ['of an attempt that runs', { ...locked, pool: true }, async () => run(await inPaper())],
  [
    'of another person’s attempt that runs',
    open,
    async () => run(await inPaper(), await createPerson(server.db)),
  ],
  ['that was sat, of a paper with tries left', known, async () => sit(await inPaper({ tryTimes: 2 }))],
  ['that was sat, of a paper until tomorrow', known, async () => sit(await inPaper({ closesAt: tomorrow }))],
  [
    'of one’s own draft',
    known,
    async () => void (await inPaper({ publishedAt: null }), await write(learner.id)),
  ],
  [
    'of another teacher’s draft',
    closed,
    async () => void (await inPaper({ publishedAt: null }), await write((await createPerson(server.db)).id)),
  ],
  ['of a free practice', open, () => inPractice()],
  ['of a paid practice', closed, () => inPractice({ charge: 9 })],
  [
    'of a paid practice that the learner has',
    known,
    async () => give('practice', (await inPractice({ charge: 9 })).id),
  ],
  ['of a practice that appears tomorrow', closed, () => inPractice({ publishedAt: tomorrow })],
  [
    'of a free practice and a draft',
    known,
    async () => void (await inPractice(), await inPaper({ publishedAt: null })),
  ],
  [
    'of a free practice and a paper that begins tomorrow',
    locked,
    async () => void (await inPractice(), await inPaper({ beginsAt: tomorrow })),
  ],
  [
    'answered in a practice, of a paper that begins tomorrow',
    locked,
    async () => void (await answeredBefore(), await inPaper({ beginsAt: tomorrow })),
  ],
];

const raw = (path: string, method: string) =>
  server.fetch(path, { method, headers: { authorization: `Bearer ${learner.token}` } });

/** All surfaces by which a learner could get at a question that is in no list of their own. */
const surfaces: [string, keyof Expected, () => Promise<boolean>][] = [
  [
    'the list of questions',
    'see',
    async () => (await createExamsApi(http(learner)).questions()).data.some(({ id }) => id === question),
  ],
  [
    'one question',
    'see',
    () => succeeds(createExamAreaApi(http(learner)).question(question, 'questionbank')),
  ],
  ['collecting', 'see', () => succeeds(createCollectionApi(http(learner)).collect(question, true))],
  [
    'the collection',
    'see',
    async () => {
      await server.db.insert(collectedQuestions).values({ userId: learner.id, questionId: question });
      const collection = createCollectionApi(http(learner));
      const [{ questions_ids: ids, first_question: first }, { total }] = await Promise.all([
        collection.questions(),
        collection.stats(),
      ]);
      expect([ids.length, first === null]).toEqual([total, total === 0]);
      return total === 1;
    },
  ],
  [
    'a draw from the bank',
    'draw',
    async () =>
      (await createPracticeApi(http(learner)).bank({ category_ids: [category], types: [1], levels: [] }))
        .questions_ids.length > 0,
  ],
  [
    'the size of the bank',
    'pool',
    async () =>
      (await createPracticeApi(http(learner)).categories()).some((each) => each.questions_count > 0),
  ],
  ['a rule of a mock paper', 'pool', async () => (await admin.manage.mockPapers.candidates({})).choice > 0],
  [
    'a mock paper',
    'pool',
    async () => {
      const num = { choice: 1, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
      const id = await createMock(server.db, {
        categoryId: category,
        rule: { category_ids: [], levels: [], num },
      });
      return succeeds(createMockApi(http(learner)).start(id));
    },
  ],
  [
    'an answer out of the bank',
    'tell',
    () => tells(createExamAreaApi(http(learner)).answer(question, 'questionbank', reply())),
  ],
  [
    'an answer out of the collection',
    'tell',
    async () => {
      await server.db.insert(collectedQuestions).values({ userId: learner.id, questionId: question });
      return tells(createExamAreaApi(http(learner)).answer(question, 'collection', reply()));
    },
  ],
];

describe.each(states)('a question %s', (_, expected, arrange) => {
  it.each(surfaces)('is handed out by %s as its state allows', async (_surface, column, isHandedOut) => {
    await arrange();
    expect(await isHandedOut()).toBe(expected[column]);
  });

  it('is decided by the function as by its conditions', async () => {
    await arrange();
    const viewer = { userId: learner.id, now };
    const decision = await decideOne(server.db, question, viewer);
    const meets = (condition: Parameters<typeof and>[0]) =>
      server.db.$count(questions, and(eq(questions.id, question), condition)).then((count) => count === 1);
    expect([decision.maySee, decision.mayBeTold]).toEqual([expected.see, expected.tell]);
    expect({
      see: await meets(maySeeStem(viewer, await listOpenPractices(server.db, viewer))),
      tell: expected.see && (await meets(isUnlocked(questions.id, viewer))),
      pool: await meets(isInBank(viewer)),
    }).toEqual({ see: decision.maySee, tell: decision.mayBeTold, pool: expected.pool });
  });
});

describe('the wrong book, a practice and doubts', () => {
  const lists = async () => {
    const book = createWrongBookApi(http(learner));
    const area = createExamAreaApi(http(learner));
    return {
      index: (await book.index()).total,
      days: (await book.index()).data.reduce((sum, { count }) => sum + count, 0),
      due: (await book.index()).due_count,
      listed: (await book.questions()).questions_ids.length,
      dueList: (await book.questions({ due: '1' })).questions_ids.length,
      random: (await book.random()).questions_ids.length,
      printed: (await book.print()).total,
      stats: (await area.stats()).wrong_book_count,
      opened: Number(await succeeds(area.question(question, 'wrongbook'))),
      answered: Number(await tells(area.answer(question, 'wrongbook', reply('option1')))),
    };
  };
  const each = (count: number) =>
    Object.fromEntries(
      ['index', 'days', 'due', 'listed', 'dueList', 'random', 'printed', 'stats', 'opened', 'answered'].map(
        (name) => [name, count],
      ),
    );

  it.each([
    ['of nothing else', 1, async () => {}],
    ['of a draft', 1, () => inPaper({ publishedAt: null })],
    ['of a paper that begins tomorrow', 0, () => inPaper({ beginsAt: tomorrow })],
    ['of a paper until tomorrow', 0, () => inPaper({ closesAt: tomorrow })],
    ['of an attempt that runs', 0, async () => run(await inPaper())],
  ] as const)('have what was answered wrong %s %i times', async (_, count, arrange) => {
    await answeredBefore();
    await server.db.execute(sql`update wrong_questions set due_at = ${yesterday.toISOString()}::timestamptz`);
    await arrange();
    expect(await lists()).toEqual(each(count));
  });

  it.each([
    ['begins tomorrow', { beginsAt: tomorrow }],
    ['is open until tomorrow', { closesAt: tomorrow }],
  ])('show the question of a practice without its key while its exam %s', async (_, paper) => {
    const { id, chapterId } = await inPractice();
    const practice = createPracticeApi(http(learner));
    await practice.answer(id, question, reply('option1'));
    expect((await practice.chapter(id, chapterId)).results).toEqual({ [question]: 0 });
    await inPaper(paper);
    expect(await practice.chapter(id, chapterId)).toMatchObject({ questions_ids: [question], results: {} });
    expect(await tells(practice.question(id, question))).toBe(false);
    await expect(practice.answer(id, question, reply())).rejects.toMatchObject({ code: 1 });
    await expect(createDoubtsApi(http(learner)).question(question)).rejects.toMatchObject({ code: 1 });
    expect(await server.db.$count(questionAnswers)).toBe(1);
  });
});

describe('a mock paper of a teacher', () => {
  const num = { choice: 1, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
  const rule = () => ({ category_ids: [category], levels: [], num });

  it('draws their own questions where their reach ends there, and all where it does not', async () => {
    const rights = { mockPaper: 'own', 'mockPaper.store': 'own' } as const;
    const teacher = await createManager(server, { ...rights, question: 'own' });
    const head = await createManager(server, { ...rights, question: 'all' });
    const mockOf = (authorId: number) =>
      createMock(server.db, { categoryId: category, authorId, rule: rule() });
    const mock = createMockApi(http(learner));
    const own = await mockOf(teacher.id);
    await expect(mock.start(own)).rejects.toMatchObject({ code: 1 });
    expect((await teacher.manage.mockPapers.candidates({})).choice).toBe(0);
    const draft = { title: '模拟卷', category_id: category, rule: rule() };
    await expect(
      teacher.manage.mockPapers.store({ ...draft, published_at: longAgo.toISOString() }),
    ).rejects.toMatchObject({ code: 1 });
    expect((await mock.start(await mockOf(head.id))).recordId).toBeGreaterThan(0);
    await write(teacher.id);
    expect((await teacher.manage.mockPapers.candidates({})).choice).toBe(1);
    expect((await mock.start(own)).recordId).toBeGreaterThan(0);
  });
});

it('HEAD tells no more than the headers of an answer', async () => {
  await inPractice();
  for (const path of ['/api/v2/question', `/addons/Paper/api/v2/question/${question}?from=questionbank`]) {
    const answer = await raw(path, 'HEAD');
    expect([answer.status < 500, await answer.text()]).toEqual([true, '']);
  }
});
