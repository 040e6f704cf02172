import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { tagsContract } from './tags.contract.ts';
import { tagsEndpoints } from './tags.endpoints.ts';

/** Page, size, tag and type; the page starts at 1. */
export type TagQuery = NonNullable<CallInput<typeof tagsContract.list>['query']>;
/** One page of what carries a tag in `data`, and all tags beside it. */
export type TagList = AnswerOf<typeof tagsContract.list>;
/** A tag with how many published things carry it. */
export type Tag = TagList['tags'][number];
/** A published thing that carries a tag, of any type that can; price in whole yuan. */
export type ResourceCard = TagList['data']['data'][number];
/** What can carry a tag. */
export type TaggedType = ResourceCard['type'];

/** The calls about tags. */
export type TagsApi = ReturnType<typeof createTagsApi>;

/** The tag calls alone: they are not part of a client, and come with the page that makes them. */
export function createTagsApi(http: Http) {
  const calls = callsOf<typeof tagsContract>(http, tagsEndpoints);
  return {
    /** Of a tag that is hidden or gone there is nothing. */
    list: (query: TagQuery = {}, options?: CallOptions) => calls.list({ query }, options),
  };
}
