import {
  createFavoritesApi,
  createMembershipsApi,
  createProductsApi,
  createStudyApi,
  type GoodsRef,
} from '@shuyuan/api-client';
import {
  createCouponsApi,
  createFlashSalesApi,
  createGroupBuysApi,
  createInvitationsApi,
  createRedeemCodesApi,
} from '@shuyuan/api-client/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons, promoCodes, shareGoods, type RedeemedGoods } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createCoupons } from '../coupons/coupons.fixtures.ts';
import { createFlashSale, createGroupBuy } from '../deals/deals.fixtures.ts';
import { createPaper } from '../exams/exams.fixtures.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createMock, createPractice } from '../practice/practice.fixtures.ts';
import { createRedeemActivity, solvedQuestion, userOfCode } from '../redeem-codes/redeem-codes.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { saveSettings } from './config.repo.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
const payment = createPaymentService(clock);
let server: TestServer;
let person: Person;
let admin: Manager;

/** Switch, name, sign in redeem activities, and how one is put on sale. */
const kinds = {
  role: ['vip', '会员', 'vip', () => planForSale(server.db)],
  paper: [
    'paper',
    '试卷',
    'paper',
    async () => ({ goods_id: (await createPaper(server.db, { charge: 19 })).id }),
  ],
  mock_paper: ['mockPaper', '模拟试卷', 'mock_paper', mockForSale],
  practice: [
    'practice',
    '练习',
    'practice',
    async () => ({ goods_id: (await createPractice(server.db, { charge: 19 })).id }),
  ],
} as const satisfies Record<
  string,
  readonly [string, string, RedeemedGoods['sign'], () => Promise<{ goods_id: number }>]
>;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];
const switches = Object.values(kinds).map(([name]) => name);

async function mockForSale() {
  const { categoryId } = await createPaper(server.db).then(async () => createPractice(server.db));
  return { goods_id: await createMock(server.db, { categoryId, charge: 19 }) };
}

const turn = (isOn: boolean, names_: readonly string[]) =>
  saveSettings(server.db, Object.fromEntries(names_.map((name) => [`features.${name}`, isOn])));

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
  await turn(true, ['promoCode', 'codeExchanger', 'share', 'tuangou', 'miaosha']);
  await saveSettings(server.db, { 'pay.hand_text': '请转账' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await turn(true, switches);
  await forgetLimits(server.db);
  person = await createPerson(server.db);
});

async function goodsOf(kind: Kind): Promise<GoodsRef> {
  return { goods_type: kind, goods_id: (await kinds[kind][3]()).goods_id };
}

const api = () => {
  const { orders, http } = clientOf(server, person);
  return {
    orders,
    coupons: createCouponsApi(http),
    redeem: createRedeemCodesApi(http),
    sales: createFlashSalesApi(http),
    groups: createGroupBuysApi(http),
    favorites: createFavoritesApi(http),
    study: createStudyApi(http),
  };
};

/** Prepares everything while the section is open, and returns the call. */
type Surface = (goods: GoodsRef, kind: Kind) => Promise<() => Promise<unknown>>;

async function ownCoupon() {
  const { token } = await createCoupons(server.db, 1);
  return (await api().coupons.take(token)).id;
}

async function createCode(kind: Kind, { goods_id: id }: GoodsRef): Promise<string> {
  const code = `CODE${kind.replace('_', '').toUpperCase()}${id}`;
  await createRedeemActivity(server.db, [{ sign: kinds[kind][2], id }], { codes: [code] });
  return code;
}

const waiting = async (goods: GoodsRef) => (await api().orders.create(goods)).order_id;

/** Surfaces on which goods of every kind are sold. */
const surfaces: Record<string, Surface> = {
  'the cashier': async (goods) => () => api().orders.goods(goods),
  'an order': async (goods) => () => api().orders.create(goods),
  'an order that waits already': async (goods) => {
    await waiting(goods);
    return () => api().orders.create(goods);
  },
  'an order by a promo code': async (goods) => {
    const code = { code: `SALE${goods.goods_type.toUpperCase().replace('_', '')}`, invitedUserReward: 5 };
    await server.db.insert(promoCodes).values({ ...code, expiredAt: new Date('2030-01-01'), useTimes: 0 });
    return () => api().orders.create({ ...goods, promo_code: code.code });
  },
  'an order by a coupon': async (goods) => {
    const coupon = await ownCoupon();
    return () => api().orders.create({ ...goods, coupon });
  },
  'payment by WeChat of an order that waits': async (goods) => {
    const id = await waiting(goods);
    return () => api().orders.payByWechat(id);
  },
  'payment by hand of an order that waits': async (goods) => {
    const id = await waiting(goods);
    return () => api().orders.payByHand(id);
  },
  'the coupons that fit': async (goods) => () => api().coupons.fitting(goods),
  'a coupon by its link': async ({ goods_type: targetType }) => {
    const { token } = await createCoupons(server.db, 1, { targetType });
    return () => api().coupons.take(token);
  },
  'a coupon by its code': async ({ goods_type: targetType }) => {
    const { codes } = await createCoupons(server.db, 1, { targetType });
    return () => api().coupons.takeByCode(codes[0]!);
  },
  'a redeem code that is looked at': async (goods, kind) => {
    const code = await createCode(kind, goods);
    return async () => api().redeem.query({ code, ...(await solvedQuestion(server.db, now)) });
  },
  'a redeem code that is taken': async (goods, kind) => {
    const code = await createCode(kind, goods);
    return () => api().redeem.confirm(code);
  },
};

