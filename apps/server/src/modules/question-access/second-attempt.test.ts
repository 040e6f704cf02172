import { createExamsApi } from '@shuyuan/api-client';
import { createDoubtsApi, createMessagesApi } from '@shuyuan/api-client/community';
import {
  createCollectionApi,
  createExamAreaApi,
  createMockApi,
  createPracticeApi,
  createWrongBookApi,
} from '@shuyuan/api-client/exam-area';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  paperQuestions,
  practiceChapters,
  practiceQuestions,
  practices,
  questions,
} from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper, secret, sixQuestions } from '../exams/exams.fixtures.ts';
import { createMock } from '../practice/practice.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let author: Person;
let now = new Date('2026-11-22T08:00:00.000Z');
const http = (person: Person) => clientOf(server, person).http;

interface Place {
  /** Paper whose attempt runs. */
  running: number;
  /** Another paper with the same question. */
  other: number;
  mock: number;
  practice: number;
  chapter: number;
  question: number;
}

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  author = await createPerson(server.db);
  await saveSettings(
    server.db,
    Object.fromEntries(
      ['paper', 'practice', 'mockPaper', 'wrongBook', 'wenda'].map((name) => [`features.${name}`, true]),
    ),
  );
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.execute(
    sql`truncate practices, mock_papers, papers, questions, exam_categories, grants, rate_limits cascade`,
  ),
);

/** A single choice in two papers, a mock paper and a practice. */
async function createPlace(): Promise<Place> {
  const { db } = server;
  const { id: running, questionIds } = await createPaper(db, { questions: [sixQuestions[0]!] });
  const question = questionIds[0]!;
  await db.update(questions).set({ authorId: author.id }).where(eq(questions.id, question));
  const [row] = await db.select().from(questions).where(eq(questions.id, question));
  const categoryId = row!.categoryId;
  const { id: other } = await createPaper(db, {
    categoryId,
    questions: [{ type: 5, level: 1, score: 2, content: '<p>地球是平的</p>', answer: 0 }],
  });
  await db.insert(paperQuestions).values({ paperId: other, questionId: question, sort: 9 });
  const num = { choice: 1, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
  const mock = await createMock(db, {
    categoryId,
    rule: { category_ids: [categoryId], levels: [], num },
  });
  const [practice] = await db
    .insert(practices)
    .values({ title: '练习', categoryId, publishedAt: new Date('2026-01-01T00:00:00Z') })
    .returning({ id: practices.id });
  const [chapter] = await db
    .insert(practiceChapters)
    .values({ practiceId: practice!.id, name: '第一章' })
    .returning({ id: practiceChapters.id });
  await db.insert(practiceQuestions).values({ chapterId: chapter!.id, questionId: question });
  return { running, other, mock, practice: practice!.id, chapter: chapter!.id, question };
}

type Guess = 'option2' | 'option1';

const reply = (answer: Guess) => ({ client_id: crypto.randomUUID(), answer });

/** Begins the paper, guesses the same question in the other paper and in the mock paper meanwhile, and returns both submissions. */
async function guess(person: Person, place: Place, answer: Guess) {
  const exams = createExamsApi(http(person));
  const mocks = createMockApi(http(person));
  const { record_id: running } = await exams.start(place.running);
  const { record_id: other } = await exams.start(place.other);
  await exams.answer({ pid: other, question_id: place.question, answer, seq: 1 });
  const { recordId: mock } = await mocks.start(place.mock);
  await mocks.asPaper(mock).answer({ pid: mock, question_id: place.question, answer, seq: 1 });
  const submitted = [await exams.submit(other), await mocks.asPaper(mock).submit(mock)];
  return { running, other, mock, submitted };
}

/** Everything that a learner can ask about the question, the attempts and their results. */
async function readAll(person: Person, place: Place, attempts: { other: number; mock: number }) {
  const exams = createExamsApi(http(person));
  const mocks = createMockApi(http(person));
  const book = createWrongBookApi(http(person));
  const area = createExamAreaApi(http(person));
  const practice = createPracticeApi(http(person));
  const doubts = createDoubtsApi(http(person));
  const calls = {
    list: () => exams.list(),
    detail: () => exams.detail(place.other),
    records: () => exams.records(place.other),
    play: () => exams.play(place.other, attempts.other),
    again: () => exams.submit(attempts.other),
    mocks: () => mocks.list(),
    mock: () => mocks.detail(place.mock),
    mockRecords: () => mocks.records(place.mock),
    mockPlay: () => mocks.asPaper(attempts.mock).play(place.mock),
    mockAgain: () => mocks.asPaper(attempts.mock).submit(attempts.mock),
    joined: () => area.joinedPapers(),
    joinedMocks: () => area.joinedMockPapers(),
    joinedPractices: () => area.joinedPractices(),
    stats: () => area.stats(),
    book: () => book.index(),
    wrong: () => book.questions(),
    due: () => book.questions({ due: '1' }),
    random: () => book.random(),
    print: () => book.print(),
    fromBook: () => area.question(place.question, 'wrongbook'),
    fromBank: () => area.question(place.question, 'questionbank'),
    collection: () => createCollectionApi(http(person)).questions(),
    bank: () => exams.questions(),
    practices: () => practice.list(),
    practice: () => practice.detail(place.practice),
    chapter: () => practice.chapter(place.practice, place.chapter),
    day: () => practice.day(place.practice),
    practised: () => practice.question(place.practice, place.question),
    answering: () => practice.answer(place.practice, place.question, reply('option2')),
    askable: () => doubts.question(place.question),
    doubts: () => doubts.list({ question_id: place.question }),
    ownDoubts: () => doubts.mine(),
    messages: () => createMessagesApi(http(person)).list(),
  };
  const answers: Record<string, unknown> = {};
  // One after another: what is told may not depend on what is asked at once.
  for (const [name, call] of Object.entries(calls))
    answers[name] = await call().catch((error: { code: number; message: string }) => [
      error.code,
      error.message,
    ]);
  return answers;
}

/** Removes what differs between two people anyway: ids of attempts, hashes, and what they answered themselves. */
const comparable = (answers: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answers, (key, value: unknown) =>
      ['answer_content', 'hash', 'record_id'].includes(key) ||
      (key === 'id' && typeof value === 'number') ||
      key === 'retry_after'
        ? null
        : value,
    ),
  );

