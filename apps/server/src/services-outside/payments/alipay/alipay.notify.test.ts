import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/index.ts';
import { createOutsideServices } from '../../outside-services.ts';
import type { Payment, UnclearMessage } from '../scan-payment.ts';
import { alipaySettings, applicationKeys, notificationOf, now, paidNotification } from './alipay.fixtures.ts';

const path = '/api/v2/order/pay/alipay/notify';
const paid = vi.fn<(payment: Payment) => Promise<boolean>>();
const unclear = vi.fn<(message: UnclearMessage) => Promise<void>>();
let server: TestServer;

beforeAll(async () => {
  const { createModules } = await import('../../../modules/index.ts');
  server = await createTestServer({
    clock: { now: () => now },
    modules: (deps) => ({ ...createModules(deps), payments: { paid, unclear } }),
    outside: (deps) =>
      createOutsideServices(
        {
          sms: { kind: 'local' },
          wechat: { kind: 'off' },
          cloudVideo: { kind: 'local' },
          payment: { kind: 'services', wechat: null, alipay: alipaySettings },
        },
        deps,
      ),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  paid.mockReset().mockResolvedValue(true);
  unclear.mockReset().mockResolvedValue();
  server.log.length = 0;
});

const tell = (body: string, type = 'application/x-www-form-urlencoded; charset=utf-8') =>
  server.app.inject({ method: 'POST', url: path, headers: { 'content-type': type }, payload: body });
const warnings = () =>
  server.log
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);
const told = notificationOf(paidNotification);

describe('Alipay that tells of a payment', () => {
  it('is heard, and told so in its own word', async () => {
    const { statusCode, body, headers } = await tell(told);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'success', 'no-store']);
    expect(paid.mock.calls).toEqual([
      [
        {
          method: 'alipay',
          orderId: paidNotification.out_trade_no,
          fen: 1_900,
          transaction: paidNotification.trade_no,
          paidAt: new Date('2026-11-22T13:29:30Z'),
        },
      ],
    ]);
    expect(warnings()).toEqual([]);
  });

  it('is heard each time, and whatever it calls its body', async () => {
    expect([(await tell(told)).body, (await tell(told, 'text/plain')).body]).toEqual(['success', 'success']);
    expect(paid).toHaveBeenCalledTimes(2);
  });

  it('is heard when it finishes a paid one', async () => {
    expect((await tell(notificationOf({ ...paidNotification, trade_status: 'TRADE_FINISHED' }))).body).toBe(
      'success',
    );
    expect(paid).toHaveBeenCalledTimes(1);
  });

  it.each(['WAIT_BUYER_PAY', 'TRADE_CLOSED'])(
    'may tell of %s, which pays for nothing',
    async (trade_status) => {
      expect((await tell(notificationOf({ ...paidNotification, trade_status }))).body).toBe('success');
      expect(paid).not.toHaveBeenCalled();
    },
  );

  it('is asked to tell again when the order is not ours, or costs something else', async () => {
    paid.mockResolvedValue(false);
    const { statusCode, body } = await tell(told);
    expect([statusCode, body]).toEqual([422, 'fail']);
  });

  it('is asked to tell again when it could not be kept', async () => {
    paid.mockRejectedValue(new Error('the database is away'));
    const { statusCode, body } = await tell(told);
    expect([statusCode, body]).toEqual([500, 'fail']);
    expect(warnings()).toContain('a payment was told of and not kept');
  });
});

describe('MO-06: what does not come from Alipay, or not for us', () => {
  const changed = (part: Record<string, string>) => notificationOf({ ...paidNotification, ...part });
  it.each([
    [
      'has no signature',
      new URLSearchParams(paidNotification).toString(),
      401,
      'with a signature that is missing',
    ],
    ['is nothing', '', 401, 'with a signature that is missing'],
    [
      'is signed by somebody else',
      notificationOf(paidNotification, { key: applicationKeys.privateKey }),
      401,
      'with a signature that is forged',
    ],
    ['was changed', told.replace('19.00', '1.00'), 401, 'with a signature that is forged'],
    ['has a field twice', `${told}&total_amount=1.00`, 401, 'with a signature that is missing'],
    [
      'is of another application',
      changed({ app_id: '2014072300007149' }),
      400,
      'that is of another application',
    ],
    ['is of another seller', changed({ seller_id: '2088102147948061' }), 400, 'that is of another seller'],
    [
      'is in a state of tomorrow',
      changed({ trade_status: 'HALF_PAID' }),
      400,
      'in no state that this server knows',
    ],
    ['has no amount', changed({ total_amount: 'viel' }), 400, 'in no state that this server knows'],
    ['has another form', notificationOf({ hello: '1' }), 400, 'in a form that this server does not know'],
  ])('is refused when it %s', async (_, body, status, why) => {
    const { statusCode, body: said } = await tell(body);
    expect([statusCode, said]).toEqual([status, 'fail']);
    expect(paid).not.toHaveBeenCalled();
    expect(warnings()).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['an amount below 0', { total_amount: '-19.00' }],
    ['an amount in words', { total_amount: 'viel' }],
    ['a time that is none', { gmt_payment: '2026-13-45 00:00:00' }],
    ['a state of tomorrow', { trade_status: 'HALF_PAID' }],
    ['no number of a trade', { trade_no: '' }],
  ])('MO-06: is listed without the payer when it is ours and has %s', async (_, part) => {
    expect((await tell(changed(part))).statusCode).toBe(400);
    const [[message] = []] = unclear.mock.calls;
    expect(message).toMatchObject({ method: 'alipay', orderId: paidNotification.out_trade_no, told: part });
    expect(JSON.stringify(message)).not.toContain(paidNotification.buyer_logon_id);
  });

  it.each([{ app_id: '2014072300007149' }, { seller_id: '2088102147948061' }])(
    'is not listed when it is for another: %j',
    async (part) => {
      await tell(changed({ ...part, total_amount: '-1' }));
      expect(unclear).not.toHaveBeenCalled();
    },
  );

  it('is refused when it is large, and not asked for by GET', async () => {
    expect((await tell('x'.repeat(65_537))).statusCode).toBe(413);
    expect((await server.app.inject(path)).statusCode).toBe(404);
  });
});

describe('what is written down', () => {
  it('holds no signature and no payer', async () => {
    await tell(told);
    await tell(told.replace('19.00', '1.00'));
    const log = server.log.join('\n');
    expect(log).toContain(path);
    for (const secret of [new URLSearchParams(told).get('sign') ?? '', paidNotification.buyer_logon_id])
      expect(log).not.toContain(secret);
  });

  it('has no local page', async () => {
    expect((await server.app.inject('/local/alipay/x')).statusCode).toBe(404);
  });
});
