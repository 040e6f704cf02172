import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { invitationsContract } from './invitations.contract.ts';
import { invitationsEndpoints } from './invitations.endpoints.ts';

type Calls = typeof invitationsContract;
type Place = { page?: number; size?: number };

/** The link of the signed-in user, and what they have of it in whole yuan. */
export type OwnSharing = AnswerOf<Calls['mine']>;
/** Somebody who came by the link. */
export type InvitedUser = AnswerOf<Calls['users']>['data'][number];
/** One change of the balance, in whole yuan. */
export type BalanceRecord = AnswerOf<Calls['balanceRecords']>['data'][number];
/** Balance that is paid out. */
export type Withdrawal = AnswerOf<Calls['withdrawals']>['data'][number];
/** What is paid out, and where to. */
export type NewWithdrawal = CallInput<Calls['withdraw']>['body'];
/** Goods with a reward of their own. */
export type SharedGoods = AnswerOf<Calls['goods']>['data'][number];

/** The calls about sharing. A widget takes this slice. */
export type InvitationsApi = ReturnType<typeof createInvitationsApi>;

/** The calls about sharing, apart from the whole client: `createInvitationsApi(client.http)`. */
export function createInvitationsApi(http: Http) {
  const calls = callsOf<Calls>(http, invitationsEndpoints);
  return {
    config: (options?: CallOptions) => calls.config({}, options),
    mine: (options?: CallOptions) => calls.mine({}, options),
    posters: (options?: CallOptions) => calls.posters({}, options),
    goods: (query: Place = {}, options?: CallOptions) => calls.goods({ query }, options),
    goodsReward: (query: CallInput<Calls['goodsReward']>['query'], options?: CallOptions) =>
      calls.goodsReward({ query }, options),
    bind: (msv: string, options?: CallOptions) => calls.bind({ body: { msv } }, options),
    users: (query: Place = {}, options?: CallOptions) => calls.users({ query }, options),
    /** With `invite_balance`, what is there now. */
    balanceRecords: (query: Place = {}, options?: CallOptions) => calls.balanceRecords({ query }, options),
    /** Rejects with code 1 when there is less. */
    withdraw: (wanted: NewWithdrawal, options?: CallOptions) => calls.withdraw({ body: wanted }, options),
    withdrawals: (query: Place = {}, options?: CallOptions) => calls.withdrawals({ query }, options),
  };
}
