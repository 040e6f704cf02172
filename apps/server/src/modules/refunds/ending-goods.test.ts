import { createVideosApi } from '@shuyuan/api-client';
import { createRefundsApi } from '@shuyuan/api-client/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examRequiredCourses } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createAdministrator, createManager, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo } from '../videos/videos.fixtures.ts';

const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
const payment = createPaymentService(clock);
let server: TestServer;
let admin: Manager;
let buyer: Person;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createPerson(server.db);
});

async function buy(goods: { goods_type: 'combo' | 'course' | 'article'; goods_id: number }) {
  const { orders } = clientOf(server, buyer);
  const { order_id: orderId } = await orders.create(goods);
  await orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  return orderId;
}

const ended = (ends: readonly { title: string; stays: boolean }[]) =>
  Object.fromEntries(ends.map(({ title, stays }) => [title, stays ? 'stays' : 'ends']));

describe('MO-09: a refund of a column', () => {
  it('names what ends and what another source keeps open, to the learner and to who decides, and so it comes', async () => {
    const lesson = await createVideo(server.db, { title: '正课' });
    const kept = await createCourse(server.db, {
      title: '另外买的课',
      charge: 50,
      lessons: [{ title: '正课', videoId: lesson }],
    });
    const lost = await createCourse(server.db, {
      title: '专栏里的课',
      charge: 50,
      lessons: [{ title: '正课' }],
    });
    const article = await articleForSale(server.db, { title: '专栏里的文章' });
    const { id: paper } = await createPaper(server.db, { title: '结课考试', charge: 10 });
    await server.db
      .insert(examRequiredCourses)
      .values({ goodsType: 'paper', goodsId: paper, courseId: lost });
    const combo = await createCombo(server.db, {
      title: '写作专栏',
      charge: 99,
      items: [
        { resourceType: 'course', resourceId: kept },
        { resourceType: 'course', resourceId: lost },
        { resourceType: 'article', resourceId: article.goods_id },
      ],
    });
    await buy({ goods_type: 'course', goods_id: kept });
    const orderId = await buy({ goods_type: 'combo', goods_id: combo });

    const { ends } = await createRefundsApi(clientOf(server, buyer).http).preview(orderId);
    expect(ended(ends)).toEqual({
      写作专栏: 'ends',
      另外买的课: 'stays',
      专栏里的课: 'ends',
      专栏里的文章: 'ends',
      结课考试: 'ends',
    });
    expect(await admin.manage.refunds.ends(orderId)).toEqual({ ends });

    const { courses, http } = clientOf(server, buyer);
    await createVideosApi(http).record(lesson, { duration: 60 });
    await admin.manage.refunds.store({
      order_id: orderId,
      amount: 9900,
      is_local: true,
      keeps_goods: false,
      reason: '退课',
    });
    expect((await courses.detail(kept)).course.can_watch).toBe(true);
    expect((await courses.detail(lost)).course.can_watch).toBe(false);
    expect(await admin.manage.refunds.ends(orderId)).toEqual({ ends: [] });
    // What they have learnt stays theirs.
    const progress = await server.db.$count(sql`video_progress where user_id = ${buyer.id}`);
    expect(progress).toBe(1);
  });

  it('is told to nobody who may not decide it, and of no order that nobody knows', async () => {
    const orderId = await buy(await articleForSale(server.db));
    const seeing = await createManager(server, { refund: 'all' });
    await expect(seeing.manage.refunds.ends(orderId)).rejects.toMatchObject({ code: 403 });
    expect(await admin.manage.refunds.ends('20261122999999999999')).toEqual({ ends: [] });
  });
});

it('MO-09: a refund of a course names its lessons of both kinds, each once', async () => {
  const video = await createVideo(server.db, { title: '听一课' });
  const { goods_id: articleId } = await articleForSale(server.db, { title: '读一课' });
  const course = await createCourse(server.db, {
    title: '一门课',
    charge: 50,
    lessons: [
      { title: '上', videoId: video },
      { title: '下', kind: 'article', articleId },
    ],
  });
  const orderId = await buy({ goods_type: 'course', goods_id: course });
  const { ends } = await admin.manage.refunds.ends(orderId);
  expect(ends.map(({ type, title }) => [type, title])).toEqual([
    ['course', '一门课'],
    ['video', '听一课'],
    ['article', '读一课'],
  ]);
});
