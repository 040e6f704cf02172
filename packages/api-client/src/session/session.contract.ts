import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, instant } from '../http/fields.ts';
import { image, mobile, mobileCode, newPassword, source, token } from './session.fields.ts';

/** A code of an outside sign-in, and whose it is: a session, or a mobile number to bind first. */
const codeAnswer = z.union([
  z.object({ success: z.literal(1), token: z.string() }),
  z.object({ success: z.literal(0), action: z.literal('bind_mobile'), code: z.string() }),
]);

const scanStart = {
  summary: 'Begins a sign-in by WeChat: a picture to be scanned, and the code to ask with.',
  answer: z.object({
    code: z.string(),
    /** A picture as a `data:` URI, 300 px square. */
    image,
    /** Seconds for which the picture is good. */
    expires_in: z.number(),
  }),
};

const scanAnswer = z.union([
  codeAnswer,
  z.object({
    success: z.literal(-1),
    /** `scanned`: a telephone has the picture and has not said yes yet. `expired`: begin again. */
    state: z.enum(['waiting', 'scanned', 'expired']),
  }),
]);

const scanQuery = {
  summary: 'How far a sign-in by WeChat has come. Asked every second.',
  answer: scanAnswer,
};
const scanCode = z.object({ code: z.string().check(z.minLength(1), z.maxLength(200)) });

const binding = z.object({
  mobile,
  /** The code that the outside sign-in has ended in. */
  code: z.string().check(z.minLength(1), z.maxLength(200)),
  mobile_code: mobileCode,
  msv: source,
});

/** Signing in and out, by every way. Refusals that belong to a field carry its name as `data.field`. */
export const sessionContract = {
  loginByPassword: schemas({
    summary: 'Signs in with mobile number and password.',
    body: z.object({
      mobile,
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Sent by older clients; ignored. */
      sms: z.optional(z.unknown()),
      /** Sent by older clients; ignored. */
      form: z.optional(z.unknown()),
    }),
    answer: token,
  }),
  loginByMobile: schemas({
    summary: 'Signs in with a code that was sent to the mobile number; an unknown number becomes an account.',
    body: z.object({ mobile, mobile_code: mobileCode, msv: source }),
    answer: token,
  }),
  register: schemas({
    summary: 'Opens an account. Signs nobody in.',
    body: z.object({ mobile, mobile_code: mobileCode, password: newPassword, msv: source }),
    answer: done,
  }),
  resetPassword: schemas({
    summary:
      'Sets a new password by a code on the mobile number. Ends every session of the account, except the one that asks for its own account without naming the number.',
    /** `mobile` is left out by a signed-in user: the number of the account. */
    body: z.object({ mobile: z.optional(mobile), mobile_code: mobileCode, password: newPassword }),
    answer: done,
  }),
  startWechat: schemas({
    ...scanStart,
  }),
  startWechatByPost: schemas({
    ...scanStart,
  }),
  checkWechat: schemas({
    query: scanCode,
    ...scanQuery,
  }),
  checkWechatByPost: schemas({
    body: scanCode,
    ...scanQuery,
  }),
  loginByCode: schemas({
    summary: 'Turns the one-time login_code of an outside sign-in into a session.',
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(200)), msv: source }),
    answer: codeAnswer,
  }),
  bindByCode: schemas({
    summary: 'Gives the outside account behind a login_code a mobile number, and signs in.',
    body: binding,
    answer: token,
  }),
  bindByScan: schemas({
    summary: 'Gives the WeChat account behind a scanned code a mobile number, and signs in.',
    body: binding,
    answer: token,
  }),
  bindMobile: schemas({
    summary:
      'Gives the signed-in account a mobile number. An account that has one sends the `sign` of `verifyMobile` with it; its other sessions end.',
    body: z.object({
      mobile,
      mobile_code: mobileCode,
      sign: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
    answer: done,
  }),
  verifyMobile: schemas({
    summary:
      'Proves by a code of the scene `mobile_bind` on the present number that it may be changed. The answer is good for ten minutes, for one change, in this session.',
    body: z.object({ mobile, mobile_code: mobileCode }),
    answer: z.object({ sign: z.string() }),
  }),
  logout: schemas({
    summary: 'Ends the session that the token belongs to.',
    answer: done,
  }),
  devices: schemas({
    summary: 'Where the signed-in account is signed in, the latest used first.',
    answer: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          /** What the browser calls itself. */
          user_agent: z.string(),
          created_at: instant,
          last_used_at: instant,
          is_current: z.boolean(),
        }),
      ),
    }),
  }),
  revokeDevice: schemas({
    summary: 'Ends one session of the signed-in account.',
    params: z.object({ id: z.uuid() }),
    answer: done,
  }),
  destroy: schemas({
    summary:
      'Closes the signed-in account in seven days, and ends its sessions. Signing in before that takes it back.',
    answer: z.object({ destroyed_at: instant }),
  }),
};
