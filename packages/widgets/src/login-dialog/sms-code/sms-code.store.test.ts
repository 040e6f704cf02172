import { describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../host/test-host.ts';
import { createLoginBackend, refusal, type LoginBackendCalls } from '../login-backend.fixtures.ts';
import { smsMoves, type SmsStatus } from './sms-code.state.ts';
import { createSmsCode } from './sms-code.store.ts';

const number = '13800000001';
const ticket = { slider_ticket: 'ticket-1' };

function open(host: TestHost = createTestHost(), answers: Partial<LoginBackendCalls> = {}) {
  const backend = createLoginBackend(answers);
  const sms = createSmsCode({ captcha: backend.captcha, host });
  sms.begin('login');
  sms.follow(number);
  return { host, backend, sms, state: sms.getState };
}

describe('the wait for the next code', () => {
  it('LD-03 is 120 s by deadline: a tab asleep for 90 s shows 30 s left', async () => {
    const { host, sms, state } = open();
    expect(await sms.send(ticket)).toEqual({ status: 'sent' });
    expect(state()).toEqual({ status: 'waiting', seconds: 120 });
    await host.sleep(90_000);
    expect(state()).toEqual({ status: 'waiting', seconds: 30 });
    await host.advance(30_000);
    expect(state()).toEqual({ status: 'ready', isAgain: true });
  });

  it.each([0, -3])('is 120 s when the server names %d', async (retry_after) => {
    const { sms, state } = open(createTestHost(), { sendSms: async () => ({ retry_after }) });
    await sms.send(ticket);
    expect(state()).toEqual({ status: 'waiting', seconds: 120 });
  });

  it('LD-03 closes the button: nothing is proven and nothing sent', async () => {
    const { sms, backend, state } = open();
    await sms.send(ticket);
    sms.prove('puzzle');
    expect(state().status).toBe('waiting');
    expect(await sms.send(ticket)).toEqual({ status: 'late' });
    expect(backend.askedFor('sendSms')).toHaveLength(1);
  });

  it('LD-03 is right after a reload, for the same number and scene only', async () => {
    const { host, sms } = open();
    await sms.send(ticket);
    await host.advance(20_000);
    const next = open(host.reload());
    await next.host.settle();
    expect(next.state()).toEqual({ status: 'waiting', seconds: 100 });
    next.sms.follow('13900000002');
    await next.host.settle();
    expect(next.state().status).toBe('ready');
    next.sms.follow(number);
    await next.host.settle();
    expect(next.state()).toEqual({ status: 'waiting', seconds: 100 });
    next.sms.follow(null);
    expect(next.state().status).toBe('ready');
  });

  it('T6 is gone from the form with its form, and shown again with its number', async () => {
    const { host, sms, backend, state } = open();
    await sms.send(ticket);
    await host.advance(20_000);
    sms.begin('login');
    expect(state()).toEqual({ status: 'ready', isAgain: false });
    sms.follow(number);
    await host.settle();
    expect(state()).toEqual({ status: 'waiting', seconds: 100 });
    sms.prove('puzzle');
    expect(await sms.send(ticket)).toEqual({ status: 'late' });
    expect(backend.askedFor('sendSms')).toHaveLength(1);
  });

  it('T6 is started by a cooldown of the server', async () => {
    const { sms, backend, state } = open();
    backend.captcha.sendSms = () => Promise.reject(refusal('太快了', { retry_after: 77 }, 429));
    await sms.send(ticket);
    expect(state()).toEqual({ status: 'waiting', seconds: 77 });
  });

  it('does not spell the number out on the device', async () => {
    const { host, sms } = open();
    await sms.send(ticket);
    expect(JSON.stringify(await host.storage.entries(''))).not.toContain(number);
  });

  it('works where nothing can be stored', async () => {
    const host = createTestHost();
    const refuse = () => Promise.reject(new Error('private mode'));
    const { sms, state } = open({
      ...host,
      storage: { ...host.storage, get: refuse, set: refuse, remove: refuse },
    });
    await sms.send(ticket);
    expect(state().status).toBe('waiting');
  });
});

describe('a sending', () => {
  it('LD-03 that fails opens the button at once', async () => {
    const { sms, state } = open(createTestHost(), { sendSms: () => Promise.reject(refusal('失败')) });
    expect(await sms.send(ticket)).toMatchObject({ status: 'refused' });
    expect(state()).toEqual({ status: 'ready', isAgain: false });
  });

  it('happens once at a time', async () => {
    const { sms, backend } = open();
    await Promise.all([sms.send(ticket), sms.send(ticket)]);
    expect(backend.askedFor('sendSms')).toHaveLength(1);
  });

  it.each([
    ['another form', (sms: ReturnType<typeof open>['sms']) => sms.begin('register')],
    ['another number', (sms: ReturnType<typeof open>['sms']) => sms.follow('13900000002')],
    ['the end', (sms: ReturnType<typeof open>['sms']) => sms.dispose()],
  ])('counts for nothing after %s', async (_, change) => {
    const { sms, state } = open();
    const sending = sms.send(ticket);
    change(sms);
    const before = state();
    expect(await sending).toEqual({ status: 'late' });
    expect(state()).toEqual(before);
  });

  it('needs a number', async () => {
    const { sms, backend } = open();
    sms.follow(null);
    expect(await sms.send(ticket)).toEqual({ status: 'late' });
    expect(backend.asked).toEqual([]);
  });

  it('that is a mistake of ours is handed on, and leaves the button open', async () => {
    const { sms, state } = open(createTestHost(), { sendSms: () => Promise.reject(new TypeError('ours')) });
    await expect(sms.send(ticket)).rejects.toThrow('ours');
    expect(state().status).toBe('ready');
  });
});

describe('the proof', () => {
  it('goes from puzzle to picture and back, and away', () => {
    const { sms, state } = open();
    sms.prove('puzzle');
    sms.prove('picture');
    expect(state()).toEqual({ status: 'proving', way: 'picture', isSending: false });
    sms.cancelProof();
    expect(state()).toEqual({ status: 'ready', isAgain: false });
  });

  it('by picture stays on the screen until the server has taken it', async () => {
    const { sms, state } = open();
    sms.prove('picture');
    const sending = sms.send({ image_key: 'k', image_captcha: 'abcd' });
    expect(state()).toEqual({ status: 'proving', way: 'picture', isSending: true });
    await sending;
    expect(state().status).toBe('waiting');
  });
});

describe('the moves of a code', () => {
  it('are these and no others', () => {
    const statuses = Object.keys(smsMoves) as SmsStatus[];
    expect(statuses.map((from) => `${from} → ${smsMoves[from].join(' ')}`)).toEqual([
      'ready → ready proving sending waiting',
      'proving → ready proving sending waiting',
      'sending → ready waiting',
      'waiting → ready waiting',
    ]);
  });
});
