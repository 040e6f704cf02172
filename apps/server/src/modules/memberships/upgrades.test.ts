import { createRefundsApi } from '@shuyuan/api-client/money';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grants } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { createAdministrator, type Manager } from '../manage/manage.fixtures.ts';
import { forgetLimits, planForSale } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';
import { insertTerm } from '../grants/membership-terms.repo.ts';
import { findMembership } from './membership.ts';

type Plan = Awaited<ReturnType<typeof planForSale>>;

let server: TestServer;
let admin: Manager;
let person: Person;
let month: Plan;
let year: Plan;
let now: Date;
const clock = { now: () => now };
const payment = createPaymentService(clock);
const start = new Date('2026-03-01T08:00:00.000Z');
const at = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
const orders = () => clientOf(server, person).orders;
const refunds = () => createRefundsApi(clientOf(server, person).http);
const until = async () => (await findMembership(server.db, person.id, now))?.expiresAt;
const refusal = (message: string) => ({ code: 1, message });

beforeAll(async () => {
  server = await createTestServer({ clock, payment: payment.service });
  admin = await createAdministrator(server);
  month = await planForSale(server.db);
  year = await planForSale(server.db, { name: '年度会员', charge: 198, expireDays: 365 });
});
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  person = await createPerson(server.db);
  await forgetLimits(server.db);
});

async function order(plan: Plan, terms: { upgrade?: boolean; total?: number } = {}) {
  const made = await orders().create({ ...plan, ...terms });
  await orders().payByWechat(made.order_id);
  return made;
}

const pay = (id: string) => server.modules.payments.paid(payment.pay(id));

async function buy(...how: Parameters<typeof order>) {
  const made = await order(...how);
  await pay(made.order_id);
  return made.order_id;
}

const keepGoods = (orderId: string, amount: number) =>
  admin.manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: false,
    keeps_goods: true,
    reason: '补偿',
  });

const giveBack = (orderId: string, amount: number) =>
  admin.manage.refunds.store({
    order_id: orderId,
    amount,
    is_local: false,
    keeps_goods: false,
    reason: '买错了',
  });

const terms = async () => {
  const { startsAt, endsAt, revokedAt } = grants;
  const rows = await server.db
    .select({ startsAt, endsAt, revokedAt })
    .from(grants)
    .where(eq(grants.userId, person.id))
    .orderBy(asc(grants.id));
  return rows.map(({ startsAt: from, endsAt: to, revokedAt: back }) => [from, to, back]);
};

