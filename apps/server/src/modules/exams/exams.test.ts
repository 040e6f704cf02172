import { createClient, createExamsApi } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptAnswers, paperAttempts, papers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { addGrant } from '../grants/grants.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createExamCategory, createPaper, secret, sixQuestions } from './exams.fixtures.ts';

let server: TestServer;
let now: Date;
let learner: Person;
const wait = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const exams = (person = learner) => createExamsApi(clientOf(server, person).http);
const refusal = (message: string, code = 1) => ({ code, message });

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await server.db.execute(sql`truncate papers, questions, exam_categories, grants, rate_limits cascade`);
  learner = await createPerson(server.db);
});

/** A paper that the learner has begun. */
async function begun(paper: Parameters<typeof createPaper>[1] = {}) {
  const { id, questionIds } = await createPaper(server.db, paper);
  const { record_id: pid } = await exams().start(id);
  const answer = (place: number, content: string | string[] | number, seq = 1, part?: number) =>
    exams().answer({
      pid,
      question_id: part === undefined ? questionIds[place]! : `${questionIds[place]}-cap-${part}`,
      answer: content,
      seq,
    });
  return { id, pid, questionIds, answer };
}

describe('papers', () => {
  it('are listed for a visitor, the newest first, without drafts, those to come and removed ones', async () => {
    const { id: old } = await createPaper(server.db, { publishedAt: new Date('2026-01-01T00:00:00Z') });
    const { id: latest } = await createPaper(server.db, { publishedAt: new Date('2026-02-01T00:00:00Z') });
    await createPaper(server.db, { publishedAt: null });
    await createPaper(server.db, { publishedAt: new Date('2026-12-01T00:00:00Z') });
    await createPaper(server.db, { deletedAt: now });
    const visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
    const { data, user_papers: taken } = await createExamsApi(visitor.http).list();
    expect(data.data.map(({ id }) => id)).toEqual([latest, old]);
    expect(data).toMatchObject({ total: 2, data: [{ questions_count: 6, score: 30, pass_score: 18 }, {}] });
    expect(taken).toEqual({});
  });

  it('are narrowed to a category with those under it', async () => {
    const above = await createExamCategory(server.db);
    const below = await createExamCategory(server.db, above);
    const { id } = await createPaper(server.db, { categoryId: below });
    await createPaper(server.db);
    const list = await exams().list({ cid1: above });
    expect(list.data.data.map((paper) => paper.id)).toEqual([id]);
    expect(list.category_children[above]).toEqual([{ id: below, name: '语文' }]);
    expect((await exams().list({ cid1: above, cid2: below })).data.total).toBe(1);
  });

  it('say how many questions of each type they have, and what the learner has done of them', async () => {
    const { id } = await createPaper(server.db, { tryTimes: 1 });
    expect(await exams().detail(id)).toMatchObject({
      questions: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 },
      user_papers: [],
      can_join: true,
      refusal: null,
    });
    const { record_id: pid } = await exams().start(id);
    expect(await exams().detail(id)).toMatchObject({ can_join: true, join_count: 1 });
    await exams().submit(pid);
    expect(await exams().detail(id)).toMatchObject({ can_join: false, refusal: 'no-tries-left' });
    expect((await exams().records(id)).data.map((row) => row.id)).toEqual([pid]);
    expect(Object.keys((await exams().list()).user_papers)).toEqual([String(id)]);
  });
});

