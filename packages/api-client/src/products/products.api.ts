import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { productsContract } from './products.contract.ts';
import { productsEndpoints } from './products.endpoints.ts';

/** Page, size, words, type and order; the page starts at 1. */
export type ProductQuery = NonNullable<CallInput<typeof productsContract.list>['query']>;
/** One page of what is sold in `data`, and how many of each type there are. */
export type ProductList = AnswerOf<typeof productsContract.list>;
/** Something that is sold; price in whole yuan. */
export type Product = ProductList['data']['data'][number];

/** The calls about what is sold. */
export type ProductsApi = ReturnType<typeof createProductsApi>;

/** The calls about what is sold, apart from the whole client: pages build them late, `createProductsApi(client.http)`. */
export function createProductsApi(http: Http) {
  const calls = callsOf<typeof productsContract>(http, productsEndpoints);
  return {
    list: (query: ProductQuery = {}, options?: CallOptions) => calls.list({ query }, options),
  };
}
