import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '@shuyuan/api-client';
import { checkAnswer } from '@shuyuan/api-client/contract';
import { createLocalServices } from '../../services-outside/outside-services.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import {
  createTicket,
  findCode,
  findGap,
  otherThan,
  receiveCode,
  tryByHand,
} from '../captcha/captcha.fixtures.ts';
import { insertLoginCode } from './outside-accounts.repo.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

let server: TestServer;
let isBroken = false;
beforeAll(async () => {
  server = await createTestServer({
    outside: (deps) => {
      const local = createLocalServices(deps);
      return {
        ...local,
        sms: {
          ...local.sms,
          send: (message) =>
            isBroken ? Promise.reject(new Error('no route to the host')) : local.sms.send(message),
        },
      };
    },
  });
});
afterAll(() => server.close());

it('LD-08 logs no password, code, ticket, key, token or number, whichever way in and however it ends', async () => {
  const secrets: string[] = [];
  const secret = (text: string) => {
    secrets.push(text);
    return text;
  };
  const visitor = createClient({ baseUrl: '', fetch: server.fetch, checkAnswer });
  const withToken = (token: string) =>
    createClient({ baseUrl: '', fetch: server.fetch, token: () => token, checkAnswer });
  const ends = (call: Promise<unknown>) => call.catch(() => {});
  const [mobile, other] = [secret('13912345678'), secret('13987654321')];
  const [password, next] = [secret('hunter2-old'), secret('hunter2-new')];

  const picture = await visitor.captcha.image();
  const typed = secret('zq9k');
  await ends(
    visitor.captcha.sendSms({
      mobile,
      scene: 'login',
      image_key: secret(picture.key),
      image_captcha: typed,
    }),
  );
  const puzzle = await visitor.captcha.slider();
  const verdict = await visitor.captcha.checkSlider(
    tryByHand(secret(puzzle.key), await findGap(server.db, puzzle.key)),
  );
  const ticket = secret((verdict as { ticket: string }).ticket);
  isBroken = true;
  await ends(visitor.captcha.sendSms({ mobile, scene: 'register', slider_ticket: ticket }));
  isBroken = false;
  await visitor.captcha.sendSms({
    mobile,
    scene: 'register',
    slider_ticket: secret(await createTicket(server.db)),
  });

  const register = secret(await findCode(server.db, mobile));
  await ends(visitor.session.register({ mobile, mobile_code: secret(otherThan(register)), password }));
  await visitor.session.register({ mobile, mobile_code: register, password });
  const reset = secret(await receiveCode(server.db, visitor, { mobile, scene: 'password_reset' }));
  await visitor.session.resetPassword({ mobile, mobile_code: reset, password: next });
  await ends(visitor.session.loginByPassword({ mobile, password }));
  const { token } = await visitor.session.loginByPassword({ mobile, password: next });
  await withToken(secret(token)).session.devices();

  const scan = await visitor.session.startWechat();
  const { rows } = await server.db.execute<{ state: string }>(sql`select state from local_wechat_pictures`);
  const state = secret(rows[0]!.state);
  const identity = {
    openId: secret('open-id-1'),
    unionId: secret('union-id-1'),
    nickName: '苏木',
    avatar: '',
  };
  await server.modules.wechatScans.confirmScan(state, identity);
  await visitor.session.checkWechat(secret(scan.code));
  const bind = secret(await receiveCode(server.db, visitor, { mobile: other, scene: 'mobile_bind' }));
  await visitor.session.bindByScan({ mobile: other, code: scan.code, mobile_code: bind });

  const code = secret(createToken());
  await insertLoginCode(server.db, {
    codeHash: hashToken(code),
    userId: null,
    expiresAt: new Date(Date.now() + 60_000),
  });
  await visitor.session.loginByCode({ code });
  await withToken(token).session.destroy();
  // A table that is gone breaks the next call in the middle.
  await server.db.execute(sql`drop table sms_codes`);
  await ends(visitor.session.loginByMobile({ mobile, mobile_code: register }));
  await ends(
    visitor.captcha.sendSms({ mobile, scene: 'login', slider_ticket: await createTicket(server.db) }),
  );

  const log = server.log.join('');
  expect(log).toContain('"path":"/api/v3/auth/login/wechat/scan/query"');
  expect(log).toContain('a query failed');
  expect(log).toContain('no route to the host');
  expect(secrets.length).toBeGreaterThan(18);
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});
