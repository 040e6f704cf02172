import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { professionsContract } from './professions.contract.ts';
import { professionsEndpoints } from './professions.endpoints.ts';

/** A profession with how many published courses lead to it. */
export type Profession = AnswerOf<typeof professionsContract.list>[number];

/** The calls about professions. */
export type ProfessionsApi = ReturnType<typeof createProfessionsApi>;

/** The calls about professions, apart from the whole client: pages build them late. */
export function createProfessionsApi(http: Http) {
  const calls = callsOf<typeof professionsContract>(http, professionsEndpoints);
  return { list: (options?: CallOptions) => calls.list({}, options) };
}
