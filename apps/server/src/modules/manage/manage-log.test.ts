import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

let server: TestServer;
let first: Manager;
let second: Manager;
let now = new Date('2026-11-10T04:00:00Z');

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  [first, second] = [await createAdministrator(server), await createAdministrator(server)];
  await first.manage.announcements.store({ title: '旧公告', content: '<p>一</p>' });
  now = new Date('2026-11-21T04:00:00Z');
  await first.manage.announcements.store({ title: '=新公告', content: '<p>二</p>' });
  await second.manage.faqCategories.store({ name: '账号' });
});
afterAll(() => server.close());

const titles = async (query: Parameters<Manager['manage']['log']['actions']>[0]) => {
  const { data, total } = await first.manage.log.actions(query);
  expect(total).toBe(data.length);
  return data.map(({ subjects }) => subjects[0]?.title);
};

it('is narrowed to a person and to a period', async () => {
  expect(await titles({ actor_id: second.id })).toEqual(['账号']);
  expect(await titles({ period: 'today' })).toEqual(['账号', '=新公告']);
  expect(await titles({ period: 'month', actor_id: first.id })).toEqual(['=新公告', '旧公告']);
});

it('names the people in it, each once', async () => {
  const { data } = await first.manage.log.actors();
  expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first.id, second.id]);
});

it('is exported as it is narrowed, and no cell is a formula', async () => {
  const file = await first.manage.log.exportRows({ format: 'csv', period: 'today' });
  expect(file.filename).toBe('操作记录.csv');
  const lines = Buffer.from(file.content, 'base64').toString().trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('编号,时间,操作人,操作,对象,内容,状态');
  expect(lines[1]).toContain('添加');
  expect(lines.join()).not.toMatch(/(^|,)=/);
});
