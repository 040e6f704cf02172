import { callsOf } from '../http/calls-of.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import type { AnswerOf } from '../http/endpoint.ts';
import type { followsContract } from './follows.contract.ts';
import { followsEndpoints } from './follows.endpoints.ts';

/** What anyone may know of a person, and how the signed-in user stands to them. */
export type Profile = AnswerOf<typeof followsContract.profile>;
/** A person in a list of those who follow or are followed. */
export type Followed = AnswerOf<typeof followsContract.followings>['data'][number];

/** Something that a person has published. */
export type Work = AnswerOf<typeof followsContract.works>['data'][number];

/** The calls about people and who follows whom, apart from the whole client: `createFollowsApi(client.http)`. */
export function createFollowsApi(http: Http) {
  const calls = callsOf<typeof followsContract>(http, followsEndpoints);
  return {
    followings: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.followings({ query }, options),
    followers: (query: { page?: number; size?: number } = {}, options?: CallOptions) =>
      calls.followers({ query }, options),
    /** Code 404 when there is no such person. */
    profile: (id: number, options?: CallOptions) => calls.profile({ params: { id } }, options),
    works: (id: number, query: { type: Work['type']; page?: number; size?: number }, options?: CallOptions) =>
      calls.works({ params: { id }, query }, options),
    follow: (id: number, options?: CallOptions) => calls.follow({ params: { id } }, options),
    unfollow: (id: number, options?: CallOptions) => calls.unfollow({ params: { id } }, options),
    block: (id: number, options?: CallOptions) => calls.block({ params: { id } }, options),
    unblock: (id: number, options?: CallOptions) => calls.unblock({ params: { id } }, options),
  };
}
