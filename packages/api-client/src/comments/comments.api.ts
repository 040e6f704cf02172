import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { commentsContract } from './comments.contract.ts';

export type CommentTarget = CallInput<typeof commentsContract.list>['params'];
export type CommentPage = AnswerOf<typeof commentsContract.list>;
export type Comment = CommentPage['comments']['data'][number];
export type CommentAuthor = CommentPage['users'][string];
export type CommentReply = AnswerOf<typeof commentsContract.answers>[number];
export type NewComment = CallInput<typeof commentsContract.submit>['body'];
export interface Paging {
  /** Starts at 1. */
  page: number;
  size: number;
}

export type CommentSort = 'newest' | 'oldest';
export type CommentPlace = AnswerOf<typeof commentsContract.place>;

/** The comment calls. A widget takes this slice, never the whole client. */
export type CommentsApi = ReturnType<typeof createCommentsApi>;

export function createCommentsApi(http: Http) {
  return {
    /** Newest first, unless `sort` says otherwise. */
    list: (target: CommentTarget, paging: Paging & { sort?: CommentSort }, options?: CallOptions) =>
      http.call(commentsContract.list, { params: target, query: paging }, options),
    /** How many top-level comments each of up to 100 targets of one kind has, by their ids. */
    counts: async (type: CommentTarget['type'], ids: readonly number[], options?: CallOptions) => {
      const call = { params: { type }, query: { ids: ids.join(',') } };
      return (await http.call(commentsContract.counts, call, options)).counts;
    },
    /** Where a comment or a reply stands. An `ApiError` of code 404 when it is not there any more. */
    place: (target: CommentTarget, id: number, sort: CommentSort = 'newest', options?: CallOptions) =>
      http.call(commentsContract.place, { params: { ...target, comment_id: id }, query: { sort } }, options),
    /** Replies under the top-level comment `parentId`. */
    answers: (parentId: number, paging: Paging, options?: CallOptions) =>
      http.call(
        commentsContract.answers,
        { params: { id: parentId }, query: { ...paging, parent_id: parentId } },
        options,
      ),
    /** Answers the new row's id. With an `idempotencyKey`, sending the same comment again stores it once. */
    submit: async (target: CommentTarget, comment: NewComment, options?: CallOptions): Promise<number> => {
      const answer = await http.call(commentsContract.submit, { params: target, body: comment }, options);
      return 'comment_id' in answer ? answer.comment_id : answer.parent_id;
    },
  };
}
