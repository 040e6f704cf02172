import { createExamsApi, type Question } from '@shuyuan/api-client';
import { createMessagesApi } from '@shuyuan/api-client/community';
import { createManageClient } from '@shuyuan/api-client/manage';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paperAttempts, questionAnswers, wrongQuestions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper, secret, sixQuestions } from '../exams/exams.fixtures.ts';
import { createPerson, findRole, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let learner: Person;
let marker: Manager;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.paper': true });
  marker = await createManager(server, { 'paper.mark': 'all' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(sql`truncate papers, questions, exam_categories, manage_actions cascade`);
  learner = await createPerson(server.db, { nickName: '周予安' });
});

const exams = (person = learner) => createExamsApi(clientOf(server, person).http);

const essayOf = (score: number): Question => ({ type: 4, level: 1, score, content: '<p>写一段</p>' });

/** An attempt that was submitted with an essay of 10 points. */
async function submitted(paper: Parameters<typeof createPaper>[1] = {}, person = learner) {
  const { id, questionIds } = await createPaper(server.db, paper);
  const { record_id: pid } = await exams(person).start(id);
  const answer = (place: number, content: string, part?: number) =>
    exams(person).answer({
      pid,
      question_id: part === undefined ? questionIds[place]! : `${questionIds[place]}-cap-${part}`,
      answer: content,
      images: content === '' ? [] : ['/blobs/page.png'],
      seq: 1,
    });
  return { id, pid, questionIds, answer, submit: () => exams(person).submit(pid) };
}

async function withEssay(paper: Parameters<typeof createPaper>[1] = {}) {
  const attempt = await submitted(paper);
  await attempt.answer(0, 'option2');
  await attempt.answer(3, '我以为……');
  expect(await attempt.submit()).toMatchObject({ status: 3, total_score: null });
  return { ...attempt, essay: attempt.questionIds[3]! };
}

describe('a teacher who marks their own papers', () => {
  it('finds, counts and marks the attempts at them, and those at the papers of others are not there', async () => {
    const teacher = await createManager(server, { 'paper.mark': 'own' });
    const own = await withEssay({ authorId: teacher.id });
    const others = await withEssay();
    const { marking } = teacher.manage;
    expect((await marking.list({})).data.map(({ id }) => id)).toEqual([own.pid]);
    expect((await marking.papers()).data).toEqual([{ id: own.id, title: '期中测验', waiting_count: 1 }]);
    const marks = (question_id: number) => [{ question_id, score: 7, seen: null }];
    await expect(marking.find(others.pid)).rejects.toMatchObject({ code: 404 });
    await expect(marking.mark(others.pid, marks(others.essay))).rejects.toMatchObject({ code: 404 });
    expect(await marking.find(own.pid)).toMatchObject({ id: own.pid, person: { id: learner.id } });
    expect(await marking.mark(own.pid, marks(own.essay))).toMatchObject({ status: 2, waiting_count: 0 });
    expect((await marking.list({})).total).toBe(0);
  });

  it('is what the built-in role allows', async () => {
    const roleId = await findRole(server.db, 'teacher');
    const teacher = await createPerson(server.db, { roleId });
    const { pid } = await withEssay({ authorId: teacher.id });
    const { http } = clientOf(server, teacher);
    expect((await createManageClient(http).marking.list({})).data.map(({ id }) => id)).toEqual([pid]);
  });
});

describe('attempts that wait to be marked', () => {
  it('are listed by how long they have waited, with their paper, learner and open questions', async () => {
    const first = await withEssay();
    const second = await withEssay();
    const done = await submitted();
    await done.submit();
    await submitted();
    const { data, total } = await marker.manage.marking.list({});
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        id: first.pid,
        paper: { id: first.id, title: '期中测验' },
        person: { id: learner.id, nick_name: '周予安' },
        waiting_count: 1,
      },
      { id: second.pid },
    ]);
    const narrowed = await marker.manage.marking.list({ paper_id: second.id });
    expect(narrowed.data.map(({ id }) => id)).toEqual([second.pid]);
    expect((await marker.manage.marking.list({ page: 2, size: 1 })).data.map(({ id }) => id)).toEqual([
      second.pid,
    ]);
    expect((await marker.manage.marking.list({ keywords: '予安' })).total).toBe(2);
    expect((await marker.manage.marking.papers()).data).toEqual([
      { id: first.id, title: '期中测验', waiting_count: 1 },
      { id: second.id, title: '期中测验', waiting_count: 1 },
    ]);
  });

  it('show what was answered with its pictures, what grading gave, and what is right', async () => {
    const { pid } = await withEssay();
    const attempt = await marker.manage.marking.find(pid);
    expect(attempt).toMatchObject({ status: 3, score: null, paper: { score: 30 } });
    expect(attempt.questions[0]).toMatchObject({ score: 5, is_correct: 1 });
    expect(attempt.questions[3]).toMatchObject({
      answer_content: '我以为……',
      thumbs_rows: ['/blobs/page.png'],
      score: null,
      is_correct: null,
      question: { type: 4, score: 10, answer: secret, rubric: [{ text: secret, score: 10 }] },
    });
  });

  it('are nothing while they run, and nobody’s who may not mark', async () => {
    const { pid } = await submitted();
    await expect(marker.manage.marking.find(pid)).rejects.toMatchObject({ code: 404 });
    const other = await createManager(server, { article: 'all' });
    await expect(other.manage.marking.list({})).rejects.toMatchObject({ code: 403 });
    await expect(
      other.manage.marking.mark(pid, [{ question_id: 1, score: 1, seen: null }]),
    ).rejects.toMatchObject({
      code: 403,
    });
  });
});

