import { createDoubtsApi, createIssuesApi, createProblemsApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { buyCourse, createCourse, createTeacher } from '../courses/courses.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { createProblemCategory } from '../problems/problems.fixtures.ts';
import { createRecording } from '../records/records.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

let server: TestServer;
let category: number;
let lesson: number;
let course: number;
let admin: Manager;
let writer: Person;
let reader: Person;
let other: Person;
let now: Date;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  await saveSettings(server.db, { 'features.wenda': true });
  category = await createProblemCategory(server.db);
  admin = await createAdministrator(server);
  const teacherId = await createTeacher(server.db, { userId: admin.id });
  lesson = await createVideo(server.db, { charge: null, publishedAt: null });
  const lessons = [{ title: '一', videoId: lesson }];
  course = await createCourse(server.db, { charge: 99, teacherId, lessons });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-03-02T02:00:00Z');
  writer = await createPerson(server.db);
  reader = await createPerson(server.db);
  other = await createPerson(server.db);
  await buyCourse(server.db, writer.id, course, new Date(0));
});

const http = (who: Person) => clientOf(server, who).http;
const as = (who?: Person) => clientOf(server, who).comments;
const sent = () => ({ client_id: crypto.randomUUID(), content: '<p>说明</p>' });
const ask = (who: Person) =>
  createProblemsApi(http(who)).store({ ...sent(), title: '怎样做', category_id: category });
const page = { page: 1, size: 10 };

const makers = {
  problem: () => ask(writer),
  solution: async () => createProblemsApi(http(writer)).answer(await ask(other), sent()),
  issue: () => createIssuesApi(http(writer)).store({ ...sent(), title: '话题' }),
  doubt: () =>
    createDoubtsApi(http(writer)).store({ ...sent(), title: '没看懂', video_id: lesson, is_public: true }),
};

it.each([
  ['solutions', 'solution'],
  ['issues', 'issue'],
] as const)('comments below %s are those below a %s', async (spelling, type) => {
  const id = await makers[type]();
  const url = `/api/v2/comment/${spelling}/${id}`;
  const payload = { content: '第一句' };
  await server.app.inject({ method: 'POST', url: `${url}/submit`, payload, headers: reader.headers });
  const { comments } = await as().list({ type, id }, page);
  expect(comments.total).toBe(1);
  const answer = (await server.app.inject({ url })).json<{ data: { comments: unknown } }>();
  expect(answer.data.comments).toEqual(comments);
});

it('comments below record are those below a recording', async () => {
  const id = await createRecording(server, writer);
  const url = `/api/v2/comment/record/${id}`;
  const { headers } = writer;
  await server.app.inject({ method: 'POST', url: `${url}/submit`, payload: { content: '第一句' }, headers });
  const { comments } = await as(writer).list({ type: 'records', id }, page);
  expect(comments.total).toBe(1);
  const answer = (await server.app.inject({ url, headers })).json<{ data: { comments: unknown } }>();
  expect(answer.data.comments).toEqual(comments);
});

describe.each(['problem', 'solution', 'issue', 'doubt'] as const)('comments below a %s', (type) => {
  let target: { type: typeof type; id: number };
  let id: number;
  beforeEach(async () => {
    target = { type, id: await makers[type]() };
    id = (await as(reader).submit(target, { content: '第一句' })).id;
  });
  const listed = async () => (await as(other).list(target, page)).comments;

  it('are read and answered, and counted on it', async () => {
    await as(writer).submit(target, { content: '答你', parent_id: id });
    expect(await listed()).toMatchObject({ total: 1, data: [{ id, children_count: 1 }] });
    expect(await as(other).answers(id, page)).toMatchObject([{ content: '<p>答你</p>' }]);
    expect(await as(other).counts(type, [target.id])).toEqual({ [target.id]: 1 });
  });

  it('are changed by who wrote them, for an hour', async () => {
    now = new Date(now.getTime() + 59 * 60_000);
    await as(reader).edit(id, '改过');
    await expect(as(writer).edit(id, '不是我的')).rejects.toMatchObject({ code: 403 });
    expect((await listed()).data).toMatchObject([{ content: '<p>改过</p>' }]);
    now = new Date(now.getTime() + 2 * 60_000);
    await expect(as(reader).edit(id, '太晚')).rejects.toMatchObject({ code: 409 });
  });

  it('are deleted by who wrote them, and brought back', async () => {
    await expect(as(writer).removeOwn(id)).rejects.toMatchObject({ code: 403 });
    await as(reader).removeOwn(id);
    expect((await listed()).total).toBe(0);
    await as(reader).restoreOwn(id);
    expect((await listed()).total).toBe(1);
  });

  it('are reported once by each who reads them, to the console', async () => {
    await as(writer).report(id, { reason: 'attack', words: '骂人' });
    await expect(as(writer).report(id, { reason: 'attack', words: '' })).rejects.toMatchObject({ code: 1 });
    const found = await admin.manage.comments.list({ report_status: 'open', target_id: target.id });
    expect(found.data).toMatchObject([{ id, target, reports_count: 1 }]);
    await admin.manage.comments.update(id, { is_hidden: true, report_status: 'settled' });
    expect((await listed()).total).toBe(0);
  });
});
