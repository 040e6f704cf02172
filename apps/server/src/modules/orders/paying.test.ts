import { createMessagesApi } from '@shuyuan/api-client/community';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember, buyArticle } from '../articles/articles.fixtures.ts';
import { isGranted } from '../grants/grants.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { articleForSale, forgetLimits } from './orders.fixtures.ts';
import { createPaymentService } from './scan-payment.fixtures.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
let goods: { goods_type: 'article'; goods_id: number };
let id: string;
const clock = { now: () => now };
const wait = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
const payment = createPaymentService(clock);
const orders = (person = buyer) => clientOf(server, person).orders;
const paid = (...args: Parameters<typeof payment.pay>) => server.modules.payments.paid(payment.pay(...args));
const isTheirs = () => isGranted(server.db, buyer.id, { type: 'article', id: goods.goods_id });
const asked = (call: string) => payment.calls.filter((line) => line === `${call} ${id}`).length;
const refusal = (message: string) => ({ kind: 'business', code: 1, message });

/** As some seconds would: the payment service may be asked after an order again. */
const someSeconds = () => forgetLimits(server.db);

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = new Date('2026-11-22T08:00:00.000Z');
  await forgetLimits(server.db);
  buyer = await createPerson(server.db);
  goods = await articleForSale(server.db);
  id = (await orders().create(goods)).order_id;
});

