import { createExamsApi, type Question } from '@shuyuan/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { createExamCategory, createPaper } from './exams.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());

const judge = (): Question => ({ type: 5, level: 1, score: 2, content: '<p>对吗</p>', answer: 1 });

/** A paper of four judgements, the last one in a chapter of its own, which a lesson teaches. */
async function create() {
  const { id, questionIds } = await createPaper(server.db, { questions: Array.from({ length: 4 }, judge) });
  const chapter = await createExamCategory(server.db);
  const videoId = await createVideo(server.db, { title: '怎样判断' });
  await server.db
    .update(questions)
    .set({ categoryId: chapter, videoId, videoSecond: 75 })
    .where(eq(questions.id, questionIds[3]!));
  return { id, questionIds, chapter, videoId };
}

type Paper = Awaited<ReturnType<typeof create>>;

/** Sits it with so many right answers, the last of which is in the chapter of its own. */
async function sit({ id, questionIds }: Paper, right: number, person?: Person) {
  const api = createExamsApi(clientOf(server, person ?? (await createPerson(server.db))).http);
  const { record_id: pid } = await api.start(id);
  for (const [place, question] of questionIds.entries())
    await api.answer({ pid, question_id: question, answer: place < right ? 1 : 0, images: [], seq: 1 });
  const running = await api.play(id, pid);
  await api.submit(pid);
  return { running: running.chapters, over: (await api.play(id, pid)).chapters };
}

it('is told by chapter when an attempt is over, the weakest first, with the lesson that teaches what was missed', async () => {
  const paper = await create();
  const { running, over } = await sit(paper, 3);
  expect(running).toEqual([]);
  expect(over).toMatchObject([
    {
      category: { id: paper.chapter },
      score: 0,
      total: 2,
      median: null,
      lessons: [{ video_id: paper.videoId, title: '怎样判断', second: 75 }],
    },
    { score: 6, total: 6, median: null, lessons: [] },
  ]);
});

it('stands beside the middle of everybody once there are five', async () => {
  const paper = await create();
  for (const right of [0, 1, 3, 4]) await sit(paper, right);
  const { over } = await sit(paper, 2);
  // Of three questions 0, 1, 2, 3 and 3 were right, of one 0, 0, 0, 0 and 1.
  expect(over.map(({ median }) => median)).toEqual([0, 67]);
});

it('names no lesson that nobody is shown', async () => {
  const paper = await create();
  const hidden = await createVideo(server.db, { publishedAt: null });
  await server.db.update(questions).set({ videoId: hidden }).where(eq(questions.id, paper.questionIds[3]!));
  const { over } = await sit(paper, 3);
  expect(over.flatMap(({ lessons }) => lessons)).toEqual([]);
});
