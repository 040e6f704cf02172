import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { configContract } from './config.contract.ts';
import { configEndpoints } from './config.endpoints.ts';

/** What every visitor may know about the site: names, legal lines, sign-in methods and feature switches. */
export type SiteConfig = AnswerOf<typeof configContract.public>;

/** The terms of use, or the privacy policy. */
export type AgreementName = CallInput<typeof configContract.agreement>['params']['name'];
/** Title and HTML of a legal text. Sanitise it before rendering. */
export type Agreement = AnswerOf<typeof configContract.agreement>;

/** The calls about the site itself. The page reads `public` once at start. */
export type ConfigApi = ReturnType<typeof createConfigApi>;

/** The configuration and agreement calls alone, for a bundle without the other domains. Visitors may make them. */
export function createConfigApi(http: Http) {
  const calls = callsOf<typeof configContract>(http, configEndpoints);
  return {
    public: (options?: CallOptions) => calls.public({}, options),
    agreement: (name: AgreementName, options?: CallOptions) => calls.agreement({ params: { name } }, options),
  };
}