describe('beginning an attempt', () => {
  it.each([
    ['a draft', { publishedAt: null }, '试卷不存在或已下架', 404],
    ['one for sale', { charge: 9 }, '无权限参与', 1],
    ['one for the invited', { enabledInvite: true }, '当前试卷仅限邀请用户参与', 1],
    ['one that opens later', { beginsAt: new Date('2026-11-22T08:00:01Z') }, '考试尚未开始', 1],
    ['one that is closed', { closesAt: new Date('2026-11-22T08:00:00Z') }, '考试已经结束', 1],
    ['one without questions', { hasQuestions: false }, '试卷不存在或已下架', 404],
  ])('is refused for %s, in words', async (_, paper, message, code) => {
    const { id } = await createPaper(server.db, paper);
    await expect(exams().start(id)).rejects.toMatchObject(refusal(message, code));
    expect(await server.db.$count(paperAttempts)).toBe(0);
  });

  it('is open to who was given the paper, and for a member where it is free for members', async () => {
    const { id: invited } = await createPaper(server.db, { enabledInvite: true, charge: 9 });
    const goods = { type: 'paper', id: invited } as const;
    await addGrant(server.db, { userId: learner.id, goods, source: 'given', startsAt: now });
    await exams().start(invited);
    const { id: free } = await createPaper(server.db, { charge: 9, isVipFree: true });
    await becomeMember(server.db, learner.id, now);
    await exams().start(free);
    expect(await server.db.$count(paperAttempts)).toBe(2);
  });

  it('finds the attempt that runs, in ten tabs at once, and counts once', async () => {
    const { id } = await createPaper(server.db, { tryTimes: 2 });
    const all = await Promise.all(Array.from({ length: 10 }, () => exams().start(id)));
    expect(new Set(all.map(({ record_id: pid }) => pid)).size).toBe(1);
    await exams().submit(all[0]!.record_id);
    await exams().submit((await exams().start(id)).record_id);
    await expect(exams().start(id)).rejects.toMatchObject(refusal('可考试次数已用完'));
  });

  it('ends with the window of the paper, and keeps the questions as they were', async () => {
    const { id, pid, questionIds } = await begun({ closesAt: new Date('2026-11-22T08:10:00Z') });
    await server.db.execute(
      sql`update questions set shown = '{"content":"changed"}', key = '{"answer":"option1"}' where id = ${questionIds[0]}`,
    );
    const { user_paper: attempt, questions } = await exams().play(id, pid);
    expect(attempt.ended_at).toBe('2026-11-22T08:10:00.000Z');
    expect(questions[0]!.question.content).toBe('<p>选一个</p>');
  });

  it('draws an order of its own that stays, and grades the same', async () => {
    const { id, pid, answer } = await begun({ isRandom: true });
    await answer(0, 'option2');
    const order = async () =>
      (await exams().play(id, pid)).questions.map(({ id: one, question }) => [
        one,
        question.type === 1 ? question.options.map(({ key }) => key) : null,
      ]);
    const first = await order();
    expect(await order()).toEqual(first);
    await exams().submit(pid);
    const { questions } = await exams().play(id, pid);
    expect(questions.find(({ question }) => question.type === 1)).toMatchObject({ is_correct: 1, score: 5 });
  });

  it('is not done by who only looks at the site as a role', async () => {
    const { id } = await createPaper(server.db);
    await server.db.execute(sql`update sessions set preview = '{}' where user_id = ${learner.id}`);
    await expect(exams().start(id)).rejects.toMatchObject({ code: 1 });
  });
});

describe('answers', () => {
  it('are kept in the order of their numbers, once, whatever order they come in', async () => {
    const { id, pid, answer } = await begun();
    await answer(0, 'option1', 1);
    expect(await answer(0, 'option3', 3)).toMatchObject({ is_saved: true, seq: 3 });
    expect(await answer(0, 'option2', 2)).toMatchObject({ is_saved: false, seq: 3 });
    expect(await answer(0, 'option3', 3)).toMatchObject({ is_saved: true, seq: 3 });
    expect(await answer(0, 'option4', 3)).toMatchObject({ is_saved: false, seq: 3 });
    await Promise.all(Array.from({ length: 12 }, (_, at) => answer(4, at % 2, at + 1)));
    const { questions } = await exams().play(id, pid);
    expect(questions[0]).toMatchObject({ answer_content: 'option3', seq: 3 });
    expect(questions[4]).toMatchObject({ answer_content: 1, seq: 12 });
    expect(await server.db.$count(attemptAnswers)).toBe(2);
  });

  it('to the parts of a group are kept by part', async () => {
    const { id, pid, answer } = await begun();
    await answer(5, 'option2', 1, 0);
    await answer(5, 1, 1, 1);
    const group = (await exams().play(id, pid)).questions[5]!;
    expect(group.answer_contents_rows).toMatchObject([{ answer_content: 'option2' }, { answer_content: 1 }]);
    expect(group.answer_content).toBeNull();
  });

  it('go to no question that was not asked, and to nobody else’s attempt', async () => {
    const { pid, questionIds, answer } = await begun();
    const other = await createPerson(server.db);
    const sent = (question: string | number, person = learner) =>
      exams(person).answer({ pid, question_id: question, answer: 'option2', seq: 1 });
    await expect(sent(questionIds[0]!, other)).rejects.toMatchObject({ code: 404 });
    await expect(sent(999_999)).rejects.toMatchObject({ code: 404 });
    await expect(sent(questionIds[5]!)).rejects.toMatchObject({ code: 404 });
    await expect(answer(5, 1, 1, 2)).rejects.toMatchObject({ code: 404 });
    await expect(answer(0, 'option2', 1, 0)).rejects.toMatchObject({ code: 404 });
    expect(await server.db.$count(attemptAnswers)).toBe(0);
  });

  it('EX-04 that were on their way when the time was over still count; later ones are refused in words', async () => {
    const { id, pid, answer } = await begun();
    wait(3600 + 4);
    await answer(0, 'option2');
    wait(2);
    await expect(answer(4, 0)).rejects.toMatchObject(refusal('考试时间已到，答案没有保存'));
    // What is kept is known to be kept, however late it is asked again.
    expect(await answer(0, 'option2')).toMatchObject({ is_saved: true });
    const { user_paper: attempt, questions } = await exams().play(id, pid);
    expect(attempt).toMatchObject({ status: 2, score: 5, submit_at: attempt.ended_at, used_seconds: 3600 });
    expect(questions[0]).toMatchObject({ is_correct: 1 });
  });
});

