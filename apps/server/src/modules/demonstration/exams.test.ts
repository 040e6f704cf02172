import { createClient, createExamsApi } from '@shuyuan/api-client';
import { createMockApi, createPracticeApi } from '@shuyuan/api-client/exam-area';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createManageClient } from '@shuyuan/api-client/manage';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { examCategories, questions } from '../../db/schema.ts';
import { paperSeeds } from './exams.seed.ts';
import { markingSeed } from './marking.seed.ts';
import { bankSeeds } from './questions/bank.seed.ts';
import { accountPassword, accountSeeds } from './people.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seedDemonstration: true });
});
afterAll(() => server.close());

it('the papers of the demonstration are open, and add up to more than their pass marks', async () => {
  const { data } = await createExamsApi(clientOf(server).http).list();
  expect(data.data.map(({ title }) => title)).toEqual(
    paperSeeds.toSorted((a, b) => a.daysAgo - b.daysAgo).map(({ title }) => title),
  );
  for (const { score, pass_score: pass, questions_count: count, title } of data.data) {
    const seed = paperSeeds.find((one) => one.title === title);
    expect(count).toBe(seed?.questions.length);
    expect(score).toBe(seed?.questions.reduce((sum, question) => sum + question.score, 0));
    expect(score).toBeGreaterThan(pass);
  }
});

it('the essays of the demonstration wait for the administrator, the oldest first, with what was written', async () => {
  const { mobile } = accountSeeds.find(({ role }) => role === 'administrator')!;
  const { token } = await clientOf(server).session.loginByPassword({ mobile, password: accountPassword });
  const client = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const { marking } = createManageClient(client.http);
  const { data } = await marking.list({});
  expect(data.map(({ person }) => person.nick_name)).toEqual(markingSeed.attempts.map(({ owner }) => owner));
  const { questions: asked, status } = await marking.find(data[0]!.id);
  expect(status).toBe(3);
  expect(asked.map((one) => one.answer_content)).toContain(markingSeed.attempts[0].essay);
});

it('the practices of the demonstration can be practised, and its mock papers drawn', async () => {
  const { mobile } = accountSeeds.find(({ role }) => role === 'administrator')!;
  const { token } = await clientOf(server).session.loginByPassword({ mobile, password: accountPassword });
  const { http } = createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const practices = await createPracticeApi(http).list();
  expect(practices.data.total).toBe(4);
  for (const { question_count: count, chapters_count: chapters } of practices.data.data) {
    expect(count).toBeGreaterThan(0);
    expect(chapters).toBeGreaterThan(1);
  }
  const mocks = await createMockApi(http).list();
  expect(mocks.data.total).toBe(3);
  for (const { id, questions_count: count } of mocks.data.data) {
    const { recordId } = await createMockApi(http).start(id);
    expect((await createMockApi(http).asPaper(recordId).play(id)).questions).toHaveLength(count);
  }
});

it('the bank of the demonstration is in its chapters, each below its subject, and names lessons that are there', async () => {
  const rows = await server.db
    .select({ name: examCategories.name, parentId: examCategories.parentId, videoId: questions.videoId })
    .from(questions)
    .innerJoin(examCategories, eq(examCategories.id, questions.categoryId));
  const roots = await server.db.select().from(examCategories).where(isNull(examCategories.parentId));
  for (const { name, chapters } of bankSeeds) {
    const root = roots.filter((one) => one.name === name);
    expect(root).toHaveLength(1);
    for (const chapter of chapters) {
      const own = rows.filter((row) => row.name === chapter.name);
      expect(own).toHaveLength(chapter.questions.length);
      for (const { parentId, videoId } of own) {
        expect(parentId).toBe(root[0]?.id);
        expect(videoId !== null).toBe(chapter.lesson !== undefined);
      }
    }
  }
});

it('papers were sat by twenty people, so that a result stands beside the middle of everybody', async () => {
  const client = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
  const { token } = await client.session.loginByPassword({
    mobile: accountSeeds[0].mobile,
    password: accountPassword,
  });
  const exams = createExamsApi(
    createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer }).http,
  );
  const seed = paperSeeds.find(
    ({ charge, questions: asked }) => charge === 0 && asked.every(({ type }) => type !== 4),
  );
  const { data } = await exams.list();
  const paper = data.data.find(({ title }) => title === seed?.title);
  const { record_id: pid } = await exams.start(paper!.id);
  await exams.submit(pid);
  const { chapters } = await exams.play(paper!.id, pid);
  expect(chapters.map(({ score, median }) => [score, median !== null && median > 0 && median < 100])).toEqual(
    chapters.map(() => [0, true]),
  );
});
