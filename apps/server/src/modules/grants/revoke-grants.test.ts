import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAnthology } from '../anthologies/anthologies.fixtures.ts';
import { createArticle } from '../articles/articles.fixtures.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { findMembership } from '../memberships/membership.ts';
import { forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { findEntitlement } from './find-entitlement.ts';
import { revokeGrants } from './revoke-grants.ts';

let server: TestServer;
let now: Date;
let buyer: Person;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const day = 24 * 3_600_000;
const start = new Date('2026-11-23T08:00:00.000Z');
const at = (days: number) => new Date(start.getTime() + days * day);

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  await saveSettings(server.db, { 'features.paper': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  buyer = await createPerson(server.db);
  await forgetLimits(server.db);
});

/** Buys something; what comes back says so again to the server. */
async function buy(goods: Parameters<ReturnType<typeof clientOf>['orders']['create']>[0]) {
  const { orders } = clientOf(server, buyer);
  const { order_id: orderId } = await orders.create(goods);
  await orders.payByWechat(orderId);
  const word = payment.pay(orderId);
  await server.modules.payments.paid(word);
  return { orderId, sayAgain: () => server.modules.payments.paid(word) };
}

const terms = { charge: 30, isVipFree: false };
const forSale = {
  article: () => createArticle(server.db, terms),
  anthology: () => createAnthology(server.db, terms),
  course: () => createCourse(server.db, terms),
  paper: async () => (await createPaper(server.db, terms)).id,
};
const types = ['article', 'anthology', 'course', 'paper'] as const;

const rightTo = (type: string, id: number) =>
  findEntitlement(server.db, { type, id, ...terms, ownerId: null }, buyer.id, now);

describe('what an order has given', () => {
  it.each(types)('is taken back of the %s, stays so, and can be bought again', async (type) => {
    const id = await forSale[type]();
    const goods = { goods_type: type, goods_id: id };
    const first = await buy(goods);
    expect(await rightTo(type, id)).toMatchObject({ isOpen: true, isOwned: true });
    now = at(1);
    expect(await revokeGrants(server.db, { orderId: first.orderId }, now)).toBe(1);
    const taken = { reason: 'bought', state: 'revoked', until: at(1), orderId: first.orderId };
    expect(await rightTo(type, id)).toMatchObject({ isOpen: false, isOwned: false });
    expect((await rightTo(type, id)).grounds).toContainEqual(taken);
    now = at(2);
    expect(await first.sayAgain()).toBe(true);
    expect(await revokeGrants(server.db, { orderId: first.orderId }, now)).toBe(0);
    expect((await rightTo(type, id)).grounds).toContainEqual(taken);
    const second = await buy(goods);
    expect(await rightTo(type, id)).toMatchObject({ isOpen: true, isOwned: true });
    expect(await revokeGrants(server.db, { orderId: first.orderId }, now)).toBe(0);
    expect((await rightTo(type, id)).grounds).toContainEqual(
      expect.objectContaining({ state: 'opens', orderId: second.orderId }),
    );
  });

  it.each(['anthology', 'course'] as const)('is taken back of what is part of the %s too', async (type) => {
    const article = await forSale.article();
    const lesson = { title: '第一讲', kind: 'article' as const, articleId: article };
    const id =
      type === 'course'
        ? await createCourse(server.db, { ...terms, lessons: [lesson] })
        : await createAnthology(server.db, { ...terms, articles: [article] });
    const { orderId } = await buy({ goods_type: type, goods_id: id });
    expect(await rightTo('article', article)).toMatchObject({ isOpen: true });
    await revokeGrants(server.db, { orderId }, now);
    expect(await rightTo('article', article)).toMatchObject({ isOpen: false });
  });

  it('is taken back from nobody else', async () => {
    const goods = { goods_type: 'course' as const, goods_id: await forSale.course() };
    const mine = await buy(goods);
    buyer = await createPerson(server.db);
    await buy(goods);
    await revokeGrants(server.db, { orderId: mine.orderId }, now);
    expect(await rightTo('course', goods.goods_id)).toMatchObject({ isOpen: true });
  });
});

describe('a membership', () => {
  const ends = async () => (await findMembership(server.db, buyer.id, now))?.expiresAt;
  const isOpenToThem = async () => {
    const goods = { type: 'article', id: 1, charge: 30, isVipFree: true, ownerId: null };
    return (await findEntitlement(server.db, goods, buyer.id, now)).isOpen;
  };
  const termOf = async (orderId: string) => {
    const { startsAt, endsAt } = grants;
    return server.db.select({ startsAt, endsAt }).from(grants).where(eq(grants.orderId, orderId));
  };

  it('MO-15: that is taken back ends at once, and what follows it moves up', async () => {
    const first = await buy(await planForSale(server.db));
    const second = await buy(await planForSale(server.db));
    const third = await buy(await planForSale(server.db, { expireDays: 7 }));
    expect(await ends()).toEqual(at(67));
    now = at(10);
    await revokeGrants(server.db, { orderId: first.orderId }, now);
    expect(await ends()).toEqual(at(47));
    expect(await isOpenToThem()).toBe(true);
    expect(await first.sayAgain()).toBe(true);
    expect(await ends()).toEqual(at(47));
    expect(await termOf(second.orderId)).toEqual([{ startsAt: at(10), endsAt: at(40) }]);
    expect(await termOf(third.orderId)).toEqual([{ startsAt: at(40), endsAt: at(47) }]);
  });

  it('that is taken back and has none after it ends at once', async () => {
    const only = await buy(await planForSale(server.db));
    await revokeGrants(server.db, { orderId: only.orderId }, now);
    expect(await ends()).toBeUndefined();
    expect(await isOpenToThem()).toBe(false);
    expect(await clientOf(server, buyer).my.detail()).toMatchObject({ membership: null });
  });

  it('that follows another is taken back, and the one before goes on', async () => {
    await buy(await planForSale(server.db));
    const second = await buy(await planForSale(server.db));
    await revokeGrants(server.db, { orderId: second.orderId }, now);
    expect(await ends()).toEqual(at(30));
  });

  it('that is bought anew follows what has moved up', async () => {
    const first = await buy(await planForSale(server.db));
    await buy(await planForSale(server.db));
    await revokeGrants(server.db, { orderId: first.orderId }, now);
    const short = await buy(await planForSale(server.db, { expireDays: 7 }));
    expect(await termOf(short.orderId)).toEqual([{ startsAt: at(30), endsAt: at(37) }]);
    expect(await ends()).toEqual(at(37));
  });
});
