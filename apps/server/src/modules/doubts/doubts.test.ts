import {
  createDoubtsApi,
  createFollowsApi,
  createMessagesApi,
  createPostsApi,
} from '@shuyuan/api-client/community';
import { createManageClient, createModerationApi } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doubts, watchedWords } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, createManager } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { doubtStrings as strings } from './doubts.strings.ts';

let server: TestServer;
let asker: Person;
let teacher: Person;
let other: Person;
let lesson: number;
let course: number;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
  await server.db.insert(watchedWords).values({ word: '加微信' });
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db, { nickName: '林小满' });
  teacher = await createPerson(server.db, { nickName: '沈砚秋' });
  other = await createPerson(server.db);
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  course = await createCourse(server.db, {
    charge: 99,
    teacherId,
    lessons: [{ title: '一', videoId: lesson }],
  });
  await buyCourse(server.db, asker.id, course, new Date(0));
});

const api = (who?: Person) => createDoubtsApi(clientOf(server, who).http);
const asked = (isPublic = true, content = '<p>这里为什么要移项<script>x</script></p>') => ({
  client_id: crypto.randomUUID(),
  title: '第二步没看懂',
  content,
  video_id: lesson,
  second: 75,
  is_public: isPublic,
});
const answered = (content = '<p>两边同时减去三</p>') => ({ client_id: crypto.randomUUID(), content });
const missing = { code: 404, message: strings.missing };
const told = async (who: Person) => {
  const { data } = await createMessagesApi(clientOf(server, who).http).list();
  return data.map(({ type }) => type);
};

it('CM-04: is asked once, about a moment of the lesson, and its teacher is told', async () => {
  const doubt = asked();
  const [id, again] = await Promise.all([api(asker).store(doubt), api(asker).store(doubt)]);
  expect(again).toBe(id);
  expect(await api(other).detail(id)).toMatchObject({
    content: '<p>这里为什么要移项</p>',
    video: { id: lesson },
    course: { id: course },
    second: 75,
    status: 'waiting',
    may_answer: false,
    is_own: false,
  });
  expect(await told(teacher)).toEqual(['doubt']);
  expect((await api().list({ video_id: lesson })).data).toMatchObject([{ id }]);
  expect((await api().list({ course_id: course, scene: 'answered' })).total).toBe(0);
  expect((await api(teacher).mine({ scene: 'to-me' })).data).toMatchObject([{ id }]);
  expect((await api(asker).mine()).data).toMatchObject([{ id }]);
});

it('is asked only about a lesson that is open, that somebody teaches, and within its time', async () => {
  await expect(api(other).store(asked())).rejects.toMatchObject({ message: strings.lessonClosed });
  await expect(api(asker).store({ ...asked(), second: 601 })).rejects.toMatchObject({
    message: strings.pastTheEnd,
  });
  const free = await createVideo(server.db);
  await expect(api(asker).store({ ...asked(), video_id: free, second: null })).rejects.toMatchObject({
    message: strings.noTeacher,
  });
  expect(await server.db.$count(doubts, eq(doubts.videoId, free))).toBe(0);
});

it('a teacher promises, is late, answers; the asker is told each time and closes it', async () => {
  const id = await api(asker).store(asked());
  await expect(api(other).promise(id, 24)).rejects.toMatchObject({ code: 403 });
  await api(teacher).promise(id, 24);
  expect(await api(asker).detail(id)).toMatchObject({ status: 'promised', is_overdue: false });
  await server.db
    .update(doubts)
    .set({ promisedAt: new Date(0) })
    .where(eq(doubts.id, id));
  expect(await api(asker).detail(id)).toMatchObject({ status: 'promised', is_overdue: true });
  await expect(api(other).answer(id, answered())).rejects.toMatchObject({ code: 403 });
  const answer = answered();
  const first = await api(teacher).answer(id, answer);
  expect(await api(teacher).answer(id, answer)).toBe(first);
  expect(await api(asker).detail(id)).toMatchObject({
    status: 'answered',
    is_overdue: false,
    answers_count: 1,
    answers: [{ id: first, content: '<p>两边同时减去三</p>', is_own: false }],
  });
  expect(await told(asker)).toEqual(['doubt_answer', 'doubt_promise']);
  await expect(api(teacher).promise(id, 24)).rejects.toMatchObject({ message: strings.answeredAlready });
  await api(teacher).removeAnswer(first);
  expect(await api(asker).detail(id)).toMatchObject({ status: 'promised', answers: [] });
  await api(teacher).restoreAnswer(first);
  await api(teacher).updateAnswer(first, '<p>改过</p>');
  await expect(api(teacher).settle(id, true)).rejects.toMatchObject(missing);
  await api(asker).settle(id, true);
  expect(await api(asker).detail(id)).toMatchObject({
    status: 'closed',
    answers: [{ content: '<p>改过</p>' }],
  });
  await expect(api(teacher).answer(id, answered())).rejects.toMatchObject({ message: strings.closed });
});

it('is changed, deleted and brought back by its author alone', async () => {
  const id = await api(asker).store(asked());
  const change = { title: '改过', content: '<p>改</p>' };
  for (const who of [other, teacher]) {
    await expect(api(who).update(id, change)).rejects.toMatchObject({ code: 404 });
    await expect(api(who).remove(id)).rejects.toMatchObject(missing);
  }
  await api(asker).update(id, change);
  await api(asker).remove(id);
  await expect(api(asker).detail(id)).rejects.toMatchObject(missing);
  await expect(api(teacher).answer(id, answered())).rejects.toMatchObject(missing);
  await api(asker).restore(id);
  expect(await api(other).detail(id)).toMatchObject({ title: '改过' });
});

