import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import { groupBuysEndpoints } from './deals.endpoints.ts';
import type { groupBuysContract } from './group-buys.contract.ts';

/** One page of offers to groups, with the server's time in `now`. */
export type GroupBuyList = AnswerOf<typeof groupBuysContract.list>;
/** An offer to groups: price for each in whole yuan, time in hours. */
export type GroupBuy = GroupBuyList['data'][number];
/** An offer to groups, those that wait for people, the one of the signed-in user, and the server's time in `now`. */
export type GroupBuyDetail = AnswerOf<typeof groupBuysContract.detail>;
/** People who buy together: `status` 1 complete, 2 failed and paid back, 3 waits for people. */
export type GroupBuyTeam = GroupBuyDetail['items'][number];
/** What somebody has bought with others. */
export type OwnGroupBuy = AnswerOf<typeof groupBuysContract.mine>['data'][number];

type GroupQuery = NonNullable<CallInput<typeof groupBuysContract.list>['query']>;

/** The calls about offers to groups. */
export type GroupBuysApi = ReturnType<typeof createGroupBuysApi>;

/** The calls about offers to groups, apart from the whole client: pages build them late. */
export function createGroupBuysApi(http: Http) {
  const calls = callsOf<typeof groupBuysContract>(http, groupBuysEndpoints);
  return {
    list: (query: GroupQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when it does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /** A place in a group that waits for people, or in a new one. Rejects with code 1 and the reason to show. */
    buy: (id: number, teamId?: number, options?: CallOptions) =>
      calls.buy({ params: { id }, body: teamId === undefined ? {} : { gid: teamId } }, options),
    mine: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.mine({ query }, options),
  };
}