describe('a higher plan', () => {
  it('is offered with what is left of the one that runs, at the cashier and among the plans', async () => {
    await buy(month);
    now = at(10);
    const lines = [
      { kind: 'price', amount: 198 },
      { kind: 'upgrade', amount: -16 },
      { kind: 'to_pay', amount: 182 },
    ];
    const upgrade = {
      from: { id: month.goods_id, name: '月度会员' },
      lines,
      ends_at: at(375).toISOString(),
      later_until: null,
    };
    const endsAt = at(395).toISOString();
    expect(await orders().goods(year)).toMatchObject({
      goods: { goods_charge: 198 },
      upgrade,
      ends_at: endsAt,
    });
    expect(await orders().goods(month)).toMatchObject({ upgrade: null, ends_at: at(60).toISOString() });
    const plans = await clientOf(server, person).memberships.plans();
    expect(plans).toMatchObject([
      { upgrade: null, ends_at: at(60).toISOString() },
      { upgrade, ends_at: endsAt },
    ]);
    expect((await clientOf(server).memberships.plans())[1]).not.toHaveProperty('upgrade');
  });

  it('MO-15: begins with its order and ends the one that ran, whose rest is credited once; what follows moves behind it', async () => {
    await buy(month);
    await buy(month);
    now = at(10);
    expect((await orders().goods(year)).upgrade).toMatchObject({
      ends_at: at(375).toISOString(),
      later_until: at(405).toISOString(),
    });
    const made = await order(year, { upgrade: true, total: 182 });
    expect(made).toMatchObject({
      charge: 182,
      lines: [{ amount: 198 }, { kind: 'upgrade', amount: -16 }, { amount: 182 }],
    });
    await pay(made.order_id);
    expect(await terms()).toEqual([
      [at(0), at(30), at(10)],
      [at(375), at(405), null],
      [at(10), at(375), null],
    ]);
    expect(await until()).toEqual(at(405));
  });

  it('follows the one that runs where nobody asks for the upgrade', async () => {
    await buy(month);
    now = at(10);
    expect(await order(year, { upgrade: true })).toMatchObject({ charge: 182 });
    await orders().cancel((await orders().mine()).data[0]!.order_id);
    expect(await order(year, { upgrade: false })).toMatchObject({ charge: 198 });
    await buy(year);
    expect(await until()).toEqual(at(395));
  });

  it('makes another order than the one that waits the other way', async () => {
    await buy(month);
    const first = await orders().create({ ...year, upgrade: true });
    expect(await orders().create({ ...year, upgrade: true })).toMatchObject({ order_id: first.order_id });
    const second = await orders().create({ ...year, upgrade: false });
    expect(second.order_id).not.toBe(first.order_id);
    expect(await orders().create(year)).toMatchObject({ order_id: second.order_id });
  });

  it('credits nothing that was given or came by a code', async () => {
    const term = { userId: person.id, planId: month.goods_id, orderId: null, now };
    await insertTerm(server.db, { ...term, startsAt: at(0), endsAt: at(30) });
    expect(await orders().goods(year)).toMatchObject({ upgrade: null });
    await expect(orders().create({ ...year, upgrade: true })).rejects.toMatchObject(
      refusal('现在不能升级到这个会员，请刷新页面后再试'),
    );
  });

  it('credits what a refund has left of the payment, and what an upgrade before was credited with', async () => {
    const id = await buy(month);
    await admin.manage.refunds.store({
      order_id: id,
      amount: 1000,
      is_local: false,
      keeps_goods: true,
      reason: '补偿',
    });
    const season = await planForSale(server.db, { name: '季度会员', charge: 60, expireDays: 90 });
    expect(await order(season, { upgrade: true })).toMatchObject({ charge: 45 });
    await buy(season, { upgrade: true });
    now = at(30);
    expect(await order(year, { upgrade: true })).toMatchObject({ charge: 158 });
  });

  it('takes no code beside it', async () => {
    await buy(month);
    await expect(orders().create({ ...year, upgrade: true, promo_code: 'SPRING10' })).rejects.toMatchObject({
      code: 1,
    });
  });

  it('MO-15: is paid back by itself where the term was credited to another order meanwhile', async () => {
    await buy(month);
    const other = await planForSale(server.db, { name: '学期会员', charge: 90, expireDays: 180 });
    const [one, two] = [await order(year, { upgrade: true }), await order(other, { upgrade: true })];
    await pay(one.order_id);
    const word = payment.pay(two.order_id);
    await server.modules.payments.paid(word);
    await server.modules.settleOrders(server.db);
    expect(await until()).toEqual(at(365));
    expect((await refunds().preview(two.order_id)).refunds).toMatchObject([{ cause: 'returned' }]);
  });
});

describe('an upgrade whose term was refunded in part between its order and its payment', () => {
  it('MO-15: is not completed, its money goes back, and the term that was credited goes on', async () => {
    const id = await buy(month);
    const upgrade = await order(year, { upgrade: true });
    expect(upgrade).toMatchObject({ charge: 173 });
    await keepGoods(id, 2400);
    await pay(upgrade.order_id);
    await server.modules.settleOrders(server.db);
    expect((await refunds().preview(upgrade.order_id)).refunds).toMatchObject([
      { cause: 'returned', amount: 17_300, reason: '原会员在付款前有退款或变动，升级没有完成，款项自动退回' },
    ]);
    expect(await terms()).toEqual([[at(0), at(30), null]]);
    expect(await until()).toEqual(at(30));
  });

  it('is not handed to a way of paying, and is ordered anew at its price of now', async () => {
    const id = await buy(month);
    const upgrade = await orders().create({ ...year, upgrade: true });
    await keepGoods(id, 1000);
    await expect(orders().payByWechat(upgrade.order_id)).rejects.toMatchObject(
      refusal('原会员有退款或变动，升级的折抵已改变，请取消订单后重新下单'),
    );
    const second = await orders().create({ ...year, upgrade: true });
    expect(second.order_id).not.toBe(upgrade.order_id);
    expect(second).toMatchObject({ charge: 183 });
    await orders().payByWechat(second.order_id);
    await pay(second.order_id);
    expect(await until()).toEqual(at(365));
  });

  it('is completed where nothing went back, also after a while', async () => {
    await buy(month);
    now = at(10);
    const upgrade = await order(year, { upgrade: true });
    now = new Date(now.getTime() + 10 * 60_000);
    await pay(upgrade.order_id);
    expect(await until()).toEqual(at(375));
  });
});

