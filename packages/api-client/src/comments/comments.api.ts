import type { AnswerOf, CallInput, CheckedInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { commentsContract } from './comments.contract.ts';
import { commentsEndpoints } from './comments.endpoints.ts';

/** What is commented on. The server answers 404 for a target that does not exist. */
export type CommentTarget = CheckedInput<typeof commentsContract.list>['params'];
/** One page of top-level comments, and their authors keyed by user id. */
export type CommentPage = AnswerOf<typeof commentsContract.list>;
/** A top-level comment. `content` is HTML to be sanitised; its author is found in `users` of the page by `user_id`. */
export type Comment = CommentPage['comments']['data'][number];
/** The public part of an account that has commented. */
export type CommentAuthor = CommentPage['users'][string];
/** A reply under a top-level comment. `user` is null when the account is gone. */
export type CommentReply = AnswerOf<typeof commentsContract.answers>[number];
/**
 * Plain text of a comment; with `parent_id` it is a reply, with `reply_id` an answer to another reply. `at_seconds` is
 * a moment of a recording.
 */
export type NewComment = CallInput<typeof commentsContract.submit>['body'];
/** Why a comment is reported, and what the person adds to that. */
export type CommentReport = CallInput<typeof commentsContract.report>['body'];
/** A person and the name by which the words mention them. */
export type Mentioned = NonNullable<NewComment['mentions']>[number];
/** A comment after its author has changed it: `content` is HTML to be sanitised. */
export type EditedComment = AnswerOf<typeof commentsContract.edit>;
/** Which page of a list is wanted, and how long pages are. */
export interface Paging {
  /** Starts at 1. */
  page: number;
  size: number;
}

/** Order of top-level comments by time; replies are always newest first. */
export type CommentSort = 'newest' | 'oldest';
/** How many comments, and replies, stand before one that a link leads to; from it the caller computes the page. */
export type CommentPlace = AnswerOf<typeof commentsContract.place>;

/** What has become of a comment or reply that was sent. */
export interface SubmittedComment {
  id: number;
  /** As the list shows it from now on; null from a server that answers the id alone. */
  row: Comment | CommentReply | null;
}

/** The comment calls. A widget takes this slice, never the whole client. */
export type CommentsApi = ReturnType<typeof createCommentsApi>;

/** The comment calls alone, for a bundle without the other domains. Reading is open to visitors, the rest is not. */
export function createCommentsApi(http: Http) {
  const calls = callsOf<typeof commentsContract>(http, commentsEndpoints);
  return {
    /** Newest first, unless `sort` says otherwise. */
    list: (target: CommentTarget, paging: Paging & { sort?: CommentSort }, options?: CallOptions) =>
      calls.list({ params: target, query: paging }, options),
    /** Who can be named by `@` there, eight at most, by the beginning of their name or, of those known there, a part of it. */
    people: (target: CommentTarget, keywords: string, options?: CallOptions): Promise<CommentAuthor[]> =>
      calls.people({ params: target, query: { keywords } }, options),
    /** How many top-level comments each of up to 100 targets of one kind has, by their ids. */
    counts: async (type: CommentTarget['type'], ids: readonly number[], options?: CallOptions) => {
      const call = { params: { type }, query: { ids: ids.join(',') } };
      return (await calls.counts(call, options)).counts;
    },
    /** Where a comment or a reply stands. An `ApiError` of code 404 when it is not there any more. */
    place: (target: CommentTarget, id: number, sort: CommentSort = 'newest', options?: CallOptions) =>
      calls.place({ params: { ...target, comment_id: id }, query: { sort } }, options),
    /** Replies under the top-level comment `parentId`. */
    answers: (parentId: number, paging: Paging, options?: CallOptions) =>
      calls.answers({ params: { id: parentId }, query: { ...paging, parent_id: parentId } }, options),
    /** With an `idempotencyKey`, sending the same comment again stores it once. */
    submit: async (
      target: CommentTarget,
      comment: NewComment,
      options?: CallOptions,
    ): Promise<SubmittedComment> => {
      const answer = await calls.submit({ params: target, body: comment }, options);
      return 'comment_id' in answer
        ? { id: answer.comment_id, row: answer.comment ?? null }
        : { id: answer.parent_id, row: answer.reply ?? null };
    },
    /** Deletes one's own comment or reply; its words go for good after ten minutes. A comment with replies leaves its place to them, without its text. */
    removeOwn: async (id: number, options?: CallOptions): Promise<void> => {
      await calls.removeOwn({ params: { id } }, options);
    },
    /** Brings back what one has deleted within ten minutes. An `ApiError` of code 404 when it is too late. */
    restoreOwn: async (id: number, options?: CallOptions): Promise<void> => {
      await calls.restoreOwn({ params: { id } }, options);
    },
    /** What one has written, as it was typed. An `ApiError` of code 403 for what somebody else has written. */
    words: async (id: number, options?: CallOptions): Promise<string> =>
      (await calls.words({ params: { id } }, options)).content,
    /** Changes one's own comment or reply. An `ApiError` of code 409 when it was written more than an hour ago. */
    edit: (
      id: number,
      content: string,
      mentions: readonly Mentioned[] = [],
      options?: CallOptions,
    ): Promise<EditedComment> =>
      calls.edit({ params: { id }, body: { content, mentions: [...mentions] } }, options),
    /** Tells those who look after comments about one of somebody else. An `ApiError` of code 1 when that was done already. */
    report: async (id: number, report: CommentReport, options?: CallOptions): Promise<void> => {
      await calls.report({ params: { id }, body: report }, options);
    },
  };
}
