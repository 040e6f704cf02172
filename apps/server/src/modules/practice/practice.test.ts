import { createExamsApi, type Question } from '@shuyuan/api-client';
import {
  createCollectionApi,
  createExamAreaApi,
  createPracticeApi,
  createWrongBookApi,
} from '@shuyuan/api-client/exam-area';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionAnswers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper, secret, sixQuestions } from '../exams/exams.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createPractice, createQuestions } from './practice.fixtures.ts';

let server: TestServer;
let now: Date;
let learner: Person;
const day = 24 * 60 * 60_000;
const http = (person = learner) => clientOf(server, person).http;
const practice = (person = learner) => createPracticeApi(http(person));
const wrongBook = (person = learner) => createWrongBookApi(http(person));
const collection = (person = learner) => createCollectionApi(http(person));
const area = (person = learner) => createExamAreaApi(http(person));
const reply = (answer: string | string[] | number | null, clientId = randomUUID()) => ({
  client_id: clientId,
  answer,
});
const singles = (count: number): Question[] =>
  Array.from({ length: count }, () => sixQuestions[0] as Question);

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await server.db.execute(
    sql`truncate practices, mock_papers, papers, questions, exam_categories, grants, rate_limits cascade`,
  );
  await saveSettings(server.db, {
    'features.paper': true,
    'features.practice': true,
    'features.wrongBook': true,
    'features.mockPaper': true,
  });
  learner = await createPerson(server.db);
});

describe('a practice', () => {
  it('is listed for a visitor, and says to a learner how far they are', async () => {
    const { id, chapterId, questionIds } = await createPractice(server.db);
    await createPractice(server.db, { publishedAt: null });
    await practice().answer(id, questionIds[0]!, reply('option2'));
    const { data, user_practices: done } = await practice().list();
    expect(data.total).toBe(1);
    expect(data.data[0]).toMatchObject({ id, question_count: 6, chapters_count: 1, cur_user_can_join: true });
    expect(done).toEqual({ [id]: 1 });
    expect(await practice().detail(id)).toMatchObject({
      practice_user_record: { submit_count: 1 },
      user_chapter_records: { [chapterId]: { submit_count: 1 } },
    });
  });

  it('tells what is right with an answer, and never before', async () => {
    const { id, chapterId, questionIds } = await createPractice(server.db);
    const before = await practice().chapter(id, chapterId);
    expect(before.questions_ids).toEqual(questionIds);
    expect(JSON.stringify([before, await practice().question(id, questionIds[2]!)])).not.toContain(secret);
    const { question } = await practice().answer(id, questionIds[0]!, reply('option2'));
    expect(question).toMatchObject({
      is_correct: 1,
      score: 5,
      question: { answer: 'option2', remark: secret },
    });
    expect((await practice().chapter(id, chapterId)).results).toEqual({ [questionIds[0]!]: 1 });
  });

  it('tells nothing of a question that stands in a running exam of the learner', async () => {
    const { id, questionIds } = await createPaper(server.db);
    const bank = await practice().categories();
    expect(bank[0]?.questions_count).toBe(6);
    await createExamsApi(http()).start(id);
    await expect(area().answer(questionIds[0]!, 'questionbank', reply('option2'))).rejects.toMatchObject({
      code: 1,
    });
  });

  it('grades the parts of a group', async () => {
    const { id, questionIds } = await createPractice(server.db);
    const { question } = await practice().answer(id, questionIds[5]!, {
      ...reply(null),
      parts: ['option2', 0],
    });
    expect(question).toMatchObject({
      is_correct: 2,
      score: 4,
      answer_contents_rows: [{ is_correct: 1 }, { is_correct: 0 }],
    });
  });

  it('keeps an answer that is sent twice once', async () => {
    const { id, questionIds } = await createPractice(server.db);
    const sent = reply('option1');
    await Promise.all([
      practice().answer(id, questionIds[0]!, sent),
      practice().answer(id, questionIds[0]!, sent),
    ]);
    await practice().answer(id, questionIds[0]!, sent);
    expect(await server.db.$count(questionAnswers)).toBe(1);
    expect((await wrongBook().questions()).wrong_counts).toEqual({ [questionIds[0]!]: 1 });
  });

  it('is closed to who has not bought it, and open to who was given it', async () => {
    const { id, chapterId, questionIds } = await createPractice(server.db, { charge: 20 });
    const refused = { code: 1, message: '无权限参与' };
    await expect(practice().chapter(id, chapterId)).rejects.toMatchObject(refused);
    await expect(practice().day(id)).rejects.toMatchObject(refused);
    await expect(practice().question(id, questionIds[0]!)).rejects.toMatchObject(refused);
    await expect(practice().answer(id, questionIds[0]!, reply('option2'))).rejects.toMatchObject(refused);
    await addGrant(server.db, {
      userId: learner.id,
      goods: { type: 'practice', id },
      source: 'given',
      startsAt: now,
    });
    expect((await practice().chapter(id, chapterId)).questions_ids).toHaveLength(6);
  });

  it('has twenty questions of a day, the same all day, and others on the next', async () => {
    const { id, questionIds } = await createPractice(server.db, { questions: singles(30) });
    const first = await practice().day(id);
    expect(new Set(first.questions_ids).size).toBe(20);
    await practice().answer(id, first.questions_ids[0]!, reply('option2'));
    const again = await practice().day(id);
    expect(again.questions_ids).toEqual(first.questions_ids);
    expect(again.results).toEqual({ [first.questions_ids[0]!]: 1 });
    for (const each of first.questions_ids) await practice().answer(id, each, reply('option2'));
    now = new Date(now.getTime() + day);
    const next = await practice().day(id);
    const fresh = questionIds.filter((each) => !first.questions_ids.includes(each));
    expect(next.questions_ids.slice(0, 10).toSorted((a, b) => a - b)).toEqual(
      fresh.toSorted((a, b) => a - b),
    );
    expect(next.questions_ids).toHaveLength(20);
    expect(next.results).toEqual({});
  });

  it('is gone with its switch, and so are its question bank and the others of the area', async () => {
    const { id } = await createPractice(server.db);
    await saveSettings(server.db, { 'features.practice': false, 'features.wrongBook': false });
    await expect(practice().detail(id)).rejects.toMatchObject({ code: 404 });
    await expect(practice().categories()).rejects.toMatchObject({ code: 404 });
    await expect(wrongBook().index()).rejects.toMatchObject({ code: 404 });
    await expect(area().question(1, 'wrongbook')).rejects.toMatchObject({ code: 404 });
    expect(await area().stats()).toMatchObject({ practices_count: 0, practice_chapters_count: 0 });
  });
});

