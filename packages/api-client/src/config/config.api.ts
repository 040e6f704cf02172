import type { AnswerOf } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { configContract } from './config.contract.ts';

export type SiteConfig = AnswerOf<typeof configContract.public>;

export type ConfigApi = ReturnType<typeof createConfigApi>;

export function createConfigApi(http: Http) {
  return {
    public: (options?: CallOptions) => http.call(configContract.public, {}, options),
  };
}
