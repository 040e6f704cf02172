import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { sessionContract } from './session.contract.ts';

type BodyOf<Name extends 'loginByPassword' | 'loginByMobile' | 'register' | 'resetPassword'> = CallInput<
  (typeof sessionContract)[Name]
>['body'];

export type PasswordLogin = BodyOf<'loginByPassword'>;
export type MobileLogin = BodyOf<'loginByMobile'>;
export type Registration = BodyOf<'register'>;
export type PasswordReset = BodyOf<'resetPassword'>;
export type CodeLogin = CallInput<typeof sessionContract.loginByCode>['body'];
export type CodeLoginAnswer = AnswerOf<typeof sessionContract.loginByCode>;
export type WechatStart = AnswerOf<typeof sessionContract.startWechat>;
export type WechatCheck = AnswerOf<typeof sessionContract.checkWechat>;
export type MobileBinding = CallInput<typeof sessionContract.bindByCode>['body'];
export type OwnMobileBinding = CallInput<typeof sessionContract.bindMobile>['body'];
export type Device = AnswerOf<typeof sessionContract.devices>['sessions'][number];

/** Signing in and out. A widget takes the calls it makes, never the whole client. */
export type SessionApi = ReturnType<typeof createSessionApi>;

export function createSessionApi(http: Http) {
  return {
    /** Rejects with the server's words when mobile and password do not belong together. */
    loginByPassword: (login: PasswordLogin, options?: CallOptions) =>
      http.call(sessionContract.loginByPassword, { body: login }, options),
    loginByMobile: (login: MobileLogin, options?: CallOptions) =>
      http.call(sessionContract.loginByMobile, { body: login }, options),
    register: (registration: Registration, options?: CallOptions) =>
      http.call(sessionContract.register, { body: registration }, options),
    resetPassword: (reset: PasswordReset, options?: CallOptions) =>
      http.call(sessionContract.resetPassword, { body: reset }, options),
    startWechat: (options?: CallOptions) => http.call(sessionContract.startWechat, {}, options),
    checkWechat: (code: string, options?: CallOptions) =>
      http.call(sessionContract.checkWechat, { query: { code } }, options),
    loginByCode: (login: CodeLogin, options?: CallOptions) =>
      http.call(sessionContract.loginByCode, { body: login }, options),
    /** After `loginByCode` has answered `bind_mobile`. */
    bindByCode: (binding: MobileBinding, options?: CallOptions) =>
      http.call(sessionContract.bindByCode, { body: binding }, options),
    /** After `checkWechat` has answered `bind_mobile`. */
    bindByScan: (binding: MobileBinding, options?: CallOptions) =>
      http.call(sessionContract.bindByScan, { body: binding }, options),
    /** For who is signed in without a mobile number. */
    bindMobile: (binding: OwnMobileBinding, options?: CallOptions) =>
      http.call(sessionContract.bindMobile, { body: binding }, options),
    logout: (options?: CallOptions) => http.call(sessionContract.logout, {}, options),
    devices: async (options?: CallOptions): Promise<Device[]> =>
      (await http.call(sessionContract.devices, {}, options)).sessions,
    revokeDevice: (id: string, options?: CallOptions) =>
      http.call(sessionContract.revokeDevice, { params: { id } }, options),
    destroy: (options?: CallOptions) => http.call(sessionContract.destroy, {}, options),
  };
}
