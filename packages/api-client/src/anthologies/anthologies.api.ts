import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { anthologiesContract } from './anthologies.contract.ts';
import { anthologiesEndpoints } from './anthologies.endpoints.ts';

/** Page, size and category; the page starts at 1. */
export type AnthologyQuery = NonNullable<CallInput<typeof anthologiesContract.list>['query']>;
/** One page of published anthologies in `data`, and all categories beside it. */
export type AnthologyList = AnswerOf<typeof anthologiesContract.list>;
/** An anthology as a list shows it: price in whole yuan, minutes of reading over all its articles. */
export type AnthologyCard = AnthologyList['data']['data'][number];
/** An anthology with its contents by chapter; progress in whole per cent, null for visitors. */
export type AnthologyDetail = AnswerOf<typeof anthologiesContract.detail>;
/** Articles of an anthology under one heading. */
export type AnthologyChapter = AnthologyDetail['chapters'][number];
/** An article as the contents of an anthology show it. */
export type AnthologyEntry = AnthologyChapter['articles'][number];

/** The calls about anthologies. A widget takes this slice, never the whole client. */
export type AnthologiesApi = ReturnType<typeof createAnthologiesApi>;

/** The anthology calls alone, for a bundle without the other domains. */
export function createAnthologiesApi(http: Http) {
  const calls = callsOf<typeof anthologiesContract>(http, anthologiesEndpoints);
  return {
    list: (query: AnthologyQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when the anthology does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
  };
}
