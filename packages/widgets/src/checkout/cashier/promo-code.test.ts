import { describe, expect, it } from 'vitest';
import { createTestHost, testUser } from '../../testing/index.ts';
import { refusal, unplugged } from '../../testing/failures.fixtures.ts';
import { createOrdersBackend } from '../orders-backend.fixtures.ts';
import { articleGoods } from '../orders.fixtures.ts';
import { createCashierStore } from './cashier.store.ts';
import { cashierStrings } from './cashier.strings.ts';
import type { CashierProps } from './cashier.tsx';

const strings = cashierStrings['zh-CN'];

const found = (code: string, amount: number) => ({
  can_use: 1 as const,
  promo_code: { id: 1, code, expired_at: '2030-01-01T00:00:00.000Z', invited_user_reward: amount },
});

/** A cashier where `spring10` takes 10 yuan off and `all` more than everything. */
async function open(check?: NonNullable<CashierProps['promoCodes']>['check']) {
  const host = createTestHost({ user: testUser });
  const backend = createOrdersBackend();
  const { goods_type, goods_id } = articleGoods;
  const props: CashierProps = {
    orders: backend.orders,
    promoCodes: {
      check:
        check ??
        (async (code) => {
          if (code === 'spring10') return found('SPRING10', 10);
          return code === 'all' ? found('ALL', 500) : { can_use: 0, promo_code: null };
        }),
    },
    goods: { goods_type, goods_id },
    onOrdered: () => {},
  };
  const store = createCashierStore({ host, strings, getProps: () => props });
  store.start();
  await host.settle();
  const code = () => {
    const { offer } = store.getState();
    return offer.status === 'ready' ? offer.code : null;
  };
  return {
    backend,
    code,
    actions: store.actions,
    settle: () => host.settle(),
    type: (typed: string) => {
      store.actions.typeCode(typed);
      store.actions.checkCode();
      return host.settle();
    },
    submit: () => {
      store.actions.submit();
      return host.settle();
    },
    ordered: () => backend.calls.filter(({ name }) => name === 'create').map(({ input }) => input),
  };
}

describe('a promo code', () => {
  it('that counts is sent with the order, beside what was shown to be paid', async () => {
    const { type, submit, code, ordered } = await open();
    await type(' spring10 ');
    expect(code()).toMatchObject({ taken: { code: 'SPRING10', amount: 10 }, problem: '' });
    await submit();
    expect(ordered()).toMatchObject([{ ref: { goods_id: 7, promo_code: 'SPRING10', total: 9 } }]);
  });

  it('that is worth more than the price takes off all of it', async () => {
    const { type, submit, ordered } = await open();
    await type('all');
    await submit();
    expect(ordered()).toMatchObject([{ ref: { promo_code: 'ALL', total: 0 } }]);
  });

  it('that does not count is said to, and stays in its field', async () => {
    const { type, code } = await open();
    await type('nothing');
    expect(code()).toEqual({ typed: 'nothing', taken: null, isChecking: false, problem: strings.codeWrong });
  });

  it('that nobody has looked at stops the order', async () => {
    const { actions, submit, code, ordered } = await open();
    actions.typeCode('spring10');
    await submit();
    expect(code()?.problem).toBe(strings.checkFirst);
    expect(ordered()).toEqual([]);
  });

  it('counts no more when another is typed, also while the first is looked at', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof found>>();
    const { actions, settle, code } = await open(() => answer.promise);
    actions.typeCode('spring10');
    actions.checkCode();
    actions.typeCode('spring1');
    answer.resolve(found('SPRING10', 10));
    await settle();
    expect(code()).toMatchObject({ typed: 'spring1', taken: null, isChecking: false });
  });

  it('that could not be looked at can be looked at again', async () => {
    const failures = [unplugged(), refusal('尝试的优惠码太多，请稍后再试', 429)];
    const { type, code } = await open(async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return found('SPRING10', 10);
    });
    await type('spring10');
    expect(code()?.problem).toBe(strings.codeNotChecked);
    await type('spring10');
    expect(code()?.problem).toBe('尝试的优惠码太多，请稍后再试');
    await type('spring10');
    expect(code()?.taken).not.toBeNull();
  });

  it('has to be looked at anew when the server refuses the order, and is done without when it is dropped', async () => {
    const { type, submit, code, backend, actions, ordered } = await open();
    await type('spring10');
    backend.fail('create', () => refusal('优惠码 SPRING10 无效，请重新输入'));
    await submit();
    expect(code()).toMatchObject({ typed: 'spring10', taken: null });
    actions.dropCode();
    await submit();
    expect(ordered()[1]).toMatchObject({ ref: { total: 19 } });
    expect(ordered()[1]).not.toMatchObject({ ref: { promo_code: 'SPRING10' } });
  });
});