describe('the end of an attempt', () => {
  it('gives what the answers are worth, and waits for a teacher where an essay was written', async () => {
    const { id, pid, answer } = await begun();
    await answer(0, 'option2');
    await answer(1, 'option1');
    await answer(2, ['光合作用']);
    await answer(3, '一段话');
    await answer(4, 1);
    await answer(5, 'option2', 1, 0);
    const { receipt, ...ended } = await exams().submit(pid);
    expect(ended).toEqual({ status: 3, total_score: null });
    expect(receipt).toMatchObject({ count: 6, submitted_at: now.toISOString() });
    const { questions, receipt: kept } = await exams().play(id, pid);
    expect(questions.map(({ is_correct: result, score }) => [result, score])).toEqual([
      [1, 5],
      [0, 0],
      [1, 3],
      [null, null],
      [0, 0],
      [2, 4],
    ]);
    expect(kept).toEqual(receipt);
    expect(questions[5]!.answer_contents_rows).toMatchObject([{ is_correct: 1 }, { is_correct: 3 }]);
  });

  it('stands at once where marking is skipped, and a repetition answers the same', async () => {
    const { pid, answer } = await begun({ isSkipMark: true });
    await answer(0, 'option2');
    await answer(3, '一段话');
    const [ended, again] = await Promise.all([exams().submit(pid), exams().submit(pid)]);
    expect(ended).toMatchObject({ status: 2, total_score: 5, receipt: { count: 2 } });
    expect(again).toEqual(ended);
    expect(await exams().submit(pid)).toEqual(ended);
    await expect(answer(0, 'option1', 2)).rejects.toMatchObject(refusal('已经交卷，答案没有保存'));
  });

  it('gives for part of a choice what its rule says', async () => {
    const { pid, answer } = await begun({ isSkipMark: true, rules: { partial: { rule: 'share' } } });
    await answer(1, 'option3');
    expect(await exams().submit(pid)).toMatchObject({ total_score: 2 });
  });

  it('comes without anybody there, for each whose time is over, also after one that fails', async () => {
    const { pid: broken } = await begun();
    const { id, pid, answer } = await begun({ expiredMinutes: 61 });
    await answer(0, 'option2');
    await server.db.execute(
      sql`update attempt_questions set key = 'null', type = 1 where attempt_id = ${broken}`,
    );
    await server.db.execute(
      sql`insert into attempt_answers (attempt_id, question_id, part, seq, content, images, saved_at)
        select attempt_id, question_id, -1, 1, '"option2"', '[]', now() from attempt_questions where attempt_id = ${broken}`,
    );
    wait(61 * 60 + 6);
    await expect(server.modules.submitDueAttempts(server.db)).rejects.toThrow('could not be submitted');
    const rows = await server.db.select().from(paperAttempts).where(eq(paperAttempts.paperId, id));
    expect(rows).toMatchObject([{ id: pid, status: 2, score: 50 }]);
  });

  it('loses no answer that was acknowledged, and takes none after it, when both come at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, pid, answer } = await begun({ isSkipMark: true });
      const sent = Array.from({ length: 6 }, (_, at) =>
        answer(0, at % 2 === 0 ? 'option1' : 'option2', at + 1).then(
          ({ is_saved: isSaved }) => (isSaved ? at + 1 : 0),
          () => 0,
        ),
      );
      const submitted = exams().submit(pid);
      const acknowledged = Math.max(...(await Promise.all(sent)));
      const { total_score: total } = await submitted;
      const { questions } = await exams().play(id, pid);
      expect(questions[0]!.seq).toBeGreaterThanOrEqual(acknowledged);
      expect(total).toBe(questions[0]!.answer_content === 'option2' ? 5 : 0);
    }
  });
});

