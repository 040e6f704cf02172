import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { CallInput } from '../http/endpoint.ts';
import { createResourceApi, type ResourceRow, type ResourceWhole } from './resource.api.ts';
import { resourceEndpoints } from './resource.endpoints.ts';
import type {
  manageShareGoodsContract,
  manageWithdrawalsContract,
  WithdrawalsResource,
} from './sharing.contract.ts';
import { manageWithdrawalsEndpoints } from './sharing.endpoints.ts';

/** The contract of a resource, to type the kit that shows it. */
export type ManageShareGoodsContract = typeof manageShareGoodsContract;
/** A withdrawal as the console's list shows it, in whole yuan. */
export type ManagedWithdrawalRow = ResourceRow<WithdrawalsResource>;
/** A withdrawal with what the school has said of it. */
export type ManagedWithdrawal = ResourceWhole<WithdrawalsResource>;
/** What goods earn their sharers. */
export type ManagedShareGood = ResourceWhole<ManageShareGoodsContract>;
/** What became of a withdrawal. */
export type WithdrawalDecision = CallInput<(typeof manageWithdrawalsContract)['decide']>['body'];

/** The calls about withdrawals and rewards, as the console needs them. */
export function createManagedSharing(http: Http) {
  const calls = callsOf<typeof manageWithdrawalsContract>(http, manageWithdrawalsEndpoints);
  const { list, find, exportRows } = createResourceApi<WithdrawalsResource>(
    http,
    resourceEndpoints('withdrawal'),
  );
  return {
    shareGoods: createResourceApi<ManageShareGoodsContract>(http, resourceEndpoints('shareGood')),
    withdrawals: {
      list,
      find,
      exportRows,
      /** Rejects with code 1 when it is decided already. */
      decide: (id: number, decision: WithdrawalDecision, options?: CallOptions) =>
        calls.decide({ params: { id }, body: decision }, options),
    },
  };
}
