import { createAnnouncementsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('is read by its id by everybody, as home names it, until it is removed', async () => {
  const { manage } = await createAdministrator(server);
  const { id } = await manage.announcements.store({ title: '暑期安排', content: '<p>七月开学。</p>' });
  const visitor = clientOf(server);
  const { detail } = createAnnouncementsApi(visitor.http);
  const { announcement } = await visitor.home.index();
  expect(await detail(id)).toEqual({ ...announcement, content: '<p>七月开学。</p>' });
  await manage.announcements.remove(id);
  await expect(detail(id)).rejects.toMatchObject({ code: 404, message: '公告不存在或已删除' });
});
