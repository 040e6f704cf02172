import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { done } from '../http/fields.ts';

/** Mainland mobile numbers: 11 digits, the second one 3 to 9. */
export const mobilePattern = /^1[3-9]\d{9}$/;

const mobile = z.string().check(z.regex(mobilePattern));

const token = z.object({ token: z.string() });

export const sessionContract = {
  loginByPassword: endpoint({
    method: 'POST',
    path: '/api/v2/login/password',
    summary: 'Signs in with mobile number and password.',
    body: z.object({
      mobile,
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Sent by older clients; ignored. */
      sms: z.optional(z.string()),
      /** Sent by older clients; ignored. */
      form: z.optional(z.unknown()),
    }),
    answer: token,
  }),
  loginByCode: endpoint({
    method: 'POST',
    path: '/api/v3/auth/login/code',
    summary: 'Turns the one-time login_code of an outside sign-in into a session.',
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(200)), msv: z.optional(z.string()) }),
    answer: z.union([
      z.object({ success: z.literal(1), token: z.string() }),
      z.object({ success: z.literal(0), action: z.literal('bind_mobile'), code: z.string() }),
    ]),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v2/logout',
    summary: 'Ends the session that the token belongs to.',
    access: 'signed-in',
    answer: done,
  }),
};
