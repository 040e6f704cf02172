import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsRequest } from '@shuyuan/api-client';
import { Problem } from '../../errors/problem.ts';
import { createLocalServices } from '../../services-outside/outside-services.ts';
import { createTwins, type Twins } from '../../testing/create-twins.ts';
import { createPerson } from '../session/people.fixtures.ts';
import { hashToken } from '../../secrets/token.ts';
import { createTicket, findCode, otherThan, receiveCode } from './captcha.fixtures.ts';
import { createQuestion } from './captcha.service.ts';

let twins: Twins;
let now = new Date();
let send: (() => Promise<void>) | null = null;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  twins = await createTwins({
    clock: { now: () => now },
    outside: (deps) => {
      const local = createLocalServices(deps);
      return { ...local, sms: { ...local.sms, send: (message) => send?.() ?? local.sms.send(message) } };
    },
  });
});
afterAll(() => twins.close());
beforeEach(async () => {
  now = new Date();
  send = null;
  await db().execute(sql`truncate rate_limits, sms_codes, local_sms, users cascade`);
});

const db = () => twins.db;
const client = (process = 0) => twins.clients[process]!;
const mobile = '13900000001';
const scenes = ['login', 'register', 'password_reset', 'mobile_bind'] as const;
const countSent = () => db().$count(sql`local_sms`);
const createRequest = async (more: Partial<SmsRequest> = {}): Promise<SmsRequest> => ({
  mobile,
  scene: 'login',
  slider_ticket: await createTicket(db(), now),
  ...more,
});
const login = (code: string, process = 0) =>
  client(process).session.loginByMobile({ mobile, mobile_code: code });

