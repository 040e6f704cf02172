import { createExamsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createManager, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let learner: Person;
let markers: [Manager, Manager, Manager];

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.paper': true });
  const one = () => createManager(server, { 'paper.mark': 'all' });
  markers = [await one(), await one(), await one()];
});
afterAll(() => server.close());
beforeEach(async () => {
  learner = await createPerson(server.db);
});

const exams = () => createExamsApi(clientOf(server, learner).http);

/** An attempt whose essay, of ten points, two people mark: they may differ by two. */
async function submitted() {
  const { id, questionIds } = await createPaper(server.db, { isDoubleMarked: true, markDifference: 20 });
  const { record_id: pid } = await exams().start(id);
  const essay = questionIds[3]!;
  await exams().answer({ pid, question_id: essay, answer: '我以为……', seq: 1 });
  await exams().submit(pid);
  const mark = (by: Manager, score: number, seen: number | null = null, comment = '') =>
    by.manage.marking.mark(pid, [{ question_id: essay, score, seen, comment }]);
  const queueOf = async (by: Manager) =>
    (await by.manage.marking.list({ waits_for: by.id })).data.map((row) => row.id).includes(pid);
  return { id, pid, essay, mark, queueOf };
}

it('the middle of two holds where they are near, and the learner reads what both wrote', async () => {
  const [one, other] = markers;
  const { id, pid, essay, mark, queueOf } = await submitted();
  expect(await mark(one, 6, null, '开头好')).toEqual({ status: 3, score: null, waiting_count: 1 });
  expect([await queueOf(one), await queueOf(other)]).toEqual([false, true]);
  expect((await exams().play(id)).questions[3]).not.toHaveProperty('comments');
  expect(await mark(other, 8, null, '结尾匆忙')).toMatchObject({ status: 2, score: 7 });
  const question = (await exams().play(id)).questions.find((asked) => asked.id === essay);
  expect(question).toMatchObject({ score: 7, comments: ['开头好', '结尾匆忙'] });
  await expect(mark(one, 9, 6)).rejects.toMatchObject({ code: 409 });
  expect((await one.manage.marking.find(pid)).marks).toMatchObject([{ score: 6 }, { score: 8 }]);
});

it('nobody sees what the other gave before they have marked it themselves', async () => {
  const [one, other] = markers;
  const { pid, essay, mark } = await submitted();
  await mark(one, 6);
  const seen = async (by: Manager) => {
    const { marks, questions } = await by.manage.marking.find(pid);
    expect(questions.find((asked) => asked.id === essay)?.score).toBeNull();
    return marks.map(({ score }) => score);
  };
  expect([await seen(one), await seen(other)]).toEqual([[6], []]);
  await mark(other, 9);
  expect([await seen(one), await seen(other)]).toEqual([
    [6, 9],
    [6, 9],
  ]);
});

it('a third decides where they are far apart, unless one of them comes nearer', async () => {
  const [one, other, third] = markers;
  const first = await submitted();
  await first.mark(one, 3);
  expect(await first.mark(other, 9)).toMatchObject({ status: 3 });
  expect([await first.queueOf(one), await first.queueOf(third)]).toEqual([false, true]);
  expect(await first.mark(third, 8)).toMatchObject({ status: 2, score: 8 });
  const second = await submitted();
  await second.mark(one, 3);
  await second.mark(other, 9);
  await expect(second.mark(one, 7, null)).rejects.toMatchObject({ code: 409 });
  expect(await second.mark(one, 7, 3)).toMatchObject({ status: 2, score: 8 });
});

it('two who mark at once are both heard, and one who sends twice is heard once', async () => {
  const [one, other] = markers;
  const { pid, mark } = await submitted();
  const outcomes = await Promise.allSettled([mark(one, 6), mark(other, 7), mark(one, 6)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(2);
  expect(await one.manage.marking.find(pid)).toMatchObject({ status: 2, score: 6.5 });
});
