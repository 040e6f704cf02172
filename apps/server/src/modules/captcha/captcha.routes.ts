import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { takeFromNetwork } from './captcha-limits.ts';
import { checkTry, createPicture, createPuzzle, createQuestion } from './captcha.service.ts';
import { namedOrOwnMobile } from './own-mobile.ts';
import { sendCode } from './send-sms.ts';
import { resendWait } from './sms-codes.ts';

export function captchaRoutes({ clock, limiter, sms }: ModuleDeps): Handlers<Contract['captcha']> {
  return {
    async image({ db, query: { form }, request }) {
      await takeFromNetwork(limiter, form, request.ip);
      return form === 'words' ? createQuestion(db, clock.now()) : createPicture(db, clock.now());
    },

    async slider({ db, request }) {
      await takeFromNetwork(limiter, 'puzzle', request.ip);
      return createPuzzle(db, clock.now());
    },

    async checkSlider({ db, body, request }) {
      await takeFromNetwork(limiter, body.by === 'keys' ? 'check-by-keys' : 'check', request.ip);
      return checkTry(db, body, clock.now());
    },

    async sms({ db, viewer, body, request }) {
      const now = clock.now();
      const mobile = await namedOrOwnMobile(db, viewer, body.mobile);
      await sendCode({ limiter, sms }, { db, ip: request.ip, now }, { ...body, mobile });
      return { retry_after: resendWait };
    },
  };
}
