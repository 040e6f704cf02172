import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { faqCategories, faqs } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  server = await createTestServer();
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(faqs);
  await server.db.delete(faqCategories);
});

const ask = (category_id: number, question: string, rest: { sort?: number; is_show?: boolean } = {}) =>
  admin.manage.faqs.store({ category_id, question, answer: '<p>答</p><script>x()</script>', ...rest });

it('lists what is shown by category in their order, and says on every page whether there is any', async () => {
  const { id: second } = await admin.manage.faqCategories.store({
    name: '付费',
    sort: 2,
    is_about_membership: true,
  });
  const { id: first } = await admin.manage.faqCategories.store({ name: '登录', sort: 1 });
  const hasFaq = async () => (await clientOf(server).config.public()).pages.includes('faq');
  await ask(first, '藏着的', { is_show: false });
  expect(await hasFaq()).toBe(false);
  await ask(second, '能退款吗？');
  await ask(first, '后来的', { sort: 5 });
  await ask(first, '先来的', { sort: 1 });
  const list = await clientOf(server).faq.list();
  expect(list.map(({ category_name, question }) => `${category_name} ${question}`)).toEqual([
    '登录 先来的',
    '登录 后来的',
    '付费 能退款吗？',
  ]);
  expect(list.map((faq) => faq.is_about_membership)).toEqual([false, false, true]);
  expect(list[0]!.answer).toBe('<p>答</p>');
  expect(await hasFaq()).toBe(true);
});

it('keeps a category that has questions, and refuses one that is there or gone', async () => {
  const { id } = await admin.manage.faqCategories.store({ name: '登录' });
  const { id: question } = await ask(id, '问');
  await expect(admin.manage.faqCategories.remove(id)).rejects.toMatchObject({
    code: 1,
    message: '分类下还有问题，不能删除',
  });
  await expect(admin.manage.faqCategories.store({ name: '登录' })).rejects.toMatchObject({
    message: '已有同名的分类',
  });
  await expect(ask(id + 999, '问')).rejects.toMatchObject({ message: '所选的分类已不存在，请重新选择' });
  expect((await admin.manage.faqCategories.list({})).data).toMatchObject([{ name: '登录', faqs_count: 1 }]);
  expect((await admin.manage.faqs.list({ is_show: 'no' })).total).toBe(0);
  await admin.manage.faqs.remove(question);
  await admin.manage.faqCategories.remove(id);
  expect((await admin.manage.faqCategories.list({})).total).toBe(0);
});
