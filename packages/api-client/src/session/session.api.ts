import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { sessionContract } from './session.contract.ts';

export type PasswordLogin = CallInput<typeof sessionContract.loginByPassword>['body'];
export type CodeLogin = CallInput<typeof sessionContract.loginByCode>['body'];
export type CodeLoginAnswer = AnswerOf<typeof sessionContract.loginByCode>;

export type SessionApi = ReturnType<typeof createSessionApi>;

export function createSessionApi(http: Http) {
  return {
    /** Rejects with the server's words when mobile and password do not belong together. */
    loginByPassword: (login: PasswordLogin, options?: CallOptions) =>
      http.call(sessionContract.loginByPassword, { body: login }, options),
    loginByCode: (login: CodeLogin, options?: CallOptions) =>
      http.call(sessionContract.loginByCode, { body: login }, options),
    logout: (options?: CallOptions) => http.call(sessionContract.logout, {}, options),
  };
}
