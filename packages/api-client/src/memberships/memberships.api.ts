import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { membershipsContract } from './memberships.contract.ts';
import { membershipsEndpoints } from './memberships.endpoints.ts';

/** A membership for sale: `charge` in whole yuan for `expire_days` days. */
export type MembershipPlan = AnswerOf<typeof membershipsContract.plans>[number];

/** The calls about memberships. A widget takes this slice, never the whole client. */
export type MembershipsApi = ReturnType<typeof createMembershipsApi>;

/** The membership calls alone, for a bundle without the other domains. Visitors may make them. */
export function createMembershipsApi(http: Http) {
  const calls = callsOf<typeof membershipsContract>(http, membershipsEndpoints);
  return {
    plans: (options?: CallOptions) => calls.plans({}, options),
  };
}
