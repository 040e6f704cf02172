import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { sessionContract } from './session.contract.ts';
import { sessionEndpoints } from './session.endpoints.ts';

type BodyOf<Name extends 'loginByPassword' | 'loginByMobile' | 'register' | 'resetPassword'> = CallInput<
  (typeof sessionContract)[Name]
>['body'];

/** Mobile number and password. `sms` and `form` are ignored; older clients send them. */
export type PasswordLogin = BodyOf<'loginByPassword'>;
/** Mobile number and SMS code. The server opens an account for a number it does not know. */
export type MobileLogin = BodyOf<'loginByMobile'>;
/** Mobile number, SMS code and password of a new account. It opens no session. */
export type Registration = BodyOf<'register'>;
/** A new password, proved by an SMS code. It ends every session of the account. */
export type PasswordReset = BodyOf<'resetPassword'>;
/** The one-time `login_code` that an external sign-in has come back with. */
export type CodeLogin = CallInput<typeof sessionContract.loginByCode>['body'];
/** A token, or the order to bind a mobile number first with the `code` given. */
export type CodeLoginAnswer = AnswerOf<typeof sessionContract.loginByCode>;
/**
 * The QR code of a WeChat sign-in as a `data:` URI, and the code to ask `checkWechat` with; `expires_in` is seconds.
 */
export type WechatStart = AnswerOf<typeof sessionContract.startWechat>;
/** How far a WeChat sign-in is: a token, a mobile number to bind, or -1 with the state while it is open. */
export type WechatCheck = AnswerOf<typeof sessionContract.checkWechat>;
/** A mobile number with its SMS code, for the external account behind `code`. */
export type MobileBinding = CallInput<typeof sessionContract.bindByCode>['body'];
/** A mobile number with its SMS code, for the account that is signed in. */
export type OwnMobileBinding = CallInput<typeof sessionContract.bindMobile>['body'];
/** A session of the account on one device; `user_agent` is what its browser sends. */
export type Device = AnswerOf<typeof sessionContract.devices>['sessions'][number];

/** Signing in and out. A widget takes the calls it makes, never the whole client. */
export type SessionApi = ReturnType<typeof createSessionApi>;

/** The session calls alone, for a bundle without the other domains. */
export function createSessionApi(http: Http) {
  const calls = callsOf<typeof sessionContract>(http, sessionEndpoints);
  return {
    /** Rejects with the server's words when mobile and password do not belong together. */
    loginByPassword: (login: PasswordLogin, options?: CallOptions) =>
      calls.loginByPassword({ body: login }, options),
    loginByMobile: (login: MobileLogin, options?: CallOptions) =>
      calls.loginByMobile({ body: login }, options),
    register: (registration: Registration, options?: CallOptions) =>
      calls.register({ body: registration }, options),
    resetPassword: (reset: PasswordReset, options?: CallOptions) =>
      calls.resetPassword({ body: reset }, options),
    startWechat: (options?: CallOptions) => calls.startWechat({}, options),
    checkWechat: (code: string, options?: CallOptions) => calls.checkWechat({ query: { code } }, options),
    loginByCode: (login: CodeLogin, options?: CallOptions) => calls.loginByCode({ body: login }, options),
    /** After `loginByCode` has answered `bind_mobile`. */
    bindByCode: (binding: MobileBinding, options?: CallOptions) =>
      calls.bindByCode({ body: binding }, options),
    /** After `checkWechat` has answered `bind_mobile`. */
    bindByScan: (binding: MobileBinding, options?: CallOptions) =>
      calls.bindByScan({ body: binding }, options),
    /** Binds a mobile number to the account, or changes it: then with the `sign` of `verifyMobile`. */
    bindMobile: (binding: OwnMobileBinding, options?: CallOptions) =>
      calls.bindMobile({ body: binding }, options),
    /** Proves the present number before a change. Resolves to the `sign` that `bindMobile` takes. */
    verifyMobile: async (present: Omit<OwnMobileBinding, 'sign'>, options?: CallOptions): Promise<string> =>
      (await calls.verifyMobile({ body: present }, options)).sign,
    logout: (options?: CallOptions) => calls.logout({}, options),
    devices: async (options?: CallOptions): Promise<Device[]> => (await calls.devices({}, options)).sessions,
    revokeDevice: (id: string, options?: CallOptions) => calls.revokeDevice({ params: { id } }, options),
    destroy: (options?: CallOptions) => calls.destroy({}, options),
  };
}
