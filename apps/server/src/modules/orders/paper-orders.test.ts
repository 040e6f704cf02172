import { createExamsApi } from '@shuyuan/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
const refusal = (message: string, code = 1) => ({ kind: 'business', code, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());

async function forSale(paper: Parameters<typeof createPaper>[1] = {}) {
  const { id } = await createPaper(server.db, { title: '期末模拟', charge: 19, ...paper });
  return { goods_type: 'paper' as const, goods_id: id };
}

it('a paper is ordered at the price of the server, and can be begun as soon as it is paid', async () => {
  const goods = await forSale();
  const client = clientOf(server, await createPerson(server.db));
  const exams = createExamsApi(client.http);
  expect(await exams.detail(goods.goods_id)).toMatchObject({ can_join: false, refusal: 'not-bought' });
  const { order_id: orderId, charge } = await client.orders.create(goods);
  expect(charge).toBe(19);
  await expect(exams.start(goods.goods_id)).rejects.toMatchObject({ kind: 'business' });
  await client.orders.payByWechat(orderId);
  await server.modules.payments.paid(payment.pay(orderId));
  expect(await exams.detail(goods.goods_id)).toMatchObject({ can_join: true, refusal: null });
  expect((await exams.start(goods.goods_id)).record_id).toBeGreaterThan(0);
  await expect(client.orders.create(goods)).rejects.toMatchObject(refusal('请勿重复购买'));
});

it('is not sold to members who take it for nothing, nor where only who was added takes it, nor as a draft', async () => {
  const member = await createPerson(server.db);
  await becomeMember(server.db, member.id, now);
  const { orders } = clientOf(server, member);
  const forMembers = await forSale({ isVipFree: true });
  await expect(orders.create(forMembers)).rejects.toMatchObject(refusal('当前试卷无法购买'));
  const missing = { code: 404, message: '商品不存在或已下架' };
  await expect(orders.create(await forSale({ enabledInvite: true }))).rejects.toMatchObject(missing);
  await expect(orders.create(await forSale({ publishedAt: null }))).rejects.toMatchObject(missing);
});
