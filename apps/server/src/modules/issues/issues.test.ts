import { createFollowsApi, createIssuesApi } from '@shuyuan/api-client/community';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { issueStrings as strings } from './issues.strings.ts';

let server: TestServer;
let writer: Person;
let reader: Person;

beforeAll(async () => {
  server = await createTestServer();
  await saveSettings(server.db, { 'features.wenda': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  writer = await createPerson(server.db, { nickName: '沈砚秋' });
  reader = await createPerson(server.db);
});

const api = (who?: Person) => createIssuesApi(clientOf(server, who).http);
const begun = (title = '大家怎样做笔记') => ({
  client_id: crypto.randomUUID(),
  title,
  content: '<p>我<script>x</script>用康奈尔法。</p>',
});
const missing = { code: 404, message: strings.missing };

it('CM-04: a topic is begun once, sanitised, and talked about in comments', async () => {
  const issue = begun();
  const [id, again] = await Promise.all([api(writer).store(issue), api(writer).store(issue)]);
  expect(again).toBe(id);
  expect(await api().detail(id)).toMatchObject({
    content: '<p>我用康奈尔法。</p>',
    is_own: false,
    may_mark: false,
    comments_count: 0,
  });
  const { comments } = clientOf(server, reader);
  await comments.submit({ type: 'issue', id }, { content: '我也是' });
  expect((await api().detail(id)).comments_count).toBe(1);
  expect((await comments.list({ type: 'issue', id }, { page: 1, size: 10 })).comments.total).toBe(1);
  expect((await api(writer).mine()).data).toMatchObject([{ id }]);
});

it('what is pinned stands first, and the digest holds what was chosen', async () => {
  const moderator = await createAdministrator(server);
  const old = await api(writer).store(begun('旧的'));
  await api(writer).store(begun('新的'));
  await expect(api(writer).mark(old, { is_pinned: true })).rejects.toMatchObject({ code: 403 });
  await api(moderator).mark(old, { is_pinned: true, is_digest: true });
  expect((await api().list()).data[0]).toMatchObject({ id: old, is_pinned: true });
  expect((await api().list({ scene: 'digest' })).data.map(({ id }) => id)).toEqual([old]);
});

it('is changed, deleted and brought back by its author alone', async () => {
  const id = await api(writer).store(begun());
  const change = { title: '改过', content: '<p>改</p>' };
  await expect(api(reader).update(id, change)).rejects.toMatchObject({ code: 404 });
  await expect(api(reader).remove(id)).rejects.toMatchObject(missing);
  await api(writer).update(id, change);
  await api(writer).remove(id);
  await expect(api(writer).detail(id)).rejects.toMatchObject(missing);
  expect((await api().list()).data.map((row) => row.id)).not.toContain(id);
  await expect(api(reader).restore(id)).rejects.toMatchObject({ code: 404 });
  await api(writer).restore(id);
  expect(await api().detail(id)).toMatchObject({ title: '改过' });
});

it('[CM-08] marks the topics of whom the reader blocks, for that reader alone', async () => {
  const id = await api(writer).store(begun());
  await createFollowsApi(clientOf(server, reader).http).block(writer.id);
  const seenBy = async (who?: Person) =>
    (await api(who).list()).data.find((each) => each.id === id)?.is_blocked;
  expect(await seenBy(reader)).toBe(true);
  expect(await seenBy(writer)).toBe(false);
  expect(await seenBy()).toBe(false);
  expect(await api(reader).detail(id)).toMatchObject({ is_blocked: true });
});