describe('a refund of an upgrade', () => {
  it('MO-15: lets the term go on that it has ended, to the end that it had; what follows moves up again', async () => {
    await buy(month);
    const later = await buy(month);
    now = at(10);
    const id = await buy(year, { upgrade: true });
    now = at(15);
    expect(await refunds().preview(id)).toMatchObject({
      paid: 18_200,
      proposed: 18_200,
      used: { unit: 'day', done: 0, total: 365 },
    });
    await giveBack(id, 18_200);
    expect(await terms()).toEqual([
      [at(0), at(30), null],
      [at(30), at(60), null],
      [at(10), at(375), at(15)],
    ]);
    expect(await refunds().preview(later)).toMatchObject({ used: { done: 0 }, obstacle: 'over' });
  });

  it('counts the days after that end as used, and leaves what is over', async () => {
    await buy(month);
    const later = await buy(month);
    now = at(10);
    const id = await buy(year, { upgrade: true });
    now = at(103);
    const { used, proposed } = await refunds().preview(id);
    expect(used).toMatchObject({ done: 73, total: 365 });
    expect(proposed).toBe(14_560);
    await giveBack(id, proposed);
    expect(await until()).toEqual(at(133));
    expect(await refunds().preview(later)).toMatchObject({ used: { done: 0 } });
  });

  it('comes before one of the order that it was credited with', async () => {
    const first = await buy(month);
    const id = await buy(year, { upgrade: true });
    expect(await refunds().preview(first)).toMatchObject({ obstacle: 'upgraded' });
    const inUpgrade = refusal('这笔会员已折抵到升级的订单，请先退升级的订单');
    await expect(refunds().ask(first, '不要了')).rejects.toMatchObject(inUpgrade);
    await expect(giveBack(first, 2500)).rejects.toMatchObject(inUpgrade);
    now = at(1);
    await giveBack(id, 17_300);
    expect(await refunds().preview(first)).toMatchObject({ obstacle: null });
    await giveBack(first, 2500);
    expect(await until()).toBeUndefined();
  });
});

/** What somebody does, and after how many hours; `at` names one of what they have bought. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('buy', 'renew', 'upgrade', 'upgrade', 'part', 'refund'),
    /** Yuan that go back of the term that runs, between the order and its payment; 0 for none. */
    between: fc.constantFrom(0, 1, 7),
    hours: fc.nat({ max: 24 * 20 }),
    at: fc.nat({ max: 5 }),
  }),
  { minLength: 3, maxLength: 9 },
);

interface Bought {
  id: string;
  paid: number;
  days: number;
  /** What it was credited with, in whole yuan, and what it has ended. */
  credit: number;
  ended: Bought | null;
}

const hour = 3_600_000;

/** The same terms on paper: the one that runs and its end, and those that wait behind it. */
function createBooks() {
  let running: (Bought & { end: number }) | null = null;
  let waiting: Bought[] = [];
  const begin = (bought: Bought, from: number) =>
    (running = { ...bought, end: from + bought.days * 24 * hour });
  const next = (from: number) => {
    const [first, ...others] = waiting;
    waiting = others;
    running = null;
    if (first) begin(first, from);
  };
  return {
    all: () => [...(running ? [running] : []), ...waiting],
    pass(moment: number) {
      while (running && running.end <= moment) next(running.end);
    },
    add: (bought: Bought, moment: number) => (running ? void waiting.push(bought) : begin(bought, moment)),
    upgrade(bought: Bought, moment: number) {
      if (!running) throw new Error('nothing runs');
      begin({ ...bought, ended: running }, moment);
    },
    refund(id: string, moment: number) {
      if (running?.id !== id) return void (waiting = waiting.filter((each) => each.id !== id));
      const { ended } = running as Bought;
      const end = ended && (ended as Bought & { end: number }).end;
      if (ended && end && end > moment) running = { ...ended, end };
      else next(moment);
    },
    partBack(id: string, yuan: number) {
      const less = <Each extends Bought>(each: Each): Each =>
        each.id === id ? { ...each, paid: each.paid - yuan } : each;
      running = running && less(running);
      waiting = waiting.map(less);
    },
    end: () => running && running.end + waiting.reduce((sum, { days }) => sum + days, 0) * 24 * hour,
    /** What the days are worth that the one that runs has left. */
    left(moment: number) {
      if (!running) return 0;
      const left = Math.floor((running.end - moment) / (24 * hour));
      return Math.floor(((running.paid + running.credit) * left) / running.days);
    },
  };
}