describe('the wrong book', () => {
  it('has a question once with its count, asks it again on a later day, and lets it go', async () => {
    const { id, questionIds } = await createPractice(server.db);
    const [single = 0, multiple = 0] = questionIds;
    await practice().answer(id, single, reply('option1'));
    const { due_at: dueAt } = await practice().answer(id, single, reply('option3'));
    await practice().answer(id, multiple, reply('option1'));
    expect(await wrongBook().index()).toMatchObject({
      types_count: { 1: 1, 2: 1 },
      total: 2,
      due_count: 0,
      data: expect.arrayContaining([{ day: '2026-11-22', count: 2 }]) as unknown,
    });
    expect((await wrongBook().questions({ type: 1 })).wrong_counts).toEqual({ [single]: 2 });
    now = new Date(new Date(dueAt!).getTime() + 1000);
    expect((await wrongBook().questions({ due: '1' })).questions_ids).toContain(single);
    const { due_at: later } = await area().answer(single, 'wrongbook', reply('option2'));
    expect(new Date(later!).getTime()).toBeGreaterThan(now.getTime());
    expect((await wrongBook().questions({ due: '1' })).questions_ids).not.toContain(single);
    await wrongBook().remove(single);
    expect((await wrongBook().questions()).questions_ids).toEqual([multiple]);
    await expect(area().question(single, 'wrongbook')).rejects.toMatchObject({ code: 404 });
    await practice().answer(id, single, reply('option1'));
    expect((await wrongBook().questions()).wrong_counts).toMatchObject({ [single]: 3 });
  });

  it('EX-16 is printed whole, the latest first, and tells nothing of what is being examined', async () => {
    const { id, questionIds } = await createPaper(server.db, { tryTimes: 0 });
    const exams = createExamsApi(http());
    const { record_id: pid } = await exams.start(id);
    const [single = 0, , , , judge = 0] = questionIds;
    await exams.answer({ pid, question_id: single, answer: 'option1', seq: 1 });
    await exams.answer({ pid, question_id: judge, answer: 1, seq: 1 });
    await exams.submit(pid);
    const { data, total } = await wrongBook().print();
    expect(total).toBe(2);
    expect(data.find(({ question }) => question.id === single)).toMatchObject({
      wrong_count: 1,
      question: { question: { type: 1, answer: 'option2', remark: secret } },
    });
    expect((await wrongBook().print({ type: 5 })).data.map(({ question }) => question.id)).toEqual([judge]);
    const { record_id: second } = await exams.start(id);
    expect(await wrongBook().print()).toEqual({ data: [], total: 0 });
    await exams.submit(second);
    await wrongBook().remove(single);
    expect((await wrongBook().print()).data).toHaveLength(1);
    expect((await wrongBook(await createPerson(server.db)).print()).data).toEqual([]);
  });

  it('takes what was wrong in a paper, and not what was right or left empty', async () => {
    const { id, questionIds } = await createPaper(server.db);
    const exams = createExamsApi(http());
    const { record_id: pid } = await exams.start(id);
    await exams.answer({ pid, question_id: questionIds[0]!, answer: 'option2', seq: 1 });
    await exams.answer({ pid, question_id: questionIds[4]!, answer: 1, seq: 1 });
    expect((await wrongBook().index()).total).toBe(0);
    await Promise.all([exams.submit(pid), exams.submit(pid)]);
    expect((await wrongBook().questions()).wrong_counts).toEqual({ [questionIds[4]!]: 1 });
    expect((await wrongBook().random()).questions_ids).toEqual([questionIds[4]]);
  });

  it('is narrowed to a category with those under it, and is nobody else’s', async () => {
    const first = await createPractice(server.db);
    const second = await createPractice(server.db);
    for (const { id, questionIds } of [first, second])
      await practice().answer(id, questionIds[0]!, reply('option1'));
    expect((await wrongBook().questions({ cid1: second.categoryId })).questions_ids).toEqual([
      second.questionIds[0],
    ]);
    const other = await createPerson(server.db);
    expect((await wrongBook(other).index()).total).toBe(0);
    await wrongBook(other).remove(first.questionIds[0]!);
    expect((await wrongBook().index()).total).toBe(2);
  });
});

