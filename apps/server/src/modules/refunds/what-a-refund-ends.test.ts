import {
  createExamsApi,
  createNotesApi,
  createVideosApi,
  type ExamsApi,
  type NewOrder,
} from '@shuyuan/api-client';
import { createCreditsApi } from '@shuyuan/api-client/community';
import { createMockApi } from '@shuyuan/api-client/exam-area';
import { createCouponsApi, createRedeemCodesApi, createRefundsApi } from '@shuyuan/api-client/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCombo } from '../combos/combos.fixtures.ts';
import { createCoupons, holderOf } from '../coupons/coupons.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaper, sixQuestions } from '../exams/exams.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createMock, createQuestions } from '../practice/practice.fixtures.ts';
import { createPromoCode, usesOf } from '../promo-codes/promo-codes.fixtures.ts';
import { createRedeemActivity } from '../redeem-codes/redeem-codes.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createVideo, startVideos } from '../videos/videos.fixtures.ts';

// Each rule of docs/decisions/what-a-refund-ends.md that no other test holds.

let server: TestServer;
let admin: Manager;
let buyer: Person;
let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const http = () => clientOf(server, buyer).http;
const orders = () => clientOf(server, buyer).orders;

beforeAll(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
  await saveSettings(server.db, {
    'features.paper': true,
    'features.mockPaper': true,
    'features.promoCode': true,
    'features.codeExchanger': true,
    'credit.paid_order_percent': 100,
    'credit.watched_video': 7,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
});

async function buy(goods: NewOrder) {
  const { order_id: orderId } = await orders().create(goods);
  await orders().payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  return orderId;
}

/** The whole of it goes back, and what it was for ends. */
async function refund(orderId: string) {
  const { charge } = await orders().detail(orderId);
  await admin.manage.refunds.store({
    order_id: orderId,
    amount: charge * 100,
    is_local: true,
    keeps_goods: false,
    reason: '退课',
  });
}

interface Sitting {
  goods: NewOrder;
  begin: () => Promise<number>;
  calls: (pid: number) => Pick<ExamsApi, 'play' | 'answer' | 'submit'>;
  records: () => Promise<unknown[]>;
}

async function paperForSale(): Promise<Sitting> {
  const { id } = await createPaper(server.db, { charge: 9, questions: [sixQuestions[0]!] });
  const exams = createExamsApi(http());
  return {
    goods: { goods_type: 'paper', goods_id: id },
    begin: async () => (await exams.start(id)).record_id,
    calls: () => exams,
    records: async () => (await exams.records(id)).data,
  };
}

async function mockForSale(): Promise<Sitting> {
  const { categoryId } = await createQuestions(server.db, [sixQuestions[0]!]);
  const num = { choice: 1, select: 0, input: 0, qa: 0, judge: 0, cap: 0 };
  const rule = { category_ids: [categoryId], levels: [], num };
  const id = await createMock(server.db, { charge: 9, categoryId, rule });
  const mock = createMockApi(http());
  return {
    goods: { goods_type: 'mock_paper', goods_id: id },
    begin: async () => (await mock.start(id)).recordId,
    calls: (pid) => mock.asPaper(pid),
    records: async () => (await mock.records(id)).data,
  };
}

describe.each([
  ['paper', paperForSale],
  ['mock paper', mockForSale],
])('MO-09: the refund of a %s', (_, forSale) => {
  /** An attempt that is begun and whose paper is given back then. */
  async function begunAndRefunded() {
    const sitting = await forSale();
    const orderId = await buy(sitting.goods);
    const pid = await sitting.begin();
    const calls = sitting.calls(pid);
    const { questions } = await calls.play(sitting.goods.goods_id, pid);
    const answer = (content: string, seq: number) =>
      calls.answer({ pid, question_id: questions[0]!.id, answer: content, seq });
    await answer('option1', 1);
    await refund(orderId);
    return { ...calls, ...sitting, pid, answer };
  }

  it('lets the attempt that runs be finished and handed in, and no further one begin', async () => {
    const { goods, pid, answer, submit, play, begin, records } = await begunAndRefunded();
    expect(await answer('option2', 2)).toMatchObject({ is_saved: true, seq: 2 });
    // Who comes back to the page goes on with it.
    expect(await begin()).toBe(pid);
    expect(await submit(pid)).toMatchObject({ status: 2, total_score: 5 });
    await expect(begin()).rejects.toMatchObject({ code: 1, message: '无权限参与' });
    expect(await records()).toMatchObject([{ id: pid, score: 5 }]);
    expect((await play(goods.goods_id, pid)).questions[0]).toMatchObject({ is_correct: 1 });
  });

  it('hands in by itself what nobody hands in, and keeps its score', async () => {
    const { goods, begin, records } = await begunAndRefunded();
    wait(24 * 60);
    expect(await records()).toMatchObject([{ status: 2, score: 0 }]);
    await expect(begin()).rejects.toMatchObject({ code: 1 });
    await buy(goods);
    await begin();
    expect(await records()).toMatchObject([{ status: 1 }, { status: 2, score: 0 }]);
  });
});

it('MO-09: progress and notes of a course stay after its refund, and stand there again with access', async () => {
  const video = await createVideo(server.db, { charge: null, publishedAt: null });
  const course = await createCourse(server.db, {
    charge: 50,
    lessons: [
      { title: '第一讲', videoId: video },
      { title: '第二讲', videoId: await createVideo(server.db, { charge: null, publishedAt: null }) },
    ],
  });
  const goods: NewOrder = { goods_type: 'course', goods_id: course };
  const orderId = await buy(goods);
  const notes = createNotesApi(http());
  for (let minute = 1; minute <= 10; minute += 1) {
    wait(1);
    await createVideosApi(http()).record(video, { duration: 60 * minute });
  }
  const note = await notes.store({ content: '<p>塔影很长</p>', resource_type: 'video', resource_id: video });
  const learned = () => clientOf(server, buyer).courses.detail(course);
  const before = await learned();
  await refund(orderId);
  expect((await learned()).course.can_watch).toBe(false);
  expect((await notes.mine()).data.map(({ id }) => id)).toEqual([note.id]);
  await buy(goods);
  const after = await learned();
  expect(after.course.can_watch).toBe(true);
  expect([after.chapters, after.next]).toEqual([before.chapters, before.next]);
  expect(before.next).not.toBeNull();
  expect(await notes.detail(note.id)).toMatchObject({ content: '<p>塔影很长</p>' });
});

it('MO-09: a promo code and a coupon stay used after the refund of their order', async () => {
  const code = await createPromoCode(server.db, { code: 'REFUND10', useTimes: 1 });
  const coupons = createCouponsApi(http());
  const { token } = await createCoupons(server.db, 1);
  const { id: coupon } = await coupons.take(token);
  const withCode = await buy({ ...(await articleForSale(server.db)), promo_code: 'REFUND10' });
  const withCoupon = await buy({ ...(await articleForSale(server.db)), coupon });
  await refund(withCode);
  await refund(withCoupon);
  expect(await usesOf(server.db, code)).toBe(1);
  expect(await holderOf(server.db, coupon)).toBe(withCoupon);
  const other = await articleForSale(server.db);
  await expect(orders().create({ ...other, promo_code: 'REFUND10' })).rejects.toMatchObject({ code: 1 });
  await expect(orders().create({ ...other, coupon })).rejects.toMatchObject({ code: 1 });
});

it('MO-09: what a redeem code has opened is no part of a refund, also of an order of the whole that it is part of', async () => {
  const course = await createCourse(server.db, {
    title: '兑换来的课',
    charge: 50,
    lessons: [{ title: '一讲' }],
  });
  await createRedeemActivity(server.db, [{ sign: 'vod', id: course }], { codes: ['REFUNDEDCODE'] });
  await createRedeemCodesApi(http()).confirm('REFUNDEDCODE');
  const combo = await createCombo(server.db, {
    title: '买来的专栏',
    charge: 99,
    items: [{ resourceType: 'course', resourceId: course }],
  });
  const orderId = await buy({ goods_type: 'combo', goods_id: combo });
  const { ends } = await createRefundsApi(http()).preview(orderId);
  expect(ends.map(({ title, stays }) => [title, stays])).toEqual([
    ['买来的专栏', false],
    ['兑换来的课', true],
  ]);
  await refund(orderId);
  expect((await clientOf(server, buyer).courses.detail(course)).course.can_watch).toBe(true);
});

it('MO-09: credits of the order go back with its money, those for watching stay', async () => {
  const video = await createVideo(server.db, { duration: 60 });
  const credits = createCreditsApi(http());
  const orderId = await buy(await articleForSale(server.db));
  wait(1);
  await startVideos(server.db, buyer.id, [video]);
  await createVideosApi(http()).record(video, { duration: 60 });
  expect((await credits.records()).credit1).toBe(29 + 7);
  await refund(orderId);
  expect(await credits.records()).toMatchObject({
    credit1: 7,
    data: [{ sum: -29, reason: 'order_refunded' }, {}, {}],
  });
});
