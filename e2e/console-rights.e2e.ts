import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, signIn } from './site.ts';

/** The administrator of the demonstration. */
const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };

test('an administrator gives a learner an article, sees why it is open, takes it back and undoes that', async ({
  page,
  browser,
  server,
}) => {
  const article = { title: '送出去的一篇', charge: 19, paidContent: '<p>余下的一半</p>' };
  const id = await inDatabase(server, (db) => createArticle(db, article));
  const learner = await addPerson(server);
  const reading = await browser.newContext({ baseURL: server.url });
  const reader = await reading.newPage();
  await reader.goto('/');
  await reader.evaluate((token) => localStorage.setItem('shuyuan.token', token), learner.token);
  const rest = reader.getByText('余下的一半');

  await page.goto(`/login?redirect=${encodeURIComponent(`/manage/members/${learner.id}`)}`);
  await signIn(page.getByRole('main'), administrator);
  const held = page.getByRole('region', { name: '拥有的内容' });
  await held.getByRole('button', { name: '添加内容' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '添加内容' }).click();
  await expect(dialog.getByText('请选择内容')).toBeVisible();
  await dialog.getByRole('combobox', { name: '内容' }).fill('送出去');
  await page.getByRole('option', { name: /送出去的一篇/ }).click();
  await dialog.getByRole('button', { name: '添加内容' }).click();
  await expect(held.getByRole('row').filter({ hasText: article.title })).toContainText('赠送');
  await reader.goto(`/article/${id}/detail`);
  await expect(rest).toBeVisible();

  const why = page.getByRole('region', { name: '能看什么' });
  await why.getByRole('combobox').fill('送出去');
  await page.getByRole('option', { name: /送出去的一篇/ }).click();
  await expect(why.getByRole('row').filter({ hasText: '赠送' })).toContainText('有效');

  await held.getByRole('button', { name: `收回“${article.title}”` }).click();
  await expect(held.getByRole('button', { name: `恢复“${article.title}”` })).toBeVisible();
  await expect(why.getByText('不拥有也可以阅读开头的免费部分。')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('button', { name: /^解锁全文/ })).toBeVisible();
  await expect(rest).toHaveCount(0);
  await page.getByRole('button', { name: /^撤销：已收回/ }).click();
  await expect(held.getByRole('button', { name: `收回“${article.title}”` })).toBeVisible();
  await reader.reload();
  await expect(rest).toBeVisible();
  await reading.close();
});

test('an administrator makes a role for writing, sees the site as that role, and closes and opens a section', async ({
  page,
  watch,
}) => {
  // What a role may not do, and a section that is closed, are answered so.
  watch.allow(/40[34]/);
  await page.goto('/login?redirect=%2Fmanage%2Froles');
  await signIn(page.getByRole('main'), administrator);
  await expect(heading(page, '角色')).toBeVisible();
  await page.getByRole('button', { name: '新角色' }).click();
  const form = page.getByRole('dialog', { name: '新角色' });
  await form.getByRole('textbox', { name: '名称' }).fill('写作者');
  for (const right of ['查看文章', '添加文章', '修改文章'])
    await form.getByRole('checkbox', { name: right, exact: true }).press('Space');
  await form.getByRole('button', { name: '以此角色预览' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, '读书，问学，相与切磋')).toBeVisible();
  const places = page.getByRole('navigation', { name: '管理后台导航' });
  await page.goto('/manage/articles');
  await expect(heading(page, '文章')).toBeVisible();
  await expect(places.getByRole('link', { name: '文章', exact: true })).toBeVisible();
  await expect(places.getByRole('link', { name: '订单' })).toHaveCount(0);
  await page.goto('/manage/orders');
  await expect(heading(page, '你没有打开这一页的权限')).toBeVisible();
  await page.getByRole('button', { name: '退出预览' }).click();

  const setVip = async (isOn: boolean) => {
    await page.goto('/manage/settings');
    await page.getByRole('button', { name: '修改' }).click();
    const sheet = page.getByRole('dialog', { name: '修改设置' });
    const toggle = sheet.getByRole('switch', { name: '会员', exact: true });
    await toggle.press('Space');
    await expect(toggle).toBeChecked({ checked: isOn });
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect(sheet).toHaveCount(0);
    await page.goto('/vip');
  };
  await setVip(false);
  await expect(heading(page, '没有找到这一页')).toBeVisible();
  await expect(header(page).getByRole('link', { name: '会员' })).toHaveCount(0);
  await setVip(true);
  await expect(header(page).getByRole('link', { name: '会员' }).first()).toBeVisible();
});
