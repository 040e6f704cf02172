import type { Browser, Page } from '@playwright/test';
import { settings } from '../apps/server/src/db/schema.ts';
import { createCourse } from '../apps/server/src/modules/courses/courses.fixtures.ts';
import { createGroupBuy } from '../apps/server/src/modules/deals/deals.fixtures.ts';
import { expectNoViolations } from './axe.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { heading, payByTelephone } from './site.ts';

const offers = (page: Page) => page.getByRole('region', { name: '限时优惠' });

/** A course of which three people can buy one together. */
const courseFor = (server: RunningServer, title: string) =>
  inDatabase(server, async (db) => {
    await db.insert(settings).values({ key: 'features.tuangou', value: true }).onConflictDoNothing();
    const goodsId = await createCourse(db, { title, charge: 99, thumb: '' });
    await createGroupBuy(db, new Date(), { goodsId });
    return goodsId;
  });

/** The page of a course as somebody else sees it, in a browser of their own. */
async function openAs(browser: Browser, server: RunningServer, name: string, path: string): Promise<Page> {
  const { token } = await addPerson(server, name);
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('shuyuan.token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function payFor(page: Page) {
  await expect(heading(page, '微信扫码支付')).toBeVisible();
  await payByTelephone(page);
  await expect(heading(page, '支付成功！')).toBeVisible();
}

test(
  'three people buy a course together, and it is open to each once the third has paid',
  { tag: '@journey' },
  async ({ browser, server }) => {
    const path = `/course/${await courseFor(server, '三个人一起学')}`;
    const first = await openAs(browser, server, '开团的人', path);
    await offers(first)
      .getByRole('button', { name: /^立即开团/ })
      .click();
    await payFor(first);
    await first.goto(path);
    await expect(offers(first).getByText('拼团中，邀请好友参团')).toBeVisible();
    await expect(offers(first).getByText('差2人拼成')).toBeVisible();
    await expectNoViolations(first);

    for (const name of ['第二个人', '第三个人']) {
      const next = await openAs(browser, server, name, path);
      await offers(next).getByRole('button', { name: '加入拼团：开团的人的团' }).click();
      await payFor(next);
      await next.context().close();
    }
    await first.reload();
    await expect(first.getByText('课程已购买').first()).toBeVisible();
    await first.context().close();
  },
);
