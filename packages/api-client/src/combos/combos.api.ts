import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { combosContract } from './combos.contract.ts';
import { combosEndpoints } from './combos.endpoints.ts';

/** Page, size, category and scene; the page starts at 1. */
export type ComboQuery = NonNullable<CallInput<typeof combosContract.list>['query']>;
/** One page of columns, and the categories to filter by. */
export type ComboList = AnswerOf<typeof combosContract.list>;
/** A column as lists show it. */
export type ComboCard = ComboList['data']['data'][number];
/** A column with what stands in it, and what of it is open to the viewer. */
export type ComboDetail = AnswerOf<typeof combosContract.detail>;
/** A course, video or article in a column. */
export type ComboItem = ComboDetail['chapters'][number]['items'][number];

/** The calls about columns. */
export type CombosApi = ReturnType<typeof createCombosApi>;

/** The calls about columns, apart from the whole client: pages build them late, `createCombosApi(client.http)`. */
export function createCombosApi(http: Http) {
  const calls = callsOf<typeof combosContract>(http, combosEndpoints);
  return {
    list: (query: ComboQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when there is no such column, or it is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
  };
}
