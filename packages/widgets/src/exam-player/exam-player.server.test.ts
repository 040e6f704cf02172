import { createExamsApi, type ExamsApi, type User } from '@shuyuan/api-client';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { signInAsLearner, until } from '../testing/real-server.fixtures.ts';
import { createExamPlayerStore } from './exam-player.store.ts';
import { isRunning, questionsOf } from './exam-state.ts';
import { examPlayerStrings } from './exam-player.strings.ts';

let server: TestServer;
let exams: ExamsApi;
let user: User;
let paperId: number;

beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
  const client = await signInAsLearner(server.fetch);
  exams = createExamsApi(client.http);
  user = await client.my.detail();
  const { data } = await exams.list();
  paperId = data.data.find(({ title }) => title.startsWith('把话写清楚'))?.id ?? 0;
});
afterAll(() => server.close());

async function open(host = createTestHost({ user, now: Date.now() })) {
  const store = createExamPlayerStore(
    { host, strings: examPlayerStrings['zh-CN'], getProps: () => ({ exams, paperId, onLeave() {} }) },
    { holdPage: () => () => {}, saveText() {}, watchIntegrity: () => () => {} },
  );
  store.start();
  const state = store.getState;
  await until(() => state().attempt.status === 'ready');
  return { host, state, ...store.actions };
}

it('sits a paper over a crash, submits it, and shows what was right and what it gave', async () => {
  await exams.start(paperId);
  const first = await open();
  const [single, , multiple, blank] = questionsOf(first.state());
  first.answer(String(single?.id), 'option2');
  first.answer(String(multiple?.id), 'option1,option2,option4');
  await first.host.settle();

  const second = await open(first.host.crash());
  expect(second.state().answers[String(single?.id)]?.content).toBe('option2');
  second.answer(String(blank?.id), ['1', '段首']);
  second.askToSubmit();
  second.confirm();
  await until(() => !isRunning(second.state()));

  const { attempt } = second.state();
  expect(attempt).toMatchObject({ user_paper: { status: 2, score: 17 } });
  expect(questionsOf(second.state()).map(({ is_correct: result }) => result)).toEqual([1, 3, 1, 1, 3, 3]);
  expect(questionsOf(second.state())[0]?.question).toMatchObject({ answer: 'option2' });
});