describe('a code by SMS', () => {
  it('LD-03 is six digits, goes to the number for a solved puzzle, and is kept only as a slow hash', async () => {
    expect(await client().captcha.sendSms(await createRequest())).toEqual({ retry_after: 120 });
    const code = await findCode(db(), mobile);
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await db().execute(sql`select * from sms_codes`);
    expect(rows).toMatchObject([
      { mobile, scene: 'login', code_hash: expect.stringMatching(/^\$argon2id\$/) as string },
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('LD-12 goes for a typed picture as well, and for a question answered', async () => {
    const { key } = await createQuestion(db(), now);
    const { createHash } = await import('node:crypto');
    await db()
      .execute(sql`update image_captchas set answer_hash = ${createHash('sha256').update(`${key}:8`).digest()}
      where key_hash = ${hashToken(key)}`);
    await client().captcha.sendSms({ mobile, scene: 'mobile_bind', image_key: key, image_captcha: '八' });
    expect(await countSent()).toBe(1);
  });

  it.each([
    ['login', 'slider_ticket', '请先完成安全验证'],
    ['mobile_bind', 'image_captcha', '请输入图形验证码'],
  ] as const)('for %s names the field %s when nothing proves a person', async (scene, field, message) => {
    for (const empty of [{}, { slider_ticket: '' }, { image_key: 'k', image_captcha: '' }]) {
      await expect(client().captcha.sendSms({ mobile, scene, ...empty })).rejects.toMatchObject({
        kind: 'business',
        code: 1,
        message,
        data: { field },
      });
    }
  });

  it('LD-12 answers a wrong picture with its field and uses the picture up', async () => {
    const { key } = await client().captcha.image();
    const wrong = { code: 1, message: '图形验证码错误', data: { field: 'image_captcha' } };
    for (const typed of ['no', 'no']) {
      const request = { mobile, scene: 'mobile_bind' as const, image_key: key, image_captcha: typed };
      await expect(client().captcha.sendSms(request)).rejects.toMatchObject(wrong);
    }
    expect(await db().$count(sql`image_captchas where key_hash = ${hashToken(key)}`)).toBe(0);
    expect(await countSent()).toBe(0);
  });

  it('goes once for a ticket, however many requests come with it at once and to whichever process', async () => {
    const ticket = await createTicket(db(), now);
    const requests = Array.from({ length: 10 }, (_, n) =>
      client(n % 2).captcha.sendSms({ mobile: `1390000001${n}`, scene: 'login', slider_ticket: ticket }),
    );
    const refusals = (await Promise.allSettled(requests)).filter(({ status }) => status === 'rejected');
    expect(refusals).toHaveLength(9);
    expect(refusals[0]).toMatchObject({
      reason: { code: 1, message: '安全验证已失效，请重新验证', data: { field: 'slider_ticket' } },
    });
    expect(await countSent()).toBe(1);
  });

  it.each(['never-was', '\u0000', "' or 1=1 --"])('does not go for the ticket %j', async (ticket) => {
    await expect(
      client().captcha.sendSms(await createRequest({ slider_ticket: ticket })),
    ).rejects.toMatchObject({
      code: 1,
    });
  });
});

describe('the wait between two codes', () => {
  it('is 120 seconds for a number and scene, said in seconds, and costs no ticket', async () => {
    await client().captcha.sendSms(await createRequest());
    later(30);
    const ticket = await createTicket(db(), now);
    await expect(
      client(1).captcha.sendSms(await createRequest({ slider_ticket: ticket })),
    ).rejects.toMatchObject({
      code: 429,
      message: '发送太频繁，请90秒后再试',
      data: { retry_after: 90 },
    });
    await client().captcha.sendSms(await createRequest({ scene: 'register' }));
    await client().captcha.sendSms(await createRequest({ mobile: '13900000002' }));
    later(89);
    await expect(client().captcha.sendSms(await createRequest())).rejects.toMatchObject({
      data: { retry_after: 1 },
    });
    later(1);
    await client().captcha.sendSms(await createRequest({ slider_ticket: ticket }));
    expect(await countSent()).toBe(4);
  });

  it('lets one of many requests at the same moment through, over two processes', async () => {
    const requests = await Promise.all(Array.from({ length: 8 }, () => createRequest()));
    const sent = await Promise.allSettled(
      requests.map((request, n) => client(n % 2).captcha.sendSms(request)),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    const tooEarly = expect.objectContaining({ code: 429, data: { retry_after: 120 } }) as unknown;
    expect(refusals).toEqual(Array.from({ length: 7 }, () => tooEarly));
    expect(await countSent()).toBe(1);
    const { rows } = await db().execute(
      sql`select count from rate_limits where key = ${`captcha:number:${mobile}`}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('goes on after the code was used', async () => {
    await login(await receiveCode(db(), client(), { mobile, scene: 'login' }, now));
    await expect(client().captcha.sendSms(await createRequest())).rejects.toMatchObject({ code: 429 });
  });

  it.each([
    [
      'in words for the person',
      new Problem(1, '短信发送失败，请稍后再试'),
      { code: 1, message: '短信发送失败，请稍后再试' },
    ],
    ['without any', new Error('the disk is full'), { code: 500 }],
  ])('is taken back with the code when the sending fails %s', async (_, error, refusal) => {
    send = () => Promise.reject(error);
    await expect(client().captcha.sendSms(await createRequest())).rejects.toMatchObject(refusal);
    send = null;
    expect(await client().captcha.sendSms(await createRequest())).toEqual({ retry_after: 120 });
    const { rows } = await db().execute(
      sql`select count from rate_limits where key = ${`captcha:number:${mobile}`}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('can’t be shortened by a slow sending that fails after the next one went out', async () => {
    const gate = Promise.withResolvers<void>();
    send = () => gate.promise;
    const slow = client().captcha.sendSms(await createRequest());
    await expect.poll(() => db().$count(sql`sms_codes`)).toBe(1);
    later(121);
    send = null;
    await client(1).captcha.sendSms(await createRequest());
    gate.reject(new Problem(1, '短信发送失败，请稍后再试'));
    await expect(slow).rejects.toMatchObject({ code: 1 });
    await expect(client().captcha.sendSms(await createRequest())).rejects.toMatchObject({ code: 429 });
    await login(await findCode(db(), mobile));
  });
});

describe('how much may be sent', () => {
  it('to one number is ten messages a day, whatever for', async () => {
    for (let count = 0; count < 10; count += 1) {
      await client(count % 2).captcha.sendSms(await createRequest({ scene: scenes[count % 4]! }));
      if (count % 4 === 3) later(121);
    }
    later(121);
    await expect(client().captcha.sendSms(await createRequest())).rejects.toMatchObject({
      code: 429,
      message: '该手机号今天收到的验证码已达上限，请明天再试',
      data: { field: 'mobile' },
    });
    await client().captcha.sendSms(await createRequest({ mobile: '13900000002' }));
  });

  it('by one network is a hundred and twenty requests in a quarter of an hour, counted over two processes', async () => {
    await db().execute(
      sql`insert into rate_limits values ('captcha:sms:127.0.0.1', 117, now() + interval '1 minute')`,
    );
    const requests = await Promise.all(
      Array.from({ length: 8 }, (_, n) => createRequest({ mobile: `1390000020${n}` })),
    );
    const sent = await Promise.allSettled(
      requests.map((request, n) => client(n % 2).captcha.sendSms(request)),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('what sending tells of a number', () => {
  it.each(['register', 'password_reset', 'login'] as const)(
    'for %s is nothing: the same answer and the same message whether or not it has an account',
    async (scene) => {
      await createPerson(db(), { mobile });
      const [known, unknown] = [
        await createRequest({ scene }),
        await createRequest({ scene, mobile: '13900000002' }),
      ];
      expect(await client().captcha.sendSms(known)).toEqual(await client().captcha.sendSms(unknown));
      expect(await countSent()).toBe(2);
      await expect(client().captcha.sendSms(known)).rejects.toMatchObject({ code: 429 });
      await expect(client().captcha.sendSms(unknown)).rejects.toMatchObject({ code: 429 });
    },
  );
});

describe('a code that is typed', () => {
  const wrong = { code: 1, message: '手机验证码错误', data: { field: 'mobile_code' } };
  const gone = { code: 1, message: '手机验证码已失效，请重新获取', data: { field: 'mobile_code' } };
  const receive = () => receiveCode(db(), client(), { mobile, scene: 'login' }, now);

  it('is compared five times at most, also when the tries come at once to two processes', async () => {
    const code = await receive();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => login(otherThan(code), n % 2)),
    );
    const messages = tries.map((each) => (each as PromiseRejectedResult).reason as { message: string });
    expect(messages.filter(({ message }) => message === wrong.message)).toHaveLength(4);
    expect(messages.filter(({ message }) => message === gone.message)).toHaveLength(8);
    await expect(login(code)).rejects.toMatchObject(gone);
    const { rows } = await db().execute(sql`select tries, code_hash from sms_codes`);
    expect(rows).toEqual([{ tries: 5, code_hash: null }]);
  });

  it('is right at the fifth try', async () => {
    const code = await receive();
    for (let count = 0; count < 4; count += 1) {
      await expect(login(otherThan(code))).rejects.toMatchObject(wrong);
    }
    expect((await login(code)).token).toHaveLength(43);
  });

  it('is good once, also when it is sent many times at once to two processes', async () => {
    const code = await receive();
    const tries = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => login(code, n % 2)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db().$count(sql`users`)).toBe(1);
  });

  it('is good for 300 seconds', async () => {
    const code = await receive();
    later(299);
    await expect(login(otherThan(code))).rejects.toMatchObject(wrong);
    later(1);
    await expect(login(code)).rejects.toMatchObject(gone);
  });

  it('is good for its number and its scene alone, and no more once the next was sent', async () => {
    const code = await receive();
    const other = { mobile: '13900000002', mobile_code: code };
    await expect(client().session.loginByMobile(other)).rejects.toMatchObject(gone);
    const registration = { mobile, mobile_code: code, password: 'secret-1' };
    await expect(client().session.register(registration)).rejects.toMatchObject(gone);
    await expect(client().session.resetPassword(registration)).rejects.toMatchObject(gone);
    later(120);
    const next = await receive();
    // Once in a million times both are the same.
    await expect(login(next === code ? otherThan(code) : code)).rejects.toMatchObject(wrong);
    await login(next);
  });

  it('is compared a hundred times by one network', async () => {
    await db().execute(
      sql`insert into rate_limits values ('login:sms:127.0.0.1', 100, now() + interval '1 minute')`,
    );
    await expect(login('000000')).rejects.toMatchObject({ code: 429 });
  });

  it.each(['12345', '1234567', '12345a', ''])('is outside the contract as %j', async (typed) => {
    await expect(login(typed)).rejects.toMatchObject({ code: 400 });
  });
});
