import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { createCourse } from '../apps/server/src/modules/courses/courses.fixtures.ts';
import { indexCourses } from '../apps/server/src/modules/courses/index-courses.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { header, heading, notice } from './site.ts';

const rest = '这一段只有买过课程的人才读得到。';
const title = '灯下改稿小课';
const text = '删去一半的字';
const name = { exact: true };

test(
  'a visitor finds a course by its filters, buys it, and reads the article in it',
  { tag: '@journey' },
  async ({ page, server, person }) => {
    const id = await inDatabase(server, async (db) => {
      const articleId = await createArticle(db, {
        thumb: '',
        title: text,
        renderContent: '<p>先读一遍。</p>',
        paidContent: `<p>${rest}</p>`,
        charge: 19,
      });
      const course = await createCourse(db, {
        title,
        thumb: '',
        level: 4,
        charge: 29,
        publishedAt: new Date(),
        chapters: [
          {
            title: '第一章',
            lessons: [
              { title: '开课', duration: 90, isFree: true },
              { title: text, kind: 'article', articleId },
            ],
          },
        ],
      });
      await indexCourses(db);
      return course;
    });

    await page.goto('/');
    await header(page)
      .getByRole('link', { name: '课程', ...name })
      .click();
    await expect(heading(page, '课程')).toBeVisible();
    await expect(page).toHaveTitle('课程 - 书院');
    await expectNoViolations(page);

    // What is chosen stands in the address, and comes back with it.
    const course = page.getByRole('link', { name: title });
    await page
      .getByRole('navigation', { name: '价格' })
      .getByRole('link', { name: '免费', ...name })
      .click();
    await expect(page).toHaveURL('/courses?price=free');
    await expect(course).toHaveCount(0);
    await page.getByRole('navigation', { name: '价格' }).getByRole('link', { name: '付费' }).click();
    await page.getByRole('navigation', { name: '难度' }).getByRole('link', { name: '高级' }).click();
    await expect(page).toHaveURL('/courses?level=4&price=paid');
    await course.click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`/course/${id}`);
    await expect(page).toHaveTitle(`${title} - 书院`);
    await expectNoViolations(page);
    await page.goBack();
    await expect(page).toHaveURL('/courses?level=4&price=paid');
    await course.click();

    // Its article is closed to a visitor.
    const lesson = page.getByRole('region', { name: '课程目录' }).getByRole('link', { name: text });
    await expect(lesson).toContainText('需购买');
    await lesson.click();
    await expect(heading(page, text)).toBeVisible();
    await expect(page.getByText(rest)).toHaveCount(0);
    await page.goBack();

    await page.getByRole('region', { name: '整门课程' }).getByRole('link', { name: '购买课程' }).click();
    await expect(heading(page, '登录书院')).toBeVisible();
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: '手机号' }).fill(person.mobile);
    await form.getByRole('textbox', { name: '密码' }).fill(person.password);
    await form.getByRole('button', { name: '立即登录' }).click();
    await expect(heading(page, '收银台')).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole('button', { name: '提交订单' }).click();

    const address = await page.getByRole('link', { name: '在本机打开' }).getAttribute('href');
    const telephone = await page.context().newPage();
    await telephone.goto(address ?? '');
    await telephone.getByRole('button', { name: '支付', ...name }).click();
    await expect(heading(telephone, '支付成功')).toBeVisible();
    await telephone.close();
    await expect(notice(page, '已成功支付')).toBeVisible();
    await page.getByRole('button', { name: '开始学习' }).click();
    // The first lesson that can be taken, in the classroom.
    await expect(page).toHaveURL(/\/play\?lesson=\d+$/);
    await expect(page.getByText(rest)).toBeVisible();
    await page.goto(`/course/${id}`);
    await expect(page.getByText('课程已购买')).toBeVisible();
    await expect(lesson).not.toContainText('需购买');

    await page.goto(`/order/order?goods_type=course&goods_id=${id}`);
    await expect(page.getByText('整门课程你已经可以学习。')).toBeVisible();
  },
);
