import { createExamsApi } from '@shuyuan/api-client';
import { createExamAreaApi, createMockApi, createWrongBookApi } from '@shuyuan/api-client/exam-area';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptQuestions, examRequiredCourses, paperAttempts } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { secret } from '../exams/exams.fixtures.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createMock, createQuestions } from '../practice/practice.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let now: Date;
let learner: Person;
const http = (person = learner) => clientOf(server, person).http;
const mock = (person = learner) => createMockApi(http(person));

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await server.db.execute(sql`truncate mock_papers, papers, questions, exam_categories, grants cascade`);
  await saveSettings(server.db, {
    'features.mockPaper': true,
    'features.paper': true,
    'features.wrongBook': true,
  });
  learner = await createPerson(server.db);
});

async function begun() {
  const { ids, categoryId } = await createQuestions(server.db);
  const id = await createMock(server.db, { categoryId });
  const { recordId } = await mock().start(id);
  return { id, ids, recordId, calls: mock().asPaper(recordId) };
}

describe('a mock paper', () => {
  it('is listed for a visitor with what it draws', async () => {
    const { categoryId } = await createQuestions(server.db);
    const id = await createMock(server.db, { categoryId });
    await createMock(server.db, { categoryId, publishedAt: null });
    const { data } = await mock().list();
    expect(data).toMatchObject({ total: 1, data: [{ id, questions_count: 2, pass_score: 4 }] });
    expect(await mock().detail(id)).toMatchObject({ can_join: true, user_papers: [] });
  });

  it('is drawn by its rule for each attempt, with a seed that is kept', async () => {
    const { id, recordId, ids } = await begun();
    expect(await mock().start(id)).toEqual({ recordId });
    const drawn = await server.db
      .select({ id: attemptQuestions.questionId })
      .from(attemptQuestions)
      .where(eq(attemptQuestions.attemptId, recordId));
    expect(drawn.map((row) => row.id).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      [ids[0], ids[4]].toSorted((a, b) => Number(a) - Number(b)),
    );
    const [attempt] = await server.db.select().from(paperAttempts).where(eq(paperAttempts.id, recordId));
    expect(attempt).toMatchObject({ mockPaperId: id, paperId: null, isSkipMark: true });
    expect(attempt?.seed).not.toBe('');
  });

  it('refuses to be drawn from too few questions', async () => {
    const { categoryId } = await createQuestions(server.db);
    const num = { choice: 2, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
    const id = await createMock(server.db, {
      categoryId,
      rule: { category_ids: [categoryId], levels: [], num },
    });
    await expect(mock().start(id)).rejects.toMatchObject({
      code: 1,
      message: '试题数量不足，暂时不能组卷，请联系老师',
    });
    expect(await server.db.$count(paperAttempts)).toBe(0);
  });

  it('is sat, graded at once, and feeds the wrong book', async () => {
    const { id, ids, recordId, calls } = await begun();
    expect(JSON.stringify(await calls.play(id))).not.toContain(secret);
    await calls.answer({ pid: recordId, question_id: ids[0]!, answer: 'option2', seq: 1 });
    await calls.answer({ pid: recordId, question_id: ids[4]!, answer: 1, seq: 1 });
    expect(await calls.submit(recordId)).toMatchObject({ status: 2, total_score: 5, receipt: { count: 2 } });
    expect(
      (await calls.play(id)).questions
        .map((each) => each.is_correct)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([0, 1]);
    expect((await createWrongBookApi(http()).questions()).questions_ids).toEqual([ids[4]]);
    expect(await createExamAreaApi(http()).joinedMockPapers()).toMatchObject({
      data: [{ paper: { id, question_count: 2 }, max_score: 5 }],
      total: 1,
    });
    const next = await mock().start(id);
    expect(next.recordId).not.toBe(recordId);
    expect((await mock().records(id)).total).toBe(2);
  });

  it('opens an attempt to nobody else, and not by the number of an attempt at a paper', async () => {
    const { id, recordId } = await begun();
    const other = mock(await createPerson(server.db)).asPaper(recordId);
    for (const call of [
      () => other.play(id),
      () => other.submit(recordId),
      () => other.answer({ pid: recordId, question_id: 1, answer: 'option1', seq: 1 }),
      () => createExamsApi(http()).play(id, recordId),
    ])
      await expect(call()).rejects.toMatchObject({ code: 404 });
  });

  it('is closed to who has not bought it, or was not invited, and open by a grant', async () => {
    const { categoryId } = await createQuestions(server.db);
    const sold = await createMock(server.db, { categoryId, charge: 10 });
    const invited = await createMock(server.db, { categoryId, enabledInvite: true });
    await expect(mock().start(sold)).rejects.toMatchObject({ code: 1, message: '无权限参与' });
    await expect(mock().start(invited)).rejects.toMatchObject({
      code: 1,
      message: '当前试卷仅限邀请用户参与',
    });
    for (const id of [sold, invited]) {
      await addGrant(server.db, {
        userId: learner.id,
        goods: { type: 'mock_paper', id },
        source: 'given',
        startsAt: now,
      });
      expect((await mock().start(id)).recordId).toBeGreaterThan(0);
    }
  });

  it('is opened by a course that it asks for, to who owns that course and to nobody else', async () => {
    const { categoryId } = await createQuestions(server.db);
    const id = await createMock(server.db, { categoryId, charge: 10 });
    const courseId = await createCourse(server.db, { charge: 50 });
    await server.db.insert(examRequiredCourses).values({ goodsType: 'mock_paper', goodsId: id, courseId });
    await expect(mock().start(id)).rejects.toMatchObject({ code: 1, message: '无权限参与' });
    const goods = { type: 'course', id: courseId } as const;
    await addGrant(server.db, { userId: learner.id, goods, source: 'given', startsAt: now });
    expect((await mock().start(id)).recordId).toBeGreaterThan(0);
    await expect(mock(await createPerson(server.db)).start(id)).rejects.toMatchObject({ code: 1 });
  });

  it('is gone with its switch, also for who sits one', async () => {
    const { id, calls } = await begun();
    expect((await calls.play(id)).questions).not.toEqual([]);
    await saveSettings(server.db, { 'features.mockPaper': false });
    const gone = { code: 404 };
    await expect(mock().list()).rejects.toMatchObject(gone);
    await expect(mock().detail(id)).rejects.toMatchObject(gone);
    await expect(mock().start(id)).rejects.toMatchObject(gone);
    await expect(calls.play(id)).rejects.toMatchObject(gone);
  });
});
