import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createManageClient } from '@shuyuan/api-client/manage';
import { createTestServer, type TestServer } from '@shuyuan/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestHost } from '../testing/index.ts';
import { until, visit } from '../testing/real-server.fixtures.ts';
import { createAttemptMarkingStore } from './attempt-marking.store.ts';
import { attemptMarkingStrings } from './attempt-marking.strings.ts';
import { essaysOf } from './essays.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('marks an attempt of the demonstration, and leads to the one that has waited next longest', async () => {
  const { token } = await visit(server.fetch).session.loginByPassword({
    mobile: '13800000003',
    password: 'shuyuan-demo',
  });
  const client = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const { marking } = createManageClient(client.http);
  const { data } = await marking.list({});
  const [first, second] = data.map(({ id }) => id);
  const onNext = vi.fn<(id: number) => void>();
  const store = createAttemptMarkingStore({
    host: createTestHost({ user: await client.my.detail(), now: Date.now() }),
    strings: attemptMarkingStrings['zh-CN'],
    getProps: () => ({ marking, attemptId: first!, onNext }),
  });
  store.start();
  await until(() => store.getState().attempt.status === 'ready');
  const { attempt } = store.getState();
  const [essay] = attempt.status === 'ready' ? essaysOf(attempt.marked) : [];
  store.actions.give(essay!.key, 16.5);
  await store.actions.saveAndGoOn();
  expect(onNext.mock.calls).toEqual([[second]]);
  const marked = await marking.find(first!);
  expect(marked.status).toBe(2);
  expect(marked.score).toBe(marked.questions.reduce((sum, { score }) => sum + (score ?? 0), 0));
  expect((await marking.list({})).total).toBe(data.length - 1);
});
