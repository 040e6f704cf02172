import { createExamsApi } from '@shuyuan/api-client';
import { createDoubtsApi, createMessagesApi, createPostsApi } from '@shuyuan/api-client/community';
import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doubts, questions } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createTeacher } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createManager } from '../manage/manage.fixtures.ts';
import { createPractice } from '../practice/practice.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { doubtStrings as strings } from './doubts.strings.ts';

let server: TestServer;
let asker: Person;
let author: Person;
let teacher: Person;
let other: Person;
let paper: number;
let question: number;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, {
    'features.wenda': true,
    'features.paper': true,
    'features.practice': true,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  [asker, author, teacher, other] = await Promise.all([
    createPerson(server.db),
    createPerson(server.db),
    createPerson(server.db),
    createPerson(server.db),
  ]);
  const made = await createPaper(server.db);
  paper = made.id;
  question = made.questionIds[0]!;
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  const videoId = await createVideo(server.db, { teacherId });
  await server.db
    .update(questions)
    .set({ authorId: author.id, videoId, title: '选一个' })
    .where(eq(questions.id, question));
});

const api = (who?: Person) => createDoubtsApi(clientOf(server, who).http);
const exams = (who: Person) => createExamsApi(clientOf(server, who).http);
const asked = (isPublic = true) => ({
  client_id: crypto.randomUUID(),
  title: '为什么不是甲',
  content: '<p>甲也说得通</p>',
  question_id: question,
  is_public: isPublic,
});
const answered = () => ({ client_id: crypto.randomUUID(), content: '<p>乙才对</p>' });

async function sit(who: Person) {
  const { record_id: recordId } = await exams(who).start(paper);
  return { submit: () => exams(who).submit(recordId) };
}
const told = async (who: Person) =>
  (await createMessagesApi(clientOf(server, who).http).list()).data.map(({ type }) => type);

describe('a doubt about a question of an exam', () => {
  it('is raised once the attempt is over, never while it is being examined', async () => {
    await expect(api(asker).question(question)).rejects.toMatchObject({ code: 404 });
    await expect(api(asker).store(asked())).rejects.toMatchObject({ code: 404 });
    const attempt = await sit(asker);
    const refused = { code: 1, message: strings.questionExamined };
    await expect(api(asker).question(question)).rejects.toMatchObject(refused);
    await expect(api(asker).store(asked())).rejects.toMatchObject(refused);
    expect(await server.db.$count(doubts, eq(doubts.questionId, question))).toBe(0);
    await attempt.submit();
    expect(await api(asker).question(question)).toEqual({ id: question, stem: '<p>选一个</p>' });
    const doubt = asked();
    const id = await api(asker).store(doubt);
    expect(await api(asker).store(doubt)).toBe(id);
    expect(await api(asker).detail(id)).toMatchObject({
      question: { id: question, title: '选一个' },
      stem: '<p>选一个</p>',
      video: null,
      course: null,
      second: null,
    });
  });

  it('goes to who wrote the question and to who teaches the lesson named with it; both may answer', async () => {
    await (await sit(asker)).submit();
    const id = await api(asker).store(asked(false));
    for (const who of [author, teacher]) {
      expect(await told(who)).toEqual(['doubt']);
      expect((await api(who).mine({ scene: 'to-me' })).data).toMatchObject([
        { id, question: { id: question } },
      ]);
      await api(who).answer(id, answered());
    }
    await expect(api(other).answer(id, answered())).rejects.toMatchObject({ code: 404 });
    expect((await api(asker).detail(id)).answers).toHaveLength(2);
  });

  it('is refused where nobody looks after the question, and about a lesson and a question at once', async () => {
    await (await sit(asker)).submit();
    await expect(api(asker).store({ ...asked(), video_id: 1 })).rejects.toMatchObject({
      message: strings.aboutOne,
    });
    await expect(api(asker).store({ ...asked(), question_id: null })).rejects.toMatchObject({
      message: strings.aboutOne,
    });
    await server.db
      .update(questions)
      .set({ authorId: null, videoId: null })
      .where(eq(questions.id, question));
    await expect(api(asker).store(asked())).rejects.toMatchObject({ message: strings.noQuestionTeacher });
  });
});

it('is raised about a question of a practice once it is answered', async () => {
  const { id: practice, questionIds } = await createPractice(server.db);
  const [id = 0] = questionIds;
  await server.db.update(questions).set({ authorId: author.id }).where(eq(questions.id, id));
  await expect(api(asker).question(id)).rejects.toMatchObject({ code: 404 });
  await createPracticeApi(clientOf(server, asker).http).answer(practice, id, {
    client_id: crypto.randomUUID(),
    answer: 'option1',
  });
  const doubt = await api(asker).store({ ...asked(), question_id: id });
  // A question from before stems were kept as plain text is called by what its HTML says.
  expect((await api(asker).detail(doubt)).question).toEqual({ id, title: '选一个' });
});

describe('CM-06: a public doubt about a question', () => {
  let id: number;
  let answer: number;
  const target = () => ({ type: 'doubt', id }) as const;

  beforeEach(async () => {
    await (await sit(asker)).submit();
    id = await api(asker).store(asked());
    answer = await api(author).answer(id, answered());
  });

  async function expectClosed(who?: Person) {
    const client = clientOf(server, who);
    const posts = createPostsApi(client.http);
    const closed = { code: who ? 404 : 401 };
    await expect(api(who).detail(id)).rejects.toMatchObject(closed);
    await expect(client.comments.list(target(), { page: 1, size: 10 })).rejects.toMatchObject({ code: 404 });
    await expect(posts.versions({ type: 'doubt', id })).rejects.toMatchObject({ code: 404 });
    await expect(posts.versions({ type: 'doubt_answer', id: answer })).rejects.toMatchObject({ code: 404 });
    expect((await api(who).list({ question_id: question })).total).toBe(0);
  }

  it('is nowhere for a visitor and for who has yet to answer it, and never in the list of all', async () => {
    await expectClosed();
    await expectClosed(other);
    expect((await api().list()).data.map((row) => row.id)).not.toContain(id);
    expect((await api(asker).list()).data.map((row) => row.id)).not.toContain(id);
  });

  it('is nowhere for who is being examined in it, also who asked, and is back when they are through', async () => {
    const [first, second] = await Promise.all([sit(other), sit(asker)]);
    await expectClosed(other);
    await expectClosed(asker);
    expect((await api(asker).mine()).total).toBe(0);
    await Promise.all([first.submit(), second.submit()]);
    for (const who of [other, asker]) {
      expect((await api(who).detail(id)).answers).toHaveLength(1);
      expect((await api(who).list({ question_id: question })).data).toMatchObject([{ id }]);
    }
  });

  it('is there for moderators and for who looks after the question; a private one is not listed', async () => {
    const moderator = await createManager(server, { problem: 'all' });
    for (const who of [moderator, author, teacher])
      expect(await api(who).detail(id)).toMatchObject({ question: { id: question } });
    const hidden = await api(asker).store(asked(false));
    await (await sit(other)).submit();
    await expect(api(other).detail(hidden)).rejects.toMatchObject({ code: 404 });
    expect((await api(asker).list({ question_id: question })).data).toMatchObject([{ id }]);
  });
});