it('MO-15: however somebody buys, renews, upgrades and is refunded, no day and no yuan is made or lost', async () => {
  const season = await planForSale(server.db, { name: '季度会员', charge: 60, expireDays: 90 });
  const plans = [
    { plan: month, charge: 25, days: 30 },
    { plan: season, charge: 60, days: 90 },
    { plan: year, charge: 198, days: 365 },
  ];
  await fc.assert(
    fc.asyncProperty(steps, async (played) => {
      now = start;
      person = await createPerson(server.db);
      await forgetLimits(server.db);
      const books = createBooks();
      let [paid, back] = [0, 0];
      // What was credited, and what should have been.
      const credits: [number, number][] = [];
      // Refunds of upgrades that were not completed, and what each has cost.
      const returns: [string[], number][] = [];
      /** Gives a part of what was paid for a term back and leaves the term. False where so much is not left, or it was credited. */
      const partBack = async (target: Bought | undefined, yuan: number) => {
        if (!target || target.paid <= yuan) return false;
        await keepGoods(target.id, yuan * 100);
        // One refund of a payment at a time.
        await server.modules.settleOrders(server.db);
        back += yuan;
        books.partBack(target.id, yuan);
        return true;
      };
      for (const { kind, hours, at: place, between } of played) {
        now = new Date(now.getTime() + hours * hour);
        books.pass(now.getTime());
        const target = books.all()[place % Math.max(1, books.all().length)];
        if (kind === 'part') await partBack(target, 3);
        else if (kind === 'refund') {
          if (!target) continue;
          await giveBack(target.id, target.paid * 100);
          back += target.paid;
          books.refund(target.id, now.getTime());
        } else {
          const { plan, charge, days } = plans[place % 3]!;
          const { upgrade } = await orders().goods(plan);
          const isUpgrade = kind === 'upgrade' && Boolean(upgrade);
          const made = await order(plan, { upgrade: isUpgrade });
          const credit = charge - made.charge;
          const owed = isUpgrade ? books.left(now.getTime()) : 0;
          if (isUpgrade && between > 0) await partBack(books.all()[0], between);
          await pay(made.order_id);
          // What it was credited with has gone in part: nothing is given, and all that was paid for it goes back.
          if (isUpgrade && books.left(now.getTime()) < credit) {
            await server.modules.settleOrders(server.db);
            const { refunds: returned } = await refunds().preview(made.order_id);
            returns.push([returned.map(({ cause, amount }) => `${cause} ${amount}`), made.charge]);
            continue;
          }
          const bought = { id: made.order_id, paid: made.charge, days, credit, ended: null };
          paid += made.charge;
          credits.push([credit, owed]);
          if (isUpgrade) books.upgrade(bought, now.getTime());
          else books.add(bought, now.getTime());
        }
        expect((await until())?.getTime() ?? null).toBe(books.end());
        expect(credits.map(([given]) => given)).toEqual(credits.map(([, right]) => right));
      }
      const { rows } = await server.db.execute<{
        kept: number;
      }>(`select coalesce(sum(fen - refunded), 0)::int as kept
        from order_payments join orders on orders.id = order_payments.order_id where orders.user_id = ${person.id}`);
      expect(rows[0]?.kept).toBe((paid - back) * 100);
      expect(returns.map(([made]) => made)).toEqual(returns.map(([, yuan]) => [`returned ${yuan * 100}`]));
    }),
    { numRuns: 10 },
  );
}, 60_000);
