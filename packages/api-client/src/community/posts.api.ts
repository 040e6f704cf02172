import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { postsContract } from './posts.contract.ts';
import { postsEndpoints } from './posts.endpoints.ts';

/** A post by its type and id. */
export type PostRef = CallInput<typeof postsContract.report>['params'];
/** What a post said once. `content` is HTML to be sanitised. */
export type PostVersion = AnswerOf<typeof postsContract.versions>['data'][number];
/** Why a post is reported. */
export type PostReport = CallInput<typeof postsContract.report>['body'];
/** A tag that a post can carry, with its category. */
export type PostTag = AnswerOf<typeof postsContract.tags>['data'][number];
/** What an answer is written to, or the post that is changed. */
export type Conversation = Required<
  Pick<NonNullable<CallInput<typeof postsContract.people>['query']>, 'type' | 'id'>
>;

/** The calls about posts of any type. */
export type PostsApi = ReturnType<typeof createPostsApi>;

/** The calls about posts of any type: pages build them late, `createPostsApi(client.http)`. */
export function createPostsApi(http: Http) {
  const calls = callsOf<typeof postsContract>(http, postsEndpoints);
  return {
    /** The latest first. */
    versions: async (post: PostRef, options?: CallOptions): Promise<PostVersion[]> =>
      (await calls.versions({ params: post }, options)).data,
    /** Who can be named in a post, eight at most; `place` is the conversation that it stands in, null for a new one. */
    people: (keywords: string, place: Conversation | null = null, options?: CallOptions) =>
      calls.people({ query: { keywords, ...place } }, options),
    /** Those that a post can carry, in their order. */
    tags: async (options?: CallOptions): Promise<PostTag[]> => (await calls.tags({}, options)).data,
    /** Stores one of a post. */
    picture: (file: Blob, options?: CallOptions) => calls.picture({ body: { file } }, options),
    report: (post: PostRef, report: PostReport, options?: CallOptions) =>
      calls.report({ params: post, body: report }, options),
  };
}
