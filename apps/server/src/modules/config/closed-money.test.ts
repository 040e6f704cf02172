import { createPromoCodesApi } from '@shuyuan/api-client/money';
import { contract, type Endpoint } from '@shuyuan/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { moveBalance } from '../invitations/move-balance.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { articleForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { saveSettings } from './config.repo.ts';

type Call = readonly [name: string, endpoint: Endpoint];
const sections = ['promoCode', 'codeExchanger', 'share', 'tuangou', 'miaosha'] as const;
type Section = (typeof sections)[number];

const calls: Call[] = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([domain, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): Call => [`${domain}.${name}`, endpoint]),
);

/** The domains of each section; what is named apart stays, since people are owed it. */
const domainsOf: Record<Section, { domains: string[]; stays?: string[] }> = {
  promoCode: { domains: ['promoCodes', 'managePromoCodes'] },
  codeExchanger: { domains: ['redeemCodes', 'manageRedeemCodes'] },
  share: { domains: ['invitations', 'manageShareGoods'], stays: ['manageWithdrawals'] },
  tuangou: { domains: ['groupBuys', 'manageGroupBuys'] },
  miaosha: { domains: ['flashSales', 'manageFlashSales'] },
};

let server: TestServer;
let admin: Manager;

beforeAll(async () => {
  const clock = { now: () => new Date('2026-11-22T08:00:00.000Z') };
  server = await createTestServer({ clock, payment: createPaymentService(clock).service });
  admin = await createAdministrator(server);
});
afterAll(() => server.close());
beforeEach(() =>
  saveSettings(server.db, Object.fromEntries(sections.map((name) => [`features.${name}`, true]))),
);

/** Whether the administrator, who may do everything, finds the call at all. */
async function isThere({ method, path }: Endpoint): Promise<boolean> {
  const { statusCode, body } = await server.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '0'),
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return !(statusCode === 404 || (JSON.parse(body) as { code: number }).code === 404);
}

/** The names of the calls of some domains that are there. */
async function callsOf(domains: readonly string[]): Promise<string[]> {
  const own = calls.filter(([name]) => domains.includes(name.split('.')[0]!));
  const found = await Promise.all(
    own.map(async ([name, endpoint]) => ((await isThere(endpoint)) ? name : '')),
  );
  return found.filter((name) => name !== '').toSorted();
}

const close = (section: Section) => saveSettings(server.db, { [`features.${section}`]: false });
const earn = async (amount: number) => {
  await server.db.execute(sql`truncate balance_accounts, balance_transfers cascade`);
  const move = { from: { kind: 'school' }, to: { kind: 'person', userId: admin.id } } as const;
  const now = new Date();
  await server.db.transaction((tx) => moveBalance(tx, { ...move, amount, reason: 'reward', key: 'a', now }));
};

it.each(sections)(
  '%s closes each call of its own, in the console too, and no other section',
  async (section) => {
    const { domains, stays = [] } = domainsOf[section];
    const rest = sections.filter((name) => name !== section).flatMap((name) => domainsOf[name].domains);
    const [own, others] = [await callsOf(domains), await callsOf([...rest, ...stays])];
    expect(new Set(own.map((name) => name.split('.')[0]))).toEqual(new Set(domains));
    await close(section);
    expect(await callsOf(domains)).toEqual([]);
    expect(await callsOf([...rest, ...stays])).toEqual(others);
  },
);

it('a closed section of promo codes takes no code at the cashier', async () => {
  const goods = await articleForSale(server.db, { charge: 99 });
  const { orders, http } = clientOf(server, admin);
  await close('promoCode');
  await expect(createPromoCodesApi(http).check('SPRING10')).rejects.toMatchObject({ code: 404 });
  await expect(orders.create({ ...goods, promo_code: 'SPRING10' })).rejects.toMatchObject({
    code: 1,
    message: '本站没有开通优惠码',
  });
});

it('a closed section of sharing offers no balance at the cashier and takes none, and keeps it', async () => {
  await earn(50);
  const goods = await articleForSale(server.db, { charge: 99 });
  const { orders } = clientOf(server, admin);
  await close('share');
  expect(await orders.goods(goods)).toMatchObject({ invite_balance: 0 });
  await expect(orders.create({ ...goods, balance: 20 })).rejects.toMatchObject({
    code: 1,
    message: '本站没有开通邀请推广',
  });
  await saveSettings(server.db, { 'features.share': true });
  expect(await orders.goods(goods)).toMatchObject({ invite_balance: 50 });
});