describe('the collection', () => {
  it('takes what one may practise, twice as once, and lets it go', async () => {
    const { id, questionIds } = await createPractice(server.db);
    const [one = 0] = questionIds;
    await collection().collect(one, true);
    expect(await collection().collect(one, true)).toEqual({ status: 1 });
    expect((await practice().question(id, one)).question.is_collected).toBe(true);
    expect(await collection().statusMulti(questionIds.slice(0, 2))).toEqual({
      [one]: 1,
      [questionIds[1]!]: 0,
    });
    expect(await collection().stats()).toMatchObject({ types_count: { 1: 1 }, total: 1 });
    expect((await collection().questions()).first_question?.question_id).toBe(one);
    expect((await area().answer(one, 'collection', reply('option2'))).question.is_correct).toBe(1);
    await collection().collect(one, false);
    expect((await collection().questions()).questions_ids).toEqual([]);
  });

  it('takes nothing out of what has to be bought', async () => {
    const { questionIds } = await createPractice(server.db, { charge: 20 });
    await expect(collection().collect(questionIds[0]!, true)).rejects.toMatchObject({ code: 404 });
    const paper = await createPaper(server.db, { charge: 20 });
    await expect(collection().collect(paper.questionIds[0]!, true)).rejects.toMatchObject({ code: 404 });
  });
});

describe('the question bank', () => {
  it('draws by categories, types and levels, but nothing that has to be bought or is yet to be examined', async () => {
    const { ids, categoryId } = await createQuestions(server.db);
    for (const paper of [{ charge: 9 }, { enabledInvite: true }, { beginsAt: new Date(now.getTime() + day) }])
      await createPaper(server.db, { ...paper, categoryId });
    const draw = async (types: number[], levels: number[] = []) =>
      (await practice().bank({ category_ids: [categoryId], types, levels })).questions_ids.toSorted(
        (a, b) => a - b,
      );
    expect(await draw([1, 5])).toEqual([ids[0], ids[4]]);
    expect(await draw([1, 2, 3], [2])).toEqual([ids[1], ids[2]]);
    expect((await practice().categories())[0]?.questions_count).toBe(6);
    expect((await area().answer(ids[0]!, 'questionbank', reply('option1'))).question.is_correct).toBe(0);
  });
});

it('lists practices that were begun, with how far one is', async () => {
  const { id, questionIds } = await createPractice(server.db);
  expect((await area().joinedPractices()).total).toBe(0);
  await practice().answer(id, questionIds[0]!, reply('option2'));
  expect(await area().joinedPractices()).toMatchObject({
    data: [{ practice: { id, name: '每日一练', question_count: 6 }, submit_count: 1 }],
    total: 1,
  });
});
