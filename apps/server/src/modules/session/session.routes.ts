import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { coreStrings } from '../../http/core.strings.ts';
import { forgivePasswordTries, takeCodeTry, takePasswordTry } from './login-limits.ts';
import { revokeSession } from './session.repo.ts';
import { signInByCode, signInByPassword } from './session.service.ts';

const unavailable = async () => {
  throw new Problem(503, coreStrings.busy);
};

export function sessionRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['session']> {
  return {
    async loginByPassword({ db, body: { mobile, password }, request }) {
      await takePasswordTry(limiter, mobile, request.ip);
      const token = await signInByPassword({ db, request, now: clock.now() }, mobile, password);
      await forgivePasswordTries(limiter, mobile);
      return { token };
    },

    async loginByCode({ db, body: { code, msv }, request }) {
      await takeCodeTry(limiter, request.ip);
      const token = await signInByCode({ db, request, source: msv, now: clock.now() }, code);
      return token === null ? { success: 0, action: 'bind_mobile', code } : { success: 1, token };
    },

    loginByMobile: unavailable,
    register: unavailable,
    resetPassword: unavailable,
    startWechat: unavailable,
    startWechatByPost: unavailable,
    checkWechat: unavailable,
    checkWechatByPost: unavailable,
    bindByCode: unavailable,
    bindByScan: unavailable,
    bindMobile: unavailable,
    devices: unavailable,
    revokeDevice: unavailable,
    destroy: unavailable,

    async logout({ db, viewer }) {
      await revokeSession(db, viewer.sessionId, clock.now());
      return {};
    },
  };
}
