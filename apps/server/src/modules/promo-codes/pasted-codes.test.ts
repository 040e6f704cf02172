import { createPromoCodesApi, createCouponsApi, createRedeemCodesApi } from '@shuyuan/api-client/money';
import { contract } from '@shuyuan/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons } from '../../db/schema.ts';
import { clientOf, createTestServer, type TestServer } from '../../testing/index.ts';
import { saveSettings } from '../config/config.repo.ts';
import { createCoupons } from '../coupons/coupons.fixtures.ts';
import { createCourse } from '../courses/courses.fixtures.ts';
import { createAdministrator } from '../manage/manage.fixtures.ts';
import { articleForSale, forgetLimits } from '../orders/orders.fixtures.ts';
import { createPaymentService } from '../orders/scan-payment.fixtures.ts';
import { createPromoCode } from './promo-codes.fixtures.ts';
import { createRedeemActivity, solvedQuestion } from '../redeem-codes/redeem-codes.fixtures.ts';
import { createPerson, type Person } from '../session/people.fixtures.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const clock = { now: () => now };
let server: TestServer;
let person: Person;
let made = 0;

beforeAll(async () => {
  server = await createTestServer({ clock, payment: createPaymentService(clock).service });
  await saveSettings(server.db, { 'features.promoCode': true, 'features.codeExchanger': true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetLimits(server.db);
  person = await createPerson(server.db);
});

const client = () => clientOf(server, person);
const freshCode = () => `QWER${String((made += 1)).padStart(8, '2')}`;

/** Forms in which people paste a code: from a card, a chat, a table, a full-width keyboard. */
const forms: Record<string, (code: string) => string> = {
  spaces: (code) => ` ${code.slice(0, 4)} ${code.slice(4, 8)}\u3000${code.slice(8)}\n`,
  hyphens: (code) => `${code.slice(0, 4)}-${code.slice(4, 8)}–${code.slice(8)}`,
  'full width': (code) =>
    code.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)),
  'invisible characters': (code) => `\u202A${code.slice(0, 5)}\u200B\uFEFF${code.slice(5)}\u202C`,
  'small letters': (code) => code.toLowerCase(),
};

const redeemable = async (code: string) =>
  createRedeemActivity(server.db, [{ sign: 'vod', id: await createCourse(server.db, { charge: 30 }) }], {
    codes: [code],
  });

/** Puts a code on the server and returns the call that uses it. */
const surfaces: Record<string, (code: string) => Promise<(typed: string) => Promise<unknown>>> = {
  'a promo code that is checked': async (code) => {
    await createPromoCode(server.db, { code });
    return async (typed) => {
      const { can_use: canUse } = await createPromoCodesApi(client().http).check(typed);
      if (canUse === 0) throw new Error('it cannot be used');
    };
  },
  'a promo code of an order': async (code) => {
    await createPromoCode(server.db, { code });
    const goods = await articleForSale(server.db, { charge: 99 });
    return (typed) => client().orders.create({ ...goods, promo_code: typed });
  },
  'a coupon code': async (code) => {
    const { id: batchId } = await createCoupons(server.db, 0);
    await server.db.insert(coupons).values({ batchId, code });
    return (typed) => createCouponsApi(client().http).takeByCode(typed);
  },
  'a redeem code that is looked at': async (code) => {
    await redeemable(code);
    return async (typed) =>
      createRedeemCodesApi(client().http).query({ code: typed, ...(await solvedQuestion(server.db, now)) });
  },
  'a redeem code that is taken': async (code) => {
    await redeemable(code);
    return (typed) => createRedeemCodesApi(client().http).confirm(typed);
  },
};

describe.each(Object.keys(surfaces))('%s', (surface) => {
  it.each(Object.keys(forms))('MO-14: is the same one when it is pasted with %s', async (form) => {
    const code = freshCode();
    const use = await surfaces[surface]!(code);
    await expect(use(forms[form]!(code)).catch((error: unknown) => error)).resolves.not.toBeInstanceOf(Error);
  });

  it('MO-14: is refused when it is wrong, and locks after too many wrong ones, for the right one too', async () => {
    const code = freshCode();
    const use = await surfaces[surface]!(code);
    for (let wrong = 0; wrong < 30; wrong += 1) await use('WRNG22223333').catch(() => null);
    await expect(use(code)).rejects.toMatchObject({ code: 429 });
  });

  it('MO-14: is not locked by texts that are no codes, nor by itself', async () => {
    const code = freshCode();
    const use = await surfaces[surface]!(code);
    const noCodes = ['兑换码', 'ab', '12 3', 'https://a.cn', 'SPRING_10', '优惠码：A1B2'];
    for (let round = 0; round < 6; round += 1)
      for (const typed of noCodes)
        await expect(use(typed).catch((error: unknown) => error)).resolves.toBeInstanceOf(Error);
    await expect(use(code).catch((error: unknown) => error)).resolves.not.toBeInstanceOf(Error);
  });
});

it('MO-14: who checks their right code again and again is not locked out', async () => {
  const code = freshCode();
  const check = await surfaces['a promo code that is checked']!(code);
  for (let round = 0; round < 25; round += 1) await check(code);
  const order = await surfaces['a promo code of an order']!(freshCode());
  await expect(order('WRNG22223333')).rejects.toMatchObject({ code: 1, message: /无效/ });
});

it('an order is found in the console by its number as it is pasted', async () => {
  const { manage } = await createAdministrator(server);
  const { order_id: id } = await client().orders.create(await articleForSale(server.db));
  for (const pasted of [`${id.slice(0, 8)} ${id.slice(8)}`, forms['full width']!(id), `\u200B${id}\uFEFF`])
    expect((await manage.orders.list({ keywords: pasted })).data).toMatchObject([{ order_id: id }]);
});

it('an SMS code and the answer to a picture are cleaned in the contract', () => {
  const body = { mobile: '13800000001', mobile_code: '１２３-４５６\u200B' };
  expect(contract.session.loginByMobile.body.parse(body)).toMatchObject({ mobile_code: '123456' });
  const proof = { image_key: 'k', image_captcha: `　ａ-b\u200B${' '.repeat(30)}c` };
  expect(contract.flashSales.join.body.parse(proof)).toMatchObject({ image_captcha: 'abc' });
});
