import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { faqContract } from './faq.contract.ts';
import { faqEndpoints } from './faq.endpoints.ts';

/** A question that people often ask, and its answer. */
export type Faq = AnswerOf<(typeof faqContract)['list']>[number];

/** The calls of frequent questions. */
export type FaqApi = ReturnType<typeof createFaqApi>;

/** Makes the calls of frequent questions. */
export function createFaqApi(http: Http) {
  const calls = callsOf<typeof faqContract>(http, faqEndpoints);
  return {
    /** All of them, by category in their order. */
    list: (options?: CallOptions) => calls.list({}, options),
  };
}
