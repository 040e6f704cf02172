import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { namedOrOwnMobile } from '../captcha/own-mobile.ts';
import { forgivePasswordTries, takePasswordTry, takeTry } from './login-limits.ts';
import {
  askScan,
  bindMobile,
  loginCode,
  scanCode,
  signInByCode,
  type OutsideCode,
} from './outside-sign-in.ts';
import { bindOwnMobile, closeAccount, listDevices, revokeDevice, verifyOwnMobile } from './own-account.ts';
import { revokeSession } from './session.repo.ts';
import { register, resetPassword, signInByMobile, signInByPassword } from './session.service.ts';
import { startScan } from './start-scan.ts';

type Session = Handlers<Contract['session']>;

export function sessionRoutes({ clock, limiter, wechat }: ModuleDeps): Session {
  const start: Session['startWechat'] = async ({ db, request }) => {
    await takeTry(limiter, 'scan', request.ip);
    return startScan(wechat, db, clock.now());
  };

  const bindBy =
    (outside: OutsideCode): Session['bindByCode'] =>
    async ({ db, body, request }) => {
      await takeTry(limiter, 'sms', request.ip);
      const entrance = { db, request, source: body.msv, now: clock.now() };
      return { token: await bindMobile(entrance, outside, body) };
    };

  return {
    async loginByPassword({ db, body: { mobile, password }, request }) {
      await takePasswordTry(limiter, mobile, request.ip);
      const token = await signInByPassword({ db, request, now: clock.now() }, mobile, password);
      await forgivePasswordTries(limiter, mobile);
      return { token };
    },

    async loginByMobile({ db, body, request }) {
      await takeTry(limiter, 'sms', request.ip);
      const entrance = { db, request, source: body.msv, now: clock.now() };
      return { token: await signInByMobile(entrance, body) };
    },

    async register({ db, body, request }) {
      await takeTry(limiter, 'sms', request.ip);
      await register({ db, source: body.msv, now: clock.now() }, body);
      return {};
    },

    async resetPassword({ db, viewer, body, request }) {
      await takeTry(limiter, 'sms', request.ip);
      const now = clock.now();
      const mobile = await namedOrOwnMobile(db, viewer, body.mobile);
      // Only who changes the password of their own account stays signed in here.
      const kept = body.mobile === undefined ? viewer?.sessionId : undefined;
      await resetPassword({ db, now }, { ...body, mobile }, kept);
      // Whoever was locked out by guesses at the old one shall get in with the new one.
      await forgivePasswordTries(limiter, mobile);
      return {};
    },

    startWechat: start,
    startWechatByPost: start,

    // Not counted: it is asked every second, and its code can't be guessed.
    checkWechat: ({ db, query, request }) => askScan({ db, request, now: clock.now() }, query.code),
    checkWechatByPost: ({ db, body, request }) => askScan({ db, request, now: clock.now() }, body.code),

    async loginByCode({ db, body: { code, msv }, request }) {
      await takeTry(limiter, 'code', request.ip);
      return signInByCode({ db, request, source: msv, now: clock.now() }, code);
    },

    bindByCode: bindBy(loginCode),
    bindByScan: bindBy(scanCode),

    async bindMobile({ db, viewer, body, request }) {
      await takeTry(limiter, 'sms', request.ip);
      await bindOwnMobile({ db, viewer, now: clock.now() }, body);
      return {};
    },

    async verifyMobile({ db, viewer, body, request }) {
      await takeTry(limiter, 'sms', request.ip);
      return { sign: await verifyOwnMobile({ db, viewer, now: clock.now() }, body) };
    },

    async logout({ db, viewer }) {
      await revokeSession(db, { userId: viewer.userId, id: viewer.sessionId }, clock.now());
      return {};
    },

    async devices({ db, viewer }) {
      return { sessions: await listDevices({ db, viewer, now: clock.now() }) };
    },

    async revokeDevice({ db, viewer, params }) {
      await revokeDevice({ db, viewer, now: clock.now() }, params.id);
      return {};
    },

    async destroy({ db, viewer }) {
      const destroysAt = await closeAccount({ db, viewer, now: clock.now() });
      return { destroyed_at: destroysAt.toISOString() };
    },
  };
}
