import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import { membershipsContract } from './memberships.contract.ts';

export type MembershipPlan = AnswerOf<typeof membershipsContract.plans>[number];

/** The calls about memberships. A widget takes this slice, never the whole client. */
export type MembershipsApi = ReturnType<typeof createMembershipsApi>;

export function createMembershipsApi(http: Http) {
  return {
    plans: (options?: CallOptions) => http.call(membershipsContract.plans, {}, options),
  };
}