describe('handing an order over', () => {
  it('answers a picture of what the service gave, and says that the order is being paid', async () => {
    const { code_url: codeUrl, image } = await orders().payByWechat(id);
    expect(codeUrl).toBe(`weixin://pay/${id}`);
    const [, png = ''] = image.split('data:image/png;base64,');
    expect(Buffer.from(png, 'base64').readUInt32BE(16)).toBe(300);
    expect(payment.handed(id)).toMatchObject({
      orderId: id,
      charge: 29,
      title: '书院-读懂一首诗',
      expiresAt: new Date('2026-11-22T08:15:00Z'),
    });
    expect(await orders().detail(id)).toMatchObject({ status: 5, payment_method: 'wechat', charge: 29 });
  });

  it('answers the same picture again, without asking anybody and however often', async () => {
    const first = await orders().payByWechat(id);
    for (let index = 0; index < 40; index += 1) expect(await orders().payByWechat(id)).toEqual(first);
    expect(asked('start')).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'can be tried again when the service failed %s its work',
    async (where) => {
      payment.trouble('start', where);
      await expect(orders().payByWechat(id)).rejects.toMatchObject(refusal('支付暂时不可用，请稍后再试'));
      // The service may know it: from now on it is closed nowhere without being closed there.
      expect(await orders().detail(id)).toMatchObject({ status: 5 });
      expect(await orders().payByWechat(id)).toMatchObject({ code_url: `weixin://pay/${id}` });
    },
  );

  it('is refused when the order is paid, cancelled or has had its time', async () => {
    await orders().cancel(id);
    await expect(orders().payByWechat(id)).rejects.toMatchObject(refusal('订单已取消，请重新下单'));
    const { order_id: second } = await orders().create(goods);
    await orders().payByWechat(second);
    await paid(second);
    await expect(orders().payByWechat(second)).rejects.toMatchObject(refusal('订单已支付'));
    const { order_id: third } = await orders().create(await articleForSale(server.db));
    wait(15);
    await expect(orders().payByWechat(third)).rejects.toMatchObject(refusal('订单已取消，请重新下单'));
  });

  it('is refused for what has become theirs, or is not sold any more', async () => {
    await buyArticle(server.db, buyer.id, goods.goods_id, now);
    await expect(orders().payByWechat(id)).rejects.toMatchObject(refusal('请勿重复购买'));
    const free = await articleForSale(server.db, { isVipFree: true });
    const { order_id: second } = await orders().create(free);
    await becomeMember(server.db, buyer.id, now);
    await expect(orders().payByWechat(second)).rejects.toMatchObject(refusal('当前文章无法购买'));
    const hidden = await articleForSale(server.db);
    const { order_id: third } = await orders().create(hidden);
    await server.db.execute(sql`update articles set published_at = null where id = ${hidden.goods_id}`);
    await expect(orders().payByWechat(third)).rejects.toMatchObject(refusal('当前文章无法购买'));
    for (const order of [id, second, third]) expect(payment.handed(order)).toBeUndefined();
  });

  it('shows the picture no more once the article is theirs by another order', async () => {
    await orders().payByWechat(id);
    await buyArticle(server.db, buyer.id, goods.goods_id, now);
    await expect(orders().payByWechat(id)).rejects.toMatchObject(refusal('请勿重复购买'));
  });

  it('is not done more often than a person would', async () => {
    for (let index = 0; index < 30; index += 1) {
      payment.trouble('start', 'before');
      await expect(orders().payByWechat(id)).rejects.toMatchObject(refusal('支付暂时不可用，请稍后再试'));
    }
    await expect(orders().payByWechat(id)).rejects.toMatchObject({ code: 429 });
  });
});

describe('money', () => {
  it('that comes makes the order paid and the article theirs', async () => {
    await orders().payByWechat(id);
    wait(2);
    expect(await isTheirs()).toBe(false);
    expect(await paid(id)).toBe(true);
    expect(await orders().status(id)).toBe(9);
    expect(await orders().detail(id)).toMatchObject({
      status: 9,
      charge: 29,
      payment_method: 'wechat',
      paid_at: '2026-11-22T08:02:00.000Z',
    });
    expect(await isTheirs()).toBe(true);
    expect(await orders().goods(goods)).toMatchObject({ is_owned: true, open_order: null });
    await expect(orders().create(goods)).rejects.toMatchObject(refusal('请勿重复购买'));
  });

  it('is told to the buyer once, also when its word comes again', async () => {
    await orders().payByWechat(id);
    const word = payment.pay(id);
    for (let count = 0; count < 2; count += 1) await server.modules.payments.paid(word);
    const { data } = await createMessagesApi(clientOf(server, buyer).http).list();
    expect(data).toMatchObject([
      {
        type: 'order_paid',
        actor: null,
        resource: { type: 'article', id: goods.goods_id },
        data: { title: '读懂一首诗', amount: 29 },
      },
    ]);
  });

  it('of which the word comes again changes nothing', async () => {
    await orders().payByWechat(id);
    const word = payment.pay(id);
    expect(await server.modules.payments.paid(word)).toBe(true);
    const before = await orders().detail(id);
    wait(5);
    expect(await server.modules.payments.paid(word)).toBe(true);
    expect(await orders().detail(id)).toEqual(before);
  });

  it('that is not what the order costs hands nothing over, and the log says so', async () => {
    await orders().payByWechat(id);
    for (const fen of [2899, 2901, 29, 1]) {
      const word = { method: 'wechat' as const, orderId: id, fen, transaction: `wrong-${fen}`, paidAt: now };
      expect(await server.modules.payments.paid(word)).toBe(false);
    }
    expect(await orders().detail(id)).toMatchObject({ status: 5, paid_at: null });
    expect(await isTheirs()).toBe(false);
    const line = server.log.find((entry) => entry.includes('wrong-2899'));
    expect(line).toContain('it is not what the order costs');
    expect(line).toContain(id);
  });

  it('for an order that nobody knows is not taken', async () => {
    const orderId = '20261122999999999999';
    const word = { method: 'wechat' as const, orderId, fen: 2900, transaction: 'unknown', paidAt: now };
    expect(await server.modules.payments.paid(word)).toBe(false);
    expect(server.log.some((entry) => entry.includes(orderId) && entry.includes('no such order'))).toBe(true);
  });

  it('that has paid for one order pays for no other', async () => {
    const { order_id: other } = await orders().create(await articleForSale(server.db));
    await orders().payByWechat(id);
    const word = payment.pay(id);
    await server.modules.payments.paid(word);
    expect(await server.modules.payments.paid({ ...word, orderId: other })).toBe(false);
    expect(await orders().status(other)).toBe(1);
  });

  it('that comes twice for one order is told to the operator', async () => {
    await orders().payByWechat(id);
    const word = payment.pay(id);
    await server.modules.payments.paid(word);
    expect(await server.modules.payments.paid({ ...word, transaction: 'second-money' })).toBe(true);
    expect(server.log.some((line) => line.includes('paid twice') && line.includes('second-money'))).toBe(
      true,
    );
  });

  it.each(['cancelled', 'had its time'] as const)(
    'MO-05: that comes late, when the order was %s, hands nothing over',
    async (how) => {
      await orders().payByWechat(id);
      const word = payment.pay(id);
      // Its word is still on its way, and the service is not asked.
      await server.db.execute(sql`update orders set status = 7, closed_at = now() where id = ${id}`);
      if (how === 'had its time') wait(30);
      expect(await server.modules.payments.paid(word)).toBe(true);
      expect(await orders().detail(id)).toMatchObject({ status: 7 });
      expect(await isTheirs()).toBe(false);
    },
  );

  it('for an article that was deleted, or that is theirs by now, is kept and told to the operator', async () => {
    await orders().payByWechat(id);
    await server.db.execute(sql`delete from articles where id = ${goods.goods_id}`);
    expect(await paid(id)).toBe(true);
    expect(await orders().status(id)).toBe(9);
    expect(server.log.some((line) => line.includes(id) && line.includes('what is gone'))).toBe(true);
  });
});

describe('a word that was lost', () => {
  it('costs nothing: whoever asks after the order is told the truth', async () => {
    await orders().payByWechat(id);
    expect(await orders().status(id)).toBe(5);
    payment.pay(id);
    await someSeconds();
    expect(await orders().status(id)).toBe(9);
    expect(await isTheirs()).toBe(true);
  });

  it('is not asked for more than every few seconds, and never before the order was handed over', async () => {
    for (let index = 0; index < 5; index += 1) await orders().status(id);
    expect(asked('find')).toBe(0);
    await orders().payByWechat(id);
    for (let index = 0; index < 10; index += 1) expect(await orders().status(id)).toBe(5);
    await Promise.all(Array.from({ length: 5 }, () => orders().detail(id)));
    expect(asked('find')).toBe(1);
  });

  it('does not break the asking while the service is away', async () => {
    await orders().payByWechat(id);
    payment.trouble('find', 'before');
    expect(await orders().status(id)).toBe(5);
    await someSeconds();
    payment.pay(id);
    expect((await orders().detail(id)).status).toBe(9);
  });
});

describe('cancelling', () => {
  it('closes the order, once and for good', async () => {
    expect(await orders().cancel(id)).toMatchObject({ order_id: id, status: 7 });
    expect(await orders().cancel(id)).toMatchObject({ status: 7 });
    expect(await orders().goods(goods)).toMatchObject({ open_order: null });
    expect((await orders().create(goods)).order_id).not.toBe(id);
    expect(asked('close')).toBe(0);
  });

  it('closes it where it can be paid first', async () => {
    await orders().payByWechat(id);
    expect(await orders().cancel(id)).toMatchObject({ status: 7 });
    expect(asked('close')).toBe(1);
    expect(() => payment.pay(id)).toThrow('Nobody can pay');
  });

  it('comes too late for who has paid: the order is paid', async () => {
    await orders().payByWechat(id);
    payment.pay(id);
    expect(await orders().cancel(id)).toMatchObject({ order_id: id, status: 9 });
    expect(await isTheirs()).toBe(true);
    expect(await orders().cancel(id)).toMatchObject({ status: 9 });
  });

  it('leaves the order open when nobody can say whether it was paid', async () => {
    await orders().payByWechat(id);
    payment.trouble('close', 'before');
    await expect(orders().cancel(id)).rejects.toMatchObject(refusal('支付暂时不可用，请稍后再试'));
    expect(await orders().status(id)).toBe(5);
    expect(await orders().cancel(id)).toMatchObject({ status: 7 });
  });

  it.each([
    ['hears of the order only afterwards', 'before'],
    ['has told of its picture only afterwards', 'after'],
  ] as const)('reaches the service also when it %s', async (_, where) => {
    const start = payment.hold('start', where);
    const handing = orders().payByWechat(id);
    handing.catch(() => {});
    await start.arrived;
    expect(await orders().cancel(id)).toMatchObject({ status: 7 });
    start.release();
    await expect(handing).rejects.toMatchObject(refusal('订单已取消，请重新下单'));
    expect(() => payment.pay(id)).toThrow('Nobody can pay');
  });
});