it('nothing tells whether a guess was right while an attempt that asks the same question runs', async () => {
  const place = await createPlace();
  const people = { option2: await createPerson(server.db), option1: await createPerson(server.db) };
  const seen: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const answer of ['option2', 'option1'] as const) {
    const person = people[answer];
    // Known from before: a practice has shown it.
    await createPracticeApi(http(person)).answer(place.practice, place.question, reply(answer));
    await createCollectionApi(http(person)).collect(place.question, true);
    const attempts = await guess(person, place, answer);
    const told = { ...(await readAll(person, place, attempts)), submitted: attempts.submitted };
    expect(JSON.stringify(told)).not.toContain(secret);
    seen[answer] = comparable(told);
    await createExamsApi(http(person)).submit(attempts.running);
    after[answer] = comparable(await readAll(person, place, attempts));
  }
  expect(seen['option2']).toEqual(seen['option1']);
  expect(after['option2']).not.toEqual(after['option1']);
  expect(JSON.stringify(after['option2'])).toContain(secret);
});

it('a result that was withheld is there when the running attempt is over, as it was given', async () => {
  const place = await createPlace();
  const person = await createPerson(server.db);
  const exams = createExamsApi(http(person));
  const { running, other, submitted } = await guess(person, place, 'option2');
  expect(submitted).toMatchObject([
    { status: 3, total_score: null },
    { status: 3, total_score: null },
  ]);
  expect(await exams.play(place.other, other)).toMatchObject({
    user_paper: { status: 3, score: null },
    chapters: [],
  });
  await exams.submit(running);
  expect((await exams.detail(place.other)).user_papers).toMatchObject([{ status: 2, score: 5 }]);
  expect((await exams.play(place.other, other)).chapters).toMatchObject([{ score: 5, total: 7 }]);
  expect((await createExamAreaApi(http(person)).joinedPapers()).data).toMatchObject([
    { max_score: 5 },
    { max_score: 0 },
  ]);
});

it('a sum that was known before a further try stays, and its chapters wait with the keys', async () => {
  const place = await createPlace();
  const person = await createPerson(server.db);
  const exams = createExamsApi(http(person));
  const { record_id: pid } = await exams.start(place.running);
  await exams.answer({ pid, question_id: place.question, answer: 'option2', seq: 1 });
  await exams.submit(pid);
  now = new Date(now.getTime() + 60_000);
  const chapters = async () => (await exams.play(place.running, pid)).chapters.length;
  expect(await chapters()).toBe(1);
  const { record_id: next } = await exams.start(place.running);
  const { user_papers: attempts } = await exams.detail(place.running);
  expect(attempts).toMatchObject([{ status: 1 }, { status: 2, score: 5 }]);
  expect(await chapters()).toBe(0);
  await exams.submit(next);
  expect(await chapters()).toBe(1);
});

it('a message about an answer to a doubt waits until the question is examined no more', async () => {
  const place = await createPlace();
  const person = await createPerson(server.db);
  const messages = async () => {
    const list = await createMessagesApi(http(person)).list();
    return [list.data.length, list.total, JSON.stringify(list).includes('乙才对')];
  };
  await createPracticeApi(http(person)).answer(place.practice, place.question, reply('option1'));
  const doubt = await createDoubtsApi(http(person)).store({
    client_id: crypto.randomUUID(),
    title: '为什么不是甲',
    content: '<p>甲也说得通</p>',
    question_id: place.question,
    is_public: true,
  });
  const { record_id: running } = await createExamsApi(http(person)).start(place.running);
  await createDoubtsApi(http(author)).answer(doubt, {
    client_id: crypto.randomUUID(),
    content: '<p>乙才对</p>',
  });
  expect(await messages()).toEqual([0, 0, false]);
  await createExamsApi(http(person)).submit(running);
  expect(await messages()).toEqual([1, 1, true]);
});

it('another person’s running attempt withholds nothing', async () => {
  const place = await createPlace();
  const [person, other] = [await createPerson(server.db), await createPerson(server.db)];
  await createExamsApi(http(other)).start(place.running);
  const exams = createExamsApi(http(person));
  const { record_id: pid } = await exams.start(place.other);
  await exams.answer({ pid, question_id: place.question, answer: 'option2', seq: 1 });
  expect(await exams.submit(pid)).toMatchObject({ status: 2, total_score: 5 });
});