describe.each(names)('a closed section of %s', (kind) => {
  const [feature, name] = kinds[kind];

  it.each(Object.keys(surfaces))('refuses %s in words, and nothing else does', async (surface) => {
    const goods = await goodsOf(kind);
    const call = await surfaces[surface]!(goods, kind);
    await turn(false, [feature]);
    await expect(call()).rejects.toMatchObject({
      kind: 'business',
      message: surface.startsWith('a redeem code')
        ? `兑换内容中的${name}暂未开通，兑换码没有使用，请联系客服`
        : `本站没有开通${name}`,
    });
    await turn(true, [feature]);
    await turn(
      false,
      switches.filter((each) => each !== feature),
    );
    await expect(call().catch((error: unknown) => error)).resolves.not.toBeInstanceOf(Error);
  });

  it('uses up no coupon and no redeem code', async () => {
    const goods = await goodsOf(kind);
    const code = await createCode(kind, goods);
    const coupon = await ownCoupon();
    await turn(false, [feature]);
    await Promise.allSettled([api().redeem.confirm(code), api().orders.create({ ...goods, coupon })]);
    expect(await userOfCode(server.db, code)).toBeNull();
    const [row] = await server.db.select().from(coupons).where(eq(coupons.id, coupon));
    expect(row?.orderId).toBeNull();
  });

  it('offers no coupon for it', async () => {
    const { id } = await createCoupons(server.db, 1, { targetType: kind });
    const offered = async () =>
      (await api().coupons.offers({ size: 50 })).data.some((each) => each.id === id);
    expect(await offered()).toBe(true);
    await turn(false, [feature]);
    expect(await offered()).toBe(false);
  });

  it('takes money that comes all the same, and gives what it was paid for', async () => {
    const goods = await goodsOf(kind);
    const { order_id: orderId } = await api().orders.create(goods);
    await api().orders.payByWechat(orderId);
    await turn(false, [feature]);
    expect(await server.modules.payments.paid(payment.pay(orderId))).toBe(true);
    expect(await api().orders.detail(orderId)).toMatchObject({ status: 9, refund: null });
  });

  it('is still completed by the console', async () => {
    const goods = await goodsOf(kind);
    const { order_id: orderId, charge } = await api().orders.create(goods);
    await turn(false, [feature]);
    const { data } = await admin.manage.orders.list({ keywords: orderId });
    await admin.manage.orders.finish(data[0]!.id, { charge, reason: '已到账' });
    expect(await api().orders.detail(orderId)).toMatchObject({ status: 9 });
  });

  it('leaves what it sold out of the goods that are shared', async () => {
    const { goods_type: goodsType, goods_id: goodsId } = await goodsOf(kind);
    await server.db.insert(shareGoods).values({ goodsType, goodsId, reward: 3, reward2: 1, isShown: true });
    const shares = createInvitationsApi(clientOf(server, person).http);
    const shared = async () =>
      (await shares.goods({ size: 50 })).data.some((each) => each.goods_type === kind);
    expect(await shared()).toBe(true);
    await turn(false, [feature]);
    expect(await shared()).toBe(false);
  });
});

describe('a closed section of papers', () => {
  it('refuses them as favourites, and lists and counts none that were set aside before', async () => {
    const { goods_id: id } = await goodsOf('paper');
    const article = await articleForSale(server.db);
    const { study, favorites } = api();
    await study.collect({ type: 'paper', id });
    await study.collect({ type: 'article', id: article.goods_id });
    await turn(false, ['paper']);
    const { data, total, counts } = await favorites.list();
    expect([data.map(({ resource }) => resource.type), total, counts]).toEqual([
      ['article'],
      1,
      { article: 1 },
    ]);
    expect(await favorites.folders()).toMatchObject({ favorites_count: 1, loose_count: 1 });
    await expect(study.collect({ type: 'paper', id })).rejects.toMatchObject({ code: 404 });
    await turn(true, ['paper']);
    expect(await favorites.list()).toMatchObject({ total: 2 });
  });

  it('refuses their offers to groups and flash sales, and lists none', async () => {
    const { goods_id: goodsId } = await goodsOf('paper');
    const deal = { goodsType: 'paper', goodsId, charge: 9 } as const;
    const [sale, group] = [
      await createFlashSale(server.db, now, deal),
      await createGroupBuy(server.db, now, deal),
    ];
    const { sales, groups } = api();
    const slot = await sales.join(sale, await solvedQuestion(server.db, now));
    expect([(await sales.list()).total, (await groups.list()).total]).toEqual([1, 1]);
    await turn(false, ['paper']);
    expect(await sales.list()).toMatchObject({ data: [], total: 0 });
    expect(await groups.list()).toMatchObject({ data: [], total: 0 });
    const closed = { message: '本站没有开通试卷' };
    await expect(sales.detail(sale)).rejects.toMatchObject({ code: 404, ...closed });
    await expect(groups.detail(group)).rejects.toMatchObject({ code: 404, ...closed });
    await expect(sales.buy(slot.id)).rejects.toMatchObject({ code: 1, ...closed });
    await expect(groups.buy(group)).rejects.toMatchObject({ code: 1, ...closed });
    person = await createPerson(server.db);
    const proof = await solvedQuestion(server.db, now);
    await expect(api().sales.join(sale, proof)).rejects.toMatchObject({ code: 1, ...closed });
  });

  it('lists none among the goods', async () => {
    await goodsOf('paper');
    const products = createProductsApi(clientOf(server, person).http);
    await turn(false, ['paper']);
    expect(await products.list({ type: 'paper' })).toMatchObject({ data: { total: 0 } });
  });
});

it('a closed section of memberships shows no plans', async () => {
  await planForSale(server.db);
  await turn(false, ['vip']);
  const memberships = createMembershipsApi(clientOf(server, person).http);
  await expect(memberships.plans()).rejects.toMatchObject({ code: 404 });
});
