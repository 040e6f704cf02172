import { describe, expect, it } from 'vitest';
import { checkoutScenarios, createScenarioClient } from '../testing/index.ts';
import { articleGoods, orderOf } from './orders.fixtures.ts';

const ask = (name: keyof typeof checkoutScenarios) =>
  createScenarioClient(checkoutScenarios[name]).client.orders;
const { order_id: id } = orderOf();

describe('the named scenarios of buying', () => {
  it('keep to the contract where everything works', async () => {
    const orders = ask('works');
    expect((await orders.goods({ goods_type: 'role', goods_id: 2 })).goods.goods_name).toBe('年度会员');
    expect(await orders.payments()).toHaveLength(3);
    expect(await orders.create(articleGoods)).toEqual(orderOf());
    expect(await orders.status(id)).toBe(5);
    expect((await orders.payByWechat(id)).image).toMatch(/^data:image\//);
    expect((await orders.cancel(id)).status).toBe(7);
  });

  it('keep to it in every state of an order', async () => {
    expect((await ask('owned').goods(articleGoods)).is_owned).toBe(true);
    expect((await ask('openOrder').goods(articleGoods)).open_order).toEqual(orderOf());
    expect(await ask('noWays').payments()).toEqual([]);
    expect(await ask('paid').detail(id)).toMatchObject({ status: 9 });
    expect(await ask('membershipPaid').detail(id)).toMatchObject({ goods: [{ goods_type: 'role' }] });
    expect(await ask('closed').detail(id)).toMatchObject({ status: 7 });
  });

  it.each([
    ['failed', { kind: 'business', code: 500 }],
    ['owned', { kind: 'business', message: '请勿重复购买' }],
    ['noWays', { kind: 'business', code: 1 }],
    ['missing', { kind: 'business', code: 404 }],
    ['offline', { kind: 'network' }],
  ] as const)('%s makes no order', async (name, failure) => {
    await expect(ask(name).create(articleGoods)).rejects.toMatchObject(failure);
  });
});
