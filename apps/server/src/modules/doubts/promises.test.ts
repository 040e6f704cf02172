import { createDoubtsApi, createFollowsApi, createMessagesApi } from '@shuyuan/api-client/community';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courses, messages } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';
import { doubtStrings as strings } from './doubts.strings.ts';
import { tellLatePromises } from './tell-late-promises.ts';

let server: TestServer;
let asker: Person;
let teacher: Person;
let course: number;
let doubt: number;
let now = new Date('2026-11-27T04:00:00Z');
const hour = 3_600_000;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.wenda': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  asker = await createPerson(server.db);
  teacher = await createPerson(server.db);
  const teacherId = await createTeacher(server.db, { userId: teacher.id });
  const lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const lessons = [{ title: '一', videoId: lesson }];
  course = await createCourse(server.db, { charge: 99, teacherId, lessons });
  await buyCourse(server.db, asker.id, course, new Date(0));
  doubt = await api(asker).store({
    client_id: crypto.randomUUID(),
    title: '没看懂',
    content: '<p>为什么</p>',
    video_id: lesson,
    is_public: true,
  });
  await messagesOf(teacher).markAllRead(now.toISOString());
});

const api = (who: Person) => createDoubtsApi(clientOf(server, who).http);
const messagesOf = (who: Person) => createMessagesApi(clientOf(server, who).http);
const pass = (hours: number) => (now = new Date(now.getTime() + hours * hour));
const run = () => tellLatePromises(server.db, now);
const unread = () => messagesOf(teacher).unread();

it('a promise tells who asked until when, and a later one in its place', async () => {
  now = new Date('2026-11-27T04:00:00Z');
  const told = async () => (await messagesOf(asker).list()).data;
  await api(teacher).promise(doubt, 24);
  expect(await told()).toMatchObject([
    { type: 'doubt_promise', data: { title: '没看懂', excerpt: strings.promisedBy('2026-11-28 12:00') } },
  ]);
  await api(teacher).promise(doubt, 48);
  expect(await told()).toMatchObject([
    { actors_count: 1, data: { excerpt: strings.promisedBy('2026-11-29 12:00') } },
  ]);
});

it('reminds the teacher once when the time is past, and again of another promise', async () => {
  now = new Date('2026-11-27T04:00:00Z');
  await api(teacher).promise(doubt, 2);
  pass(1);
  await run();
  expect(await unread()).toBe(0);
  pass(2);
  await Promise.all([run(), run()]);
  const { data } = await messagesOf(teacher).list();
  expect(data[0]).toMatchObject({
    type: 'doubt',
    actor: { id: asker.id },
    resource: { type: 'doubt', id: doubt },
    data: { excerpt: strings.promiseIsPast('2026-11-27 14:00') },
    read_at: null,
  });
  await messagesOf(teacher).markRead(data[0]!.id);
  await run();
  expect(await unread()).toBe(0);
  await api(teacher).promise(doubt, 2);
  pass(3);
  await run();
  expect(await unread()).toBe(1);
});

it.each<[what: string, change: () => Promise<unknown>]>([
  ['is answered', () => api(teacher).answer(doubt, { client_id: crypto.randomUUID(), content: '<p>答</p>' })],
  ['is closed', () => api(asker).settle(doubt, true)],
  ['is deleted', () => api(asker).remove(doubt)],
  ['is of a blocked person', () => createFollowsApi(clientOf(server, teacher).http).block(asker.id)],
  [
    'is taught by somebody else',
    () => server.db.update(courses).set({ teacherId: null }).where(eq(courses.id, course)),
  ],
  ['is not to be told', () => messagesOf(teacher).changeSetting('doubt', false)],
])('reminds nobody of a doubt that %s', async (_, change) => {
  await api(teacher).promise(doubt, 2);
  await change();
  pass(3);
  const before = await server.db.$count(messages, eq(messages.userId, teacher.id));
  await run();
  expect(await server.db.$count(messages, eq(messages.userId, teacher.id))).toBe(before);
});

it('who has answered is told when who asked goes on below the doubt, and who asked of what others say', async () => {
  await api(teacher).answer(doubt, { client_id: crypto.randomUUID(), content: '<p>答</p>' });
  const target = { type: 'doubt', id: doubt } as const;
  const mentions = [{ id: teacher.id, name: '试读生' }];
  await clientOf(server, asker).comments.submit(target, { content: '第二步还是不懂 @试读生', mentions });
  // Once, though it names them as well.
  expect((await messagesOf(teacher).list()).data.map(({ type }) => type)).toEqual(['comment', 'doubt']);
  expect((await messagesOf(teacher).list()).data[0]).toMatchObject({
    type: 'comment',
    actor: { id: asker.id },
    resource: target,
    data: { excerpt: '第二步还是不懂 @试读生' },
  });
  await clientOf(server, teacher).comments.submit(target, { content: '看第三行' });
  expect((await messagesOf(asker).list()).data[0]).toMatchObject({
    type: 'comment',
    actor: { id: teacher.id },
  });
});
