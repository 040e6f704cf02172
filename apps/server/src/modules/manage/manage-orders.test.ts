import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../db/schema.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { becomeMember } from '../articles/articles.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { createAdministrator, type Manager } from './manage.fixtures.ts';

/** Half past midnight in China. */
const now = new Date('2026-11-21T16:30:00.000Z');
const hour = 3_600_000;
const ago = (hours: number) => new Date(now.getTime() - hours * hour);

let server: TestServer;
let admin: Manager;
let person: Person;

beforeAll(async () => {
  server = await createTestServer({ clock: { now: () => now } });
  admin = await createAdministrator(server);
  person = await createPerson(server.db, { nickName: '林小满' });
  const row = (no: number, name: string, hours: number, more: Partial<typeof orders.$inferInsert>) => ({
    id: String(no).padStart(20, '2'),
    userId: person.id,
    goodsType: 'article' as const,
    goodsId: no,
    goodsName: name,
    goodsThumb: '',
    charge: no,
    status: 1 as const,
    createdAt: ago(hours),
    expiresAt: ago(hours - 0.25),
    ...more,
  });
  const paid = (hours: number, paymentMethod: 'wechat' | 'handPay') =>
    ({ status: 9, paymentMethod, transaction: `t${hours}`, paidAt: ago(hours) }) as const;
  await server.db
    .insert(orders)
    .values([
      row(1, '等待中', 0.1, {}),
      row(2, '已过时', 0.4, {}),
      row(3, '支付中', 0.45, { status: 5, paymentMethod: 'wechat' }),
      row(4, '100%的书', 1, paid(1, 'wechat')),
      row(5, '手动', 24 * 6, paid(24 * 6, 'handPay')),
      row(6, '取消了', 24 * 29, { status: 7, paymentMethod: 'wechat', closedAt: ago(24 * 29) }),
      row(7, '无主', 24 * 31, { userId: null, goodsType: 'role' }),
      row(8, '等打款', 24 * 40, { status: 5, paymentMethod: 'handPay' }),
      row(9, '没有打款', 24 * 41, { status: 7, paymentMethod: 'handPay', closedAt: ago(24) }),
    ]);
});
afterAll(() => server.close());

type Query = Parameters<Manager['manage']['orders']['list']>[0];
const names = async (query: Query) =>
  (await admin.manage.orders.list({ sort: 'created_at', ...query })).data.map(({ goods_name: name }) => name);

it.each<[string, Query, string[]]>([
  ['can still be paid', { state: 'open' }, ['等待中', '支付中', '等打款']],
  ['are paid', { state: 'paid' }, ['100%的书', '手动']],
  ['are cancelled or have had their time', { state: 'cancelled' }, ['已过时', '取消了', '无主', '没有打款']],
  ['are paid by a transfer, or wait for one', { payment_method: 'handPay' }, ['手动', '等打款']],
  ['were paid by WeChat', { payment_method: 'wechat' }, ['100%的书']],
  ['are memberships', { goods_type: 'role' }, ['无主']],
  ['were ordered today in China', { period: 'today' }, ['等待中', '已过时', '支付中']],
  ['were ordered in seven days', { period: 'week' }, ['等待中', '已过时', '支付中', '100%的书', '手动']],
  [
    'were ordered from then until then',
    { created_from: ago(24 * 29).toISOString(), created_to: ago(1).toISOString() },
    ['手动', '取消了'],
  ],
  ['have these words, which stand for themselves', { keywords: '0%的' }, ['100%的书']],
  [
    'have a number that begins so',
    { keywords: '2222' },
    ['等待中', '已过时', '支付中', '100%的书', '手动', '取消了', '无主', '等打款', '没有打款'],
  ],
  ['have this number', { keywords: '5'.padStart(20, '2') }, ['手动']],
])('shows those that %s', async (_, query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it('finds those of a person by their name and by who they are', async () => {
  expect(await names({ keywords: '小满' })).toHaveLength(8);
  expect(await names({ user_id: person.id })).toHaveLength(8);
  expect(await names({ user_id: admin.id })).toEqual([]);
});

it('shows an order that has had its time as cancelled, and whose it is', async () => {
  const { data } = await admin.manage.orders.list({ keywords: '已过时' });
  expect(data).toMatchObject([{ status: 7, charge: 2, person: { id: person.id, nick_name: '林小满' } }]);
  const gone = await admin.manage.orders.list({ keywords: '无主' });
  expect(gone.data[0]!.person).toBeNull();
});

it('puts what was paid by its time, and what was not at the end', async () => {
  expect((await names({ sort: 'paid_at' })).slice(0, 2)).toEqual(['100%的书', '手动']);
});

it('is a file with whole numbers of orders and prices in yuan', async () => {
  const { content, filename } = await admin.manage.orders.exportRows({ format: 'csv', keywords: '手动' });
  expect(filename).toBe('订单.csv');
  const [headings, row] = Buffer.from(content, 'base64').toString().slice(1).split('\r\n');
  expect(headings).toBe('订单号,类型,商品,学员,金额（元）,状态,支付方式,下单时间,支付时间');
  expect(row).toContain('22222222222222222225');
  expect(row).toContain(',文章,手动,林小满,5,已支付,线下转账,2026-11-16 00:30,2026-11-16 00:30');
});

it('shows of a membership how many have it, and keeps its benefits without empty rows', async () => {
  const { manage } = admin;
  const draft = {
    name: '试用会员',
    charge: 1,
    expire_days: 3,
    desc_rows: ['随意读', ' ', ''],
    is_shown: false,
  };
  const { id } = await manage.memberships.store(draft);
  expect(await manage.memberships.find(id)).toMatchObject({
    ...draft,
    desc_rows: ['随意读'],
    sort: 0,
    members_count: 0,
  });
  expect((await manage.memberships.list({ state: 'hidden' })).data.map((row) => row.id)).toEqual([id]);
  const { action_id: action } = await manage.memberships.remove(id);
  expect((await manage.memberships.list({})).data.map((row) => row.id)).not.toContain(id);
  await manage.log.undo(action);
  expect(await manage.memberships.find(id)).toMatchObject({ name: '试用会员' });
  await becomeMember(server.db, person.id, now);
  const { data } = await manage.memberships.list({ sort: 'created_at' });
  expect(data.map(({ members_count: count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
});
