import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading, signIn, userMenu } from './site.ts';

/** The administrator of the demonstration. */
const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };

test(
  'an administrator adds, changes, removes and takes back an announcement, and reads it all in the log',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page.getByRole('main'), administrator);
    await expect(page).toHaveURL('/');
    await userMenu(page).click();
    await page.getByRole('link', { name: '管理后台' }).click();
    const places = page.getByRole('navigation', { name: '管理后台导航' });
    await places.getByRole('link', { name: '公告' }).click();
    await expect(heading(page, '公告')).toBeVisible();

    await page.getByRole('button', { name: '新公告' }).click();
    const form = page.getByRole('dialog', { name: '新公告' });
    await form.getByRole('textbox', { name: '标题' }).fill('九月开学');
    await form.getByRole('textbox', { name: '内容' }).fill('周一上午九点');
    await form.getByRole('button', { name: '添加', exact: true }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: '九月开学' });
    await expect(row).toBeVisible();

    await row.getByRole('button', { name: /的操作$/ }).click();
    await page.getByRole('menuitem', { name: '编辑' }).click();
    const edit = page.getByRole('dialog', { name: '编辑公告' });
    await edit.getByRole('textbox', { name: '标题' }).fill('九月三日开学');
    await edit.getByRole('button', { name: '保存' }).click();
    await expect(edit).toHaveCount(0);
    const changed = page.getByRole('row').filter({ hasText: '九月三日开学' });
    await expect(changed).toBeVisible();

    await changed.getByRole('button', { name: /的操作$/ }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect(changed).toHaveCount(0);
    await page.getByRole('button', { name: /^撤销：已删除/ }).click();
    await expect(changed).toBeVisible();

    await places.getByRole('link', { name: '操作记录' }).click();
    await expect(heading(page, '操作记录')).toBeVisible();
    const log = page.getByRole('row').filter({ hasText: '九月' });
    await expect(log.filter({ hasText: '添加' })).toHaveCount(1);
    await expect(log.filter({ hasText: '修改' })).toHaveCount(1);
    await expect(log.filter({ hasText: '删除' })).toContainText('已撤销');

    // Home is kept as it was left: a fresh visit asks anew.
    await page.goto('/');
    await expect(page.getByText('九月三日开学')).toBeVisible();
  },
);

test('an administrator sells a membership, changes the settings and takes that back', async ({ page }) => {
  await page.goto('/login?redirect=%2Fmanage%2Fmemberships');
  await signIn(page.getByRole('main'), administrator);
  await expect(heading(page, '会员套餐')).toBeVisible();
  await page.getByRole('button', { name: '新套餐' }).click();
  const form = page.getByRole('dialog', { name: '新会员套餐' });
  await form.getByRole('textbox', { name: '名称' }).fill('半年会员');
  await form.getByRole('textbox', { name: '价格' }).fill('128');
  await form.getByRole('textbox', { name: '时长' }).fill('183');
  await form.getByRole('textbox', { name: '权益' }).fill('全部文章\n每月一场直播');
  await form.getByRole('button', { name: '添加', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: '半年会员' })).toContainText('183天');

  await page.goto('/manage/settings');
  await expect(heading(page, '设置')).toBeVisible();
  await page.getByRole('button', { name: '修改' }).click();
  const sheet = page.getByRole('dialog', { name: '修改设置' });
  await sheet.getByRole('textbox', { name: '联系电话' }).fill('400-123-4567');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('400-123-4567')).toBeVisible();
  await page.getByRole('button', { name: /^撤销：/ }).click();
  await expect(page.getByText('400-123-4567')).toHaveCount(0);

  await page.goto('/vip');
  await expect(page.getByText('半年会员').first()).toBeVisible();
});

test.describe('an order', () => {
  test.use({ isSignedIn: true });

  test(
    'that was paid another way is completed by hand, and opens what was ordered',
    { tag: '@journey' },
    async ({ page, browser, server }) => {
      const paid = { title: '转账来买的一篇', thumb: '', charge: 19, paidContent: '<p>余下的</p>' };
      const id = await inDatabase(server, (db) => createArticle(db, paid));
      await page.goto(`/order/order?goods_type=article&goods_id=${id}`);
      await page.getByRole('button', { name: '提交订单' }).click();
      await expect(heading(page, '微信扫码支付')).toBeVisible();
      const orderId = new URL(page.url()).searchParams.get('order_id') ?? '';

      const context = await browser.newContext({
        baseURL: server.url,
        storageState: { cookies: [], origins: [] },
      });
      const office = await context.newPage();
      await office.goto(`/login?redirect=${encodeURIComponent(`/manage/orders?keywords=${orderId}`)}`);
      await signIn(office.getByRole('main'), administrator);
      await expect(heading(office, '订单')).toBeVisible();
      await office.getByRole('button', { name: `“${paid.title}”的订单的操作` }).click();
      await office.getByRole('menuitem', { name: '查看' }).click();
      const details = office.getByRole('dialog', { name: '订单详情' });
      await expect(details.getByText(orderId)).toBeVisible();
      await details.getByRole('button', { name: '手动完成' }).click();
      const question = office.getByRole('alertdialog', { name: '手动完成这笔订单？' });
      await question.getByRole('textbox', { name: /原因/ }).fill('已收到对公转账');
      await question.getByRole('button', { name: '确认已收款' }).click();
      await expect(details.getByText('已收到对公转账')).toBeVisible();
      await context.close();

      await page.goto('/my/orders');
      await expect(page.getByRole('listitem').filter({ hasText: orderId })).toContainText('已支付');
    },
  );
});

test(
  'a visitor and a learner are kept out of the console, and fetch nothing of it',
  { tag: '@journey' },
  async ({ page, person }) => {
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    await page.goto('/manage/announcements');
    await expect(page).toHaveURL('/login?redirect=%2Fmanage%2Fannouncements');
    await signIn(page.getByRole('main'), person);
    await expect(heading(page, '你没有打开这一页的权限')).toBeVisible();
    expect(fetched.filter((url) => /manage-layout|announcements\.page|resource/.test(url))).toEqual([]);
    await page.getByRole('link', { name: '回到首页' }).click();
    await expect(userMenu(page)).toBeVisible();
  },
);