describe('an attempt of who marks', () => {
  it('is marked by somebody else: it is in no list, and neither opened nor given points by its learner', async () => {
    const own = await createManager(server, { 'paper.mark': 'all' });
    const { pid, answer, submit, questionIds } = await submitted({}, own);
    await answer(3, '我以为……');
    await submit();
    const { pid: others } = await withEssay();
    const marks = [{ question_id: questionIds[3]!, score: 10, seen: null }];
    const words = { code: 403, message: '不能评阅自己的答卷' };
    await expect(own.manage.marking.mark(pid, marks)).rejects.toMatchObject(words);
    await expect(own.manage.marking.find(pid)).rejects.toMatchObject(words);
    for (const query of [{}, { waits_for: own.id }])
      expect((await own.manage.marking.list(query)).data.map(({ id }) => id)).toEqual([others]);
    expect((await own.manage.marking.papers()).data.map((paper) => paper.waiting_count)).toEqual([1]);
    expect((await marker.manage.marking.list({})).total).toBe(2);
    expect(await marker.manage.marking.mark(pid, marks)).toMatchObject({ status: 2 });
    await expect(own.manage.marking.mark(pid, marks)).rejects.toMatchObject(words);
  });
});

describe('marking', () => {
  it('finishes the attempt with its total, which the learner then reads everywhere', async () => {
    const { id, pid, essay } = await withEssay();
    const outcome = await marker.manage.marking.mark(pid, [{ question_id: essay, score: 7.5, seen: null }]);
    expect(outcome).toEqual({ status: 2, score: 12.5, waiting_count: 0 });
    const play = await exams().play(id, pid);
    expect(play.user_paper).toMatchObject({ status: 2, score: 12.5 });
    expect(play.questions[3]).toMatchObject({ score: 7.5, is_correct: 2 });
    expect((await exams().records(id)).data[0]).toMatchObject({ status: 2, score: 12.5 });
    expect((await exams().detail(id)).user_papers[0]).toMatchObject({ status: 2, score: 12.5 });
    expect(await exams().submit(pid)).toMatchObject({ status: 2, total_score: 12.5 });
    expect((await marker.manage.marking.list({})).total).toBe(0);
  });

  it('tells the learner once, when the last of it has its points', async () => {
    const { id, pid, essay } = await withEssay();
    const told = async () => (await createMessagesApi(clientOf(server, learner).http).list()).data;
    expect(await told()).toEqual([]);
    await marker.manage.marking.mark(pid, [{ question_id: essay, score: 7.5, seen: null }]);
    expect(await told()).toMatchObject([
      {
        type: 'exam_marked',
        actor: null,
        resource: { type: 'paper', id },
        data: { title: '期中测验', amount: 12.5 },
      },
    ]);
  });

  it('puts an essay that was not worth all of its points into the wrong book, once, beside what was wrong before', async () => {
    const { pid, essay, questionIds } = await withEssay();
    const wrong = () =>
      server.db
        .select({ id: wrongQuestions.questionId, count: wrongQuestions.wrongCount })
        .from(wrongQuestions)
        .where(eq(wrongQuestions.userId, learner.id))
        .orderBy(wrongQuestions.questionId);
    const before = await wrong();
    expect(before.map(({ id }) => id)).not.toContain(essay);
    await marker.manage.marking.mark(pid, [{ question_id: essay, score: 7.5, seen: null }]);
    expect(await wrong()).toEqual(
      [...before, { id: essay, count: 1 }].toSorted((one, other) => one.id - other.id),
    );
    const kept = await server.db
      .select({ id: questionAnswers.questionId })
      .from(questionAnswers)
      .where(eq(questionAnswers.userId, learner.id));
    expect(kept.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      questionIds.toSorted((one, other) => one - other),
    );
  });

  it('of some essays leaves the attempt waiting for the others', async () => {
    const questions: Question[] = [
      essayOf(10),
      {
        type: 6,
        level: 1,
        score: 6,
        content: '<p>读下面的文字</p>',
        questions: [essayOf(4) as never, { type: 5, level: 1, score: 2, content: '<p>对吗</p>', answer: 1 }],
      },
    ];
    const { pid, questionIds, answer, submit } = await submitted({ questions });
    await answer(0, '一段话');
    await answer(1, '又一段话', 0);
    await submit();
    const mark = (question_id: number | string, score: number) =>
      marker.manage.marking.mark(pid, [{ question_id, score, seen: null }]);
    expect(await mark(`${questionIds[1]}-cap-0`, 3.5)).toEqual({ status: 3, score: null, waiting_count: 1 });
    expect((await marker.manage.marking.list({})).data[0]).toMatchObject({ waiting_count: 1 });
    expect(await mark(questionIds[0]!, 10)).toEqual({ status: 2, score: 13.5, waiting_count: 0 });
  });

  it.each([
    ['more than the question gives', 10.1, null, 1, '给分不能超过这道题的分值'],
    ['less than nothing', -1, null, 400, '请求参数不正确'],
    ['a hundredth of a point', 4.25, null, 400, '请求参数不正确'],
    ['upon what was never given', 5, 3, 409, '其他老师刚刚评过这份答卷，请刷新后再试'],
  ])('with %s is refused and changes nothing', async (_, score, seen, code, message) => {
    const { pid, essay } = await withEssay();
    await expect(
      marker.manage.marking.mark(pid, [{ question_id: essay, score, seen }]),
    ).rejects.toMatchObject({ code, message });
    expect(await marker.manage.marking.find(pid)).toMatchObject({ status: 3, score: null });
  });

  it('takes every tenth of a point exactly', async () => {
    for (const score of [0.1, 0.3, 2.9, 9.9]) {
      const { pid, essay } = await withEssay();
      const outcome = await marker.manage.marking.mark(pid, [{ question_id: essay, score, seen: null }]);
      expect(outcome.score).toBe((50 + Math.round(score * 10)) / 10);
    }
  });

  it('refuses what grading has decided already, and what nobody has written', async () => {
    const { pid, questionIds } = await withEssay();
    const mark = (place: number) =>
      marker.manage.marking.mark(pid, [{ question_id: questionIds[place]!, score: 1, seen: 5 }]);
    await expect(mark(0)).rejects.toMatchObject({ code: 1, message: '这道题不需要评分，请刷新后再试' });
    await expect(
      marker.manage.marking.mark(pid, [{ question_id: 999_999, score: 1, seen: null }]),
    ).rejects.toMatchObject({ code: 1 });
  });

  it('by two at once is done by one; the other is told so, and nothing is written over', async () => {
    const { pid, essay } = await withEssay();
    const other = await createManager(server, { 'paper.mark': 'all' });
    const scores = [3, 8];
    const done = await Promise.allSettled(
      [marker, other].map(({ manage }, place) =>
        manage.marking.mark(pid, [{ question_id: essay, score: scores[place]!, seen: null }]),
      ),
    );
    const won = done.findIndex(({ status }) => status === 'fulfilled');
    expect(done.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 409, message: '这份答卷已经阅完，不能再次评分' } },
    ]);
    const attempt = await marker.manage.marking.find(pid);
    expect(attempt).toMatchObject({ status: 2, score: 5 + scores[won]! });
  });

  it('repeated with the same key answers the same and is done once', async () => {
    const { pid, essay } = await withEssay();
    const idempotencyKey = 'mark-once-0123456789';
    const mark = () =>
      marker.manage.marking.mark(pid, [{ question_id: essay, score: 4, seen: null }], { idempotencyKey });
    expect(await mark()).toEqual(await mark());
    expect(await server.db.$count(sql`manage_actions`)).toBe(1);
  });

  it('is written into the log with what was given, and is not undone', async () => {
    const { pid, essay } = await withEssay();
    await marker.manage.marking.mark(pid, [{ question_id: essay, score: 4, seen: null }]);
    const admin = await createAdministrator(server);
    const { data } = await admin.manage.log.actions({ entity: 'paperAttempt' });
    expect(data).toMatchObject([
      { actor: { id: marker.id }, kind: 'update', subjects: [{ id: pid, title: '期中测验 · 周予安' }] },
    ]);
    const { changes } = await admin.manage.log.action(data[0]!.id);
    expect(changes).toEqual([
      {
        id: pid,
        before: { [`question ${essay}`]: null, total_score: null },
        after: { [`question ${essay}`]: 4, total_score: 9 },
      },
    ]);
    await expect(marker.manage.log.undo(data[0]!.id)).rejects.toMatchObject({ code: 403 });
    expect(await server.db.$count(paperAttempts, sql`status = 2`)).toBe(1);
  });

  it('gives a paper of nothing but essays its whole score at most', async () => {
    const { pid, questionIds, answer, submit } = await submitted({
      questions: [sixQuestions[3]!, essayOf(5)],
    });
    await answer(0, '甲');
    await answer(1, '乙');
    await submit();
    const marks = [10, 5].map((score, place) => ({ question_id: questionIds[place]!, score, seen: null }));
    expect(await marker.manage.marking.mark(pid, marks)).toMatchObject({ status: 2, score: 15 });
  });
});