it('CM-12: what holds a watched word waits; let through, those are told whom it is for', async () => {
  const moderator = await createAdministrator(server);
  const moderation = createModerationApi(clientOf(server, moderator).http);
  const id = await api(asker).store(asked(true, '<p>加微信说</p>'));
  await expect(api(teacher).detail(id)).rejects.toMatchObject(missing);
  expect(await told(teacher)).toEqual([]);
  await moderation.decide({ type: 'doubt', id }, 'show');
  expect(await told(teacher)).toEqual(['doubt']);
  const answer = await api(teacher).answer(id, answered('<p>加微信我讲</p>'));
  expect(await api(asker).detail(id)).toMatchObject({ status: 'waiting', answers: [] });
  expect(await told(asker)).toEqual([]);
  await moderation.decide({ type: 'doubt_answer', id: answer }, 'show');
  expect(await told(asker)).toEqual(['doubt_answer']);
  await moderation.decide({ type: 'doubt_answer', id: answer }, 'hide');
  expect(await api(asker).detail(id)).toMatchObject({ status: 'waiting', answers_count: 0, answers: [] });
  expect((await api(moderator).detail(id)).answers).toHaveLength(1);
});

it('[CM-08] is marked for who blocks its author, and for nobody else; each scene holds its own', async () => {
  const [waiting, done] = [await api(asker).store(asked()), await api(asker).store(asked())];
  await api(teacher).answer(done, answered());
  await createFollowsApi(clientOf(server, other).http).block(asker.id);
  const seenBy = async (who: Person, scene?: 'waiting' | 'answered') =>
    (await api(who).list({ video_id: lesson, ...(scene && { scene }) })).data.map((row) => [
      row.id,
      row.is_blocked,
    ]);
  expect(await seenBy(other)).toEqual([
    [done, true],
    [waiting, true],
  ]);
  expect(await seenBy(teacher, 'waiting')).toEqual([[waiting, false]]);
  expect(await seenBy(teacher, 'answered')).toEqual([[done, false]]);
  expect(await api(other).detail(done)).toMatchObject({ is_blocked: true });
});

describe('CM-06: a private doubt', () => {
  let id: number;
  let answer: number;
  const target = () => ({ type: 'doubt', id }) as const;

  beforeEach(async () => {
    id = await api(asker).store(asked(false));
    answer = await api(teacher).answer(id, answered());
    await clientOf(server, asker).comments.submit(target(), { content: '悄悄再问一句' });
  });

  it.each(['asker', 'teacher', 'moderator'] as const)(
    'is there in all its parts for its %s',
    async (role) => {
      const who = { asker, teacher, moderator: await createManager(server, { problem: 'all' }) }[role];
      expect((await api(who).detail(id)).answers).toHaveLength(1);
      expect(
        (await clientOf(server, who).comments.list(target(), { page: 1, size: 10 })).comments.total,
      ).toBe(1);
      expect(
        await createPostsApi(clientOf(server, who).http).versions({ type: 'doubt_answer', id: answer }),
      ).toEqual([]);
    },
  );

  it.each(['another learner', 'another teacher', 'a blocked person', 'a visitor'] as const)(
    'is nowhere for %s',
    async (role) => {
      await createTeacher(server.db, { userId: other.id });
      await buyCourse(server.db, other.id, course, new Date(0));
      if (role === 'a blocked person') await blocks(asker, other);
      const who = role === 'a visitor' ? undefined : other;
      const client = clientOf(server, who);
      const posts = createPostsApi(client.http);
      const closed = { code: who ? 404 : 401 };
      await expect(api(who).detail(id)).rejects.toMatchObject(closed);
      await expect(client.comments.list(target(), { page: 1, size: 10 })).rejects.toMatchObject({
        code: 404,
      });
      await expect(client.comments.submit(target(), { content: '我也想知道' })).rejects.toMatchObject(closed);
      await expect(posts.versions({ type: 'doubt', id })).rejects.toMatchObject({ code: 404 });
      await expect(posts.versions({ type: 'doubt_answer', id: answer })).rejects.toMatchObject({ code: 404 });
      await expect(posts.report({ type: 'doubt', id }, { reason: 'other' })).rejects.toMatchObject(closed);
      await expect(client.study.thumbsUp({ type: 'doubt', id }, true)).rejects.toMatchObject(closed);
      await expect(api(who).answer(id, answered())).rejects.toMatchObject(closed);
      await expect(api(who).promise(id, 1)).rejects.toMatchObject(closed);
      expect((await api(who).list({ video_id: lesson })).total).toBe(0);
      if (!who) return;
      expect((await api(who).mine()).total + (await api(who).mine({ scene: 'to-me' })).total).toBe(0);
      expect(await told(who)).toEqual([]);
    },
  );

  it('does not show what is said below it to who looks after comments', async () => {
    const keeper = await createManager(server, { comment: 'all' });
    const { comments } = createManageClient(clientOf(server, keeper).http);
    const list = await comments.list({ target_type: 'doubt', target_id: id });
    expect(list.total).toBe(1);
    expect(JSON.stringify(list)).not.toMatch(/悄悄|第二步/);
    expect((await comments.list({ keywords: '悄悄再问' })).total).toBe(0);
  });
});

const blocks = (who: Person, whom: Person) => createFollowsApi(clientOf(server, who).http).block(whom.id);
