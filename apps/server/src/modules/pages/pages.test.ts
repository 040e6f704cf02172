import type { NewApplication } from '@shuyuan/api-client';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applications, pages } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { tidyApplications } from './pages.repo.ts';

let server: TestServer;
let admin: Manager;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date();
  await server.db.delete(pages);
  await server.db.delete(applications);
  await server.db.execute(sql`delete from rate_limits`);
});

const client = () => clientOf(server);

/** A picture whose letters are known. */
async function solvedPicture() {
  const { key } = await client().captcha.image();
  const hash = createHash('sha256').update(`${key}:8`).digest();
  await server.db.execute(
    sql`update image_captchas set answer_hash = ${hash} where key_hash = ${hashToken(key)}`,
  );
  return { image_key: key, image_captcha: '八' };
}

async function apply(fields: Partial<NewApplication> = {}) {
  const picture = fields.image_key === undefined ? await solvedPicture() : {};
  return client().pages.apply({
    page: 'recruit',
    name: '林知秋',
    mobile: '13900000001',
    about: '想教 古典诗词，\n每周三个小时。',
    image_key: '',
    image_captcha: '',
    ...picture,
    ...fields,
  });
}

const write = (name: string, is_shown = true) =>
  admin.manage.pages.store({ name, title: '关于', content: '<p>我们</p><script>bad()</script>', is_shown });

it('shows further pages at the names that the school gives them, and the footer is told of those that are shown', async () => {
  await write('zhaosheng-2027');
  await write('hidden', false);
  await write('recruit');
  expect(await client().pages.detail('zhaosheng-2027')).toMatchObject({ content: '<p>我们</p>' });
  await expect(client().pages.detail('hidden')).rejects.toMatchObject({ code: 404 });
  expect(await client().config.public()).toMatchObject({
    pages: ['recruit'],
    further_pages: [{ name: 'zhaosheng-2027', title: '关于' }],
  });
});

it.each(['Zhao', '招生', '-a', 'a/b', 'user_other', ''])('refuses %j as the name of a page', async (name) => {
  await expect(write(name)).rejects.toMatchObject({ code: 400 });
});

it('shows the built-in text of an agreement until the school has written one', async () => {
  expect(await client().pages.detail('user_protocol')).toMatchObject({ title: '用户协议', updated_at: null });
  await write('user_protocol');
  expect(await client().pages.detail('user_protocol')).toMatchObject({ content: '<p>我们</p>' });
  expect((await client().config.public()).further_pages).toEqual([]);
});

it('shows a page to visitors as it was written, without what is not allowed, and not while it is hidden', async () => {
  await expect(client().pages.detail('aboutUs')).rejects.toMatchObject({ code: 404 });
  const { id } = await write('aboutUs');
  expect(await client().pages.detail('aboutUs')).toMatchObject({ title: '关于', content: '<p>我们</p>' });
  await admin.manage.pages.update(id, { is_shown: false });
  await expect(client().pages.detail('aboutUs')).rejects.toMatchObject({ code: 404, message: '页面不存在' });
});

it('tells every page of the site which of them there are', async () => {
  expect((await client().config.public()).pages).toEqual([]);
  await write('recruit');
  await write('aboutUs');
  await write('collaborate', false);
  expect((await client().config.public()).pages).toEqual(['aboutUs', 'recruit']);
});

it('has each page once', async () => {
  await write('aboutUs');
  await expect(write('aboutUs')).rejects.toMatchObject({
    code: 1,
    message: '这个页面已经有了，请直接修改它',
    data: { field: 'name' },
  });
});

it('brings an application to who looks after them, and to nobody else', async () => {
  await write('recruit');
  await apply();
  const { data } = await admin.manage.applications.list({});
  expect(data).toMatchObject([
    {
      page: 'recruit',
      name: '林知秋',
      mobile: '13900000001',
      excerpt: '想教 古典诗词， 每周三个小时。',
      status: 'new',
    },
  ]);
  expect(await admin.manage.applications.find(data[0]!.id)).toMatchObject({
    about: '想教 古典诗词，\n每周三个小时。',
    remark: '',
  });
  const other = await createManager(server, { page: 'all', 'page.update': 'all' });
  await expect(other.manage.applications.list({})).rejects.toMatchObject({ code: 403 });
});

it('keeps what was written out of the log, and forgets a removed application after a day', async () => {
  await write('recruit');
  await apply();
  const [row] = (await admin.manage.applications.list({})).data;
  await admin.manage.applications.update(row!.id, { status: 'handled', remark: '已电话联系' });
  const { action_id } = await admin.manage.applications.remove(row!.id);
  expect((await admin.manage.applications.list({})).total).toBe(0);
  await admin.manage.log.undo(action_id);
  const again = await admin.manage.applications.find(row!.id);
  expect(again).toMatchObject({ status: 'handled', remark: '已电话联系', mobile: '13900000001' });
  await admin.manage.applications.remove(row!.id);
  const { rows } = await server.db.execute(sql`select * from manage_actions where entity = 'application'`);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/13900000001|古典/);
  now = new Date(now.getTime() + 23 * 3_600_000);
  await tidyApplications(server.db, now);
  expect(await server.db.$count(applications)).toBe(1);
  now = new Date(now.getTime() + 2 * 3_600_000);
  await tidyApplications(server.db, now);
  expect(await server.db.$count(applications)).toBe(0);
});

it('takes none without the letters of a picture, each good once', async () => {
  await write('recruit');
  const wrong = { code: 1, message: '图形验证码错误', data: { field: 'image_captcha' } };
  await expect(apply({ image_key: 'none', image_captcha: 'x' })).rejects.toMatchObject(wrong);
  const picture = await solvedPicture();
  await apply(picture);
  await expect(apply(picture)).rejects.toMatchObject(wrong);
  expect(await server.db.$count(applications)).toBe(1);
});

it('takes three of one number in a day, also when they come at once', async () => {
  await write('recruit');
  const pictures = await Promise.all(Array.from({ length: 6 }, solvedPicture));
  const answers = await Promise.allSettled(pictures.map((picture) => apply(picture)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await server.db.$count(applications)).toBe(3);
  await expect(apply()).rejects.toMatchObject({ code: 429, data: { field: 'mobile' } });
  await apply({ mobile: '13900000002' });
});

it('counts the tries of a network, with wrong letters too', async () => {
  await write('recruit');
  const tries = Array.from({ length: 60 }, () =>
    apply({ image_key: 'none', image_captcha: 'x' }).catch(() => {}),
  );
  await Promise.all(tries);
  await expect(apply()).rejects.toMatchObject({ code: 429, message: '提交过于频繁，请60分钟后再试' });
});

it('takes none where the page is hidden', async () => {
  await write('recruit', false);
  await expect(apply()).rejects.toMatchObject({ code: 1, message: '这里现在不接受申请' });
});