describe('what makes an answer right', () => {
  it('is in no answer of the server while the attempt runs, and in the result when it is over', async () => {
    const { id, pid, answer } = await begun();
    const texts = [
      await exams().list(),
      await exams().detail(id),
      await exams().records(id),
      await exams().start(id),
      await exams().play(id, pid),
      await answer(0, 'option2'),
      await answer(5, 'option2', 1, 0),
    ].map((told) => JSON.stringify(told));
    for (const text of texts)
      expect(text).not.toMatch(new RegExp(`${secret}|"answer"|"remark"|"rubric"|光合作用`));
    await exams().submit(pid);
    const { questions } = await exams().play(id, pid);
    expect(questions.map(({ question }) => question)).toEqual(sixQuestions);
  });

  it('is not told of a question that stands in another running attempt, nor of a second try', async () => {
    const { id, pid } = await begun();
    await exams().submit(pid);
    const { record_id: second } = await exams().start(id);
    expect(JSON.stringify(await exams().play(id, pid))).not.toContain(secret);
    await exams().submit(second);
    expect(JSON.stringify(await exams().play(id, pid))).toContain(secret);
  });

  it('is told to nobody else', async () => {
    const { id, pid } = await begun();
    await exams().submit(pid);
    await expect(exams(await createPerson(server.db)).play(id, pid)).rejects.toMatchObject({ code: 404 });
  });

  it('stays with who has it when the paper is taken away', async () => {
    const { id, pid } = await begun();
    await exams().submit(pid);
    await server.db.update(papers).set({ deletedAt: now }).where(eq(papers.id, id));
    await expect(exams().detail(id)).rejects.toMatchObject({ code: 404 });
    expect((await exams().play(id, pid)).questions).toHaveLength(6);
  });
});

it('questions of the bank are asked without what makes them right', async () => {
  const { questionIds } = await createPaper(server.db);
  await server.db.execute(sql`update questions set deleted_at = now() where id = ${questionIds[0]}`);
  const { data, total } = await exams().questions();
  expect([total, data.map(({ id }) => id)]).toEqual([5, questionIds.slice(1).toReversed()]);
  expect(JSON.stringify(data)).not.toMatch(new RegExp(`${secret}|"answer"|"remark"`));
  expect((await exams().questions({ type: 5, level: 1 })).total).toBe(1);
});

it('papers are taken by the addresses of the add-on as well, and closed with them', async () => {
  const { id, questionIds } = await createPaper(server.db, { isSkipMark: true });
  const call = async (path: string, body?: object) => {
    const response = await server.fetch(`/addons/Paper/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as { code: number; data: Record<string, never> };
  };
  expect((await call('papers')).data).toMatchObject({ data: { total: 1 } });
  const { record_id: pid } = (await call(`paper/${id}/join`)).data;
  for (const answer of ['option1', 'option2']) {
    wait(1);
    await call(`paper/${id}/submit/single`, { pid, question_id: questionIds[0], answer });
  }
  const played = await call(`paper/${id}/join/${pid}`);
  expect(played.data['questions']).toMatchObject([{ answer_content: 'option2' }, {}, {}, {}, {}, {}]);
  expect((await call(`paper/${id}/submit/all`, { pid })).data).toMatchObject({ status: 2, total_score: 5 });
  await saveSettings(server.db, { 'features.paper': false });
  expect((await call(`paper/${id}`)).code).not.toBe(0);
  await saveSettings(server.db, { 'features.paper': true });
});
