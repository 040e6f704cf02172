import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { manageModerationContract } from './moderation.contract.ts';
import { manageModerationEndpoints } from './moderation.endpoints.ts';

/** A post that waits for a moderator. */
export type ModeratedPost = AnswerOf<typeof manageModerationContract.list>['data'][number];

/** What a post or comment said once, as moderators see it. `content` is HTML to be sanitised. */
export type ModeratedVersion = AnswerOf<typeof manageModerationContract.versions>['data'][number];

/** The calls of those who look after the community. */
export type ModerationApi = ReturnType<typeof createModerationApi>;

/** Makes the calls of those who look after the community over the connection of a client. */
export function createModerationApi(http: Http) {
  const calls = callsOf<typeof manageModerationContract>(http, manageModerationEndpoints);
  type Post = Pick<ModeratedPost, 'type' | 'id'>;
  const of = ({ type, id }: Post) => ({ params: { type, id } });
  return {
    list: (
      query: NonNullable<CallInput<typeof manageModerationContract.list>['query']> = {},
      options?: CallOptions,
    ) => calls.list({ query }, options),
    /** `warning` is sent to the author; empty for none. */
    decide: (post: Post, decision: 'show' | 'hide', warning = '', options?: CallOptions) =>
      calls.decide({ ...of(post), body: { decision, warning } }, options),
    remove: (post: Post, options?: CallOptions) => calls.remove(of(post), options),
    /** The latest first, with what is hidden. */
    versions: async (post: Post, options?: CallOptions): Promise<ModeratedVersion[]> =>
      (await calls.versions(of(post), options)).data,
    /** `reason` stands in the log of the console alone; without one it is refused. */
    decideVersion: (
      { type, id }: Post,
      versionId: number,
      { decision, reason }: { decision: 'show' | 'hide'; reason: string },
      options?: CallOptions,
    ) =>
      calls.decideVersion(
        { params: { type, id, version_id: versionId }, body: { decision, reason } },
        options,
      ),
  };
}
