import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { configContract } from './config.contract.ts';

export type SiteConfig = AnswerOf<typeof configContract.public>;

export type AgreementName = CallInput<typeof configContract.agreement>['params']['name'];
export type Agreement = AnswerOf<typeof configContract.agreement>;

export type ConfigApi = ReturnType<typeof createConfigApi>;

export function createConfigApi(http: Http) {
  return {
    public: (options?: CallOptions) => http.call(configContract.public, {}, options),
    agreement: (name: AgreementName, options?: CallOptions) =>
      http.call(configContract.agreement, { params: { name } }, options),
  };
}
