import { settings } from '../apps/server/src/db/schema.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { payDueRewards } from '../apps/server/src/modules/invitations/pay-rewards.ts';
import { createPerson } from '../apps/server/src/modules/session/people.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { heading, notice, signIn } from './site.ts';

test.use({ isSignedIn: true });

const administrator = { mobile: '13800000003', password: 'shuyuan-demo' };

test(
  'who was invited buys, the inviter sees the reward and has it paid out',
  { tag: '@journey' },
  async ({ page, browser, server }) => {
    await page.goto('/share');
    await expect(heading(page, '邀请推广')).toBeVisible();
    await expectNoViolations(page);
    const link = await page.getByRole('textbox', { name: '你的邀请链接' }).inputValue();
    const msv = new URL(link).searchParams.get('msv') ?? '';

    // Somebody signs in by the link, and buys.
    const friend = { mobile: `139${String(Date.now()).slice(-8)}`, password: 'friend-password' };
    const id = await inDatabase(server, async (db) => {
      await db.insert(settings).values({ key: 'invite.binds_at_login', value: true }).onConflictDoNothing();
      await createPerson(db, { ...friend, nickName: '远道来的' });
      return createArticle(db, {
        title: '朋友买的一篇',
        thumb: '',
        charge: 200,
        paidContent: '<p>余下的</p>',
      });
    });
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [] },
    });
    const theirs = await context.newPage();
    await theirs.goto(`/?msv=${msv}`);
    await expect(heading(theirs, '读书，问学，相与切磋')).toBeVisible();
    const cashier = `/order/order?goods_type=article&goods_id=${id}`;
    await theirs.goto(`/login?redirect=${encodeURIComponent(cashier)}`);
    await signIn(theirs.getByRole('main'), friend);
    await theirs.getByRole('button', { name: '提交订单' }).click();
    const address = await theirs.getByRole('link', { name: '在本机打开' }).getAttribute('href');
    const telephone = await page.context().newPage();
    await telephone.goto(address ?? '');
    await telephone.getByRole('button', { name: '支付', exact: true }).click();
    await expect(heading(telephone, '支付成功')).toBeVisible();
    await telephone.close();
    await context.close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('1人');
    await expect(page.getByRole('main')).toContainText('¥20');
    await page.getByRole('link', { name: '邀请记录' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '远道来的' })).toContainText('1笔订单');

    // The days in which it could be refunded go by.
    const later = new Date(Date.now() + 8 * 24 * 3_600_000);
    await inDatabase(server, (db) => payDueRewards(db, later));
    await page.goto('/my/inviteBalanceRecords');
    await expect(page.getByText('现有 ¥20')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '朋友买的一篇' })).toContainText('+20');

    await page.goto('/my/withdrawRecords');
    await page.getByRole('button', { name: '提现' }).click();
    const question = page.getByRole('alertdialog', { name: '提现' });
    await question.getByRole('textbox', { name: '提现账号' }).fill('friend@example.com');
    await question.getByRole('button', { name: '提交' }).click();
    await expect(question.getByText('请填写真实姓名')).toBeVisible();
    await question.getByRole('textbox', { name: '真实姓名' }).fill('林远');
    await question.getByRole('button', { name: '提交' }).click();
    await expect(notice(page, '提现申请已提交')).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: 'fri****com' });
    await expect(row).toContainText('待处理');
    await expectNoViolations(page);

    const officeContext = await browser.newContext({
      baseURL: server.url,
      storageState: { cookies: [], origins: [] },
    });
    const office = await officeContext.newPage();
    await office.goto(`/login?redirect=${encodeURIComponent('/manage/withdrawals?keywords=林远')}`);
    await signIn(office.getByRole('main'), administrator);
    await expect(heading(office, '提现')).toBeVisible();
    await office.getByRole('button', { name: '试读生的提现的操作' }).click();
    await office.getByRole('menuitem', { name: '查看' }).click();
    const details = office.getByRole('dialog', { name: '提现详情' });
    await expect(details.getByText('friend@example.com')).toBeVisible();
    await details.getByRole('button', { name: '已打款' }).click();
    await expect(details.getByRole('button', { name: '已打款' })).toHaveCount(0);
    await officeContext.close();

    await page.reload();
    await expect(row).toContainText('已打款');
  },
);
