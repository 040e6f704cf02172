import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageCreditsContract } from './credits.contract.ts';
import { manageCreditsEndpoints } from './credits.endpoints.ts';

/** A member's credits, and what came and went of them. */
export type ManagedCredits = AnswerOf<(typeof manageCreditsContract)['records']>;
/** What is given to a member, or taken, and why. */
export type CreditChange = CallInput<(typeof manageCreditsContract)['change']>['body'];

/** The calls about members' credits, as the console needs them. */
export function createManagedCredits(http: Http) {
  const calls = callsOf<typeof manageCreditsContract>(http, manageCreditsEndpoints);
  return {
    credits: {
      records: (id: number, query: { page?: number; size?: number } = {}, options?: CallOptions) =>
        calls.records({ params: { id }, query }, options),
      /** Rejects with code 1 when they have fewer than are taken. */
      change: (id: number, change: CreditChange, options?: CallOptions) =>
        calls.change({ params: { id }, body: change }, options),
    },
  };
}
