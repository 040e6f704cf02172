import { createExamsApi, createNotesApi, createSearchApi } from '@shuyuan/api-client';
import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptAnswers, questionAnswers } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createManager, type Manager } from '../manage/manage.fixtures.ts';
import { createPractice } from '../practice/practice.fixtures.ts';
import { indexForSearch } from '../search/search-index.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

let server: TestServer;
let learner: Person;
let marker: Manager;

/** NUL and both halves of a surrogate pair, as a paste from a PDF or a text cut in two holds them. */
const dirty = (text: string) => `\u0000${text}\ud83d${text}\udc00\u0000`;
const clean = (text: string) => `${text}${text}`;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, {
    'features.paper': true,
    'features.practice': true,
    'features.note': true,
    'features.comment': true,
  });
  marker = await createManager(server, { 'paper.mark': 'all' });
  learner = await createPerson(server.db);
});
afterAll(() => server.close());

const http = () => clientOf(server, learner).http;

describe('an exam', () => {
  it('EX-03 whose essay and blank hold NUL and lone surrogates closes with its points', async () => {
    const { id, questionIds } = await createPaper(server.db);
    const exams = createExamsApi(http());
    const { record_id: pid } = await exams.start(id);
    const answer = (place: number, content: string | string[]) =>
      exams.answer({ pid, question_id: questionIds[place]!, answer: content, seq: 1 });
    expect(await answer(3, dirty('写一段'))).toMatchObject({ is_saved: true, seq: 1 });
    expect(await answer(2, ['\u0000光合\ud800作用'])).toMatchObject({ is_saved: true });
    expect(await answer(0, 'option2\u0000')).toMatchObject({ is_saved: true });
    const kept = await server.db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, pid));
    expect(kept.map(({ content }) => content)).toEqual(
      expect.arrayContaining([clean('写一段'), ['光合作用'], 'option2']),
    );
    expect(await exams.submit(pid)).toMatchObject({ status: 3, receipt: { count: 3 } });
    await marker.manage.marking.mark(pid, [
      { question_id: questionIds[3]!, score: 8, seen: null, comment: dirty('写得好') },
    ]);
    const { user_paper: own, questions } = await exams.play(id, pid);
    expect(own).toMatchObject({ status: 2, score: 16 });
    expect(questions[3]).toMatchObject({
      answer_content: clean('写一段'),
      comments: [clean('写得好')],
    });
  });

  it('takes an answer of nothing but such characters as an empty one', async () => {
    const { id, questionIds } = await createPaper(server.db);
    const exams = createExamsApi(http());
    const { record_id: pid } = await exams.start(id);
    await exams.answer({ pid, question_id: questionIds[3]!, answer: '\u0000\ud800', seq: 1 });
    const { questions } = await exams.play(id, pid);
    expect(questions[3]?.answer_content).toBe('');
  });
});

it('keeps an answer of a practice without them', async () => {
  const { id, questionIds } = await createPractice(server.db);
  await createPracticeApi(http()).answer(id, questionIds[3]!, {
    client_id: randomUUID(),
    answer: dirty('练习'),
  });
  const [kept] = await server.db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.questionId, questionIds[3]!));
  expect(JSON.stringify(kept)).toContain(clean('练习'));
});

describe('an article', () => {
  it('takes comments and notes without them, and none that holds nothing else', async () => {
    const target = { type: 'article', id: await createArticle(server.db) } as const;
    const { comments } = clientOf(server, learner);
    const notes = createNotesApi(http());
    await comments.submit(target, { content: dirty('评论') });
    const { comments: listed } = await comments.list(target, { page: 1, size: 10 });
    expect(listed.data.map(({ content }) => content)).toEqual([`<p>${clean('评论')}</p>`]);
    const onArticle = { resource_type: 'article', resource_id: target.id } as const;
    const note = await notes.store({ ...onArticle, content: `<p>${dirty('笔记')}</p>`, title: dirty('题') });
    expect(note).toMatchObject({ content: `<p>${clean('笔记')}</p>`, title: clean('题') });
    const refused = /^(1|400)$/;
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'taken',
        (error: { code?: number }) => String(error.code),
      );
    expect(await codeOf(comments.submit(target, { content: '\u0000\ud800' }))).toMatch(refused);
    expect(await codeOf(notes.store({ ...onArticle, content: '\u0000\ud800' }))).toMatch(refused);
  });

  it('is found by words with them', async () => {
    await indexForSearch(server.db, {
      type: 'article',
      id: await createArticle(server.db),
      title: '日影测量',
      thumb: '',
      description: '',
      html: '',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    });
    const found = await createSearchApi(http()).find({ keywords: '\u0000日影测\ud800量' });
    expect(found.data.map(({ title }) => title)).toEqual(['日影测量']);
  });
});
