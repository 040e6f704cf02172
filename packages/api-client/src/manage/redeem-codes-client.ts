import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageRedeemCodesContract } from './redeem-codes.contract.ts';
import { manageRedeemCodesEndpoints } from './redeem-codes.endpoints.ts';
import { createResourceApi, type ResourceRow } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageRedeemCodesContract = typeof manageRedeemCodesContract;
/** An activity whose codes are exchanged for goods, as the console's list shows it. */
export type ManagedRedeemActivity = ResourceRow<ManageRedeemCodesContract>;
/** A code of an activity, with who has used it and when. */
export type ManagedRedeemCode = AnswerOf<ManageRedeemCodesContract['codes']>['data'][number];
/** What the list of an activity's codes may be asked for. */
export type RedeemCodesQuery = NonNullable<CallInput<ManageRedeemCodesContract['codes']>['query']>;
type RedeemCodesExport = NonNullable<CallInput<ManageRedeemCodesContract['exportCodes']>['query']>;

/** The calls about redeem codes, as the console needs them. */
export function createManagedRedeemCodes(http: Http) {
  const calls = callsOf<ManageRedeemCodesContract>(http, manageRedeemCodesEndpoints);
  return {
    redeemCodes: {
      ...createResourceApi<ManageRedeemCodesContract>(http, resourceEndpoints('redeemCode')),
      /** Makes so many and answers them. A repeated `idempotencyKey` in the options makes no more. */
      generate: (activity: number, num: number, options?: CallOptions) =>
        calls.generate({ params: { id: activity }, body: { num } }, options),
      /** Rejects with code 404 when the activity is not there. */
      codes: (activity: number, query: RedeemCodesQuery, options?: CallOptions) =>
        calls.codes({ params: { id: activity }, query }, options),
      exportCodes: (activity: number, query: RedeemCodesExport, options?: CallOptions) =>
        calls.exportCodes({ params: { id: activity }, query }, { timeout: 60_000, ...options }),
    },
  };
}
