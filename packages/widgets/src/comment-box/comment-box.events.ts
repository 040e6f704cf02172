import type { ApiErrorKind, CommentTarget } from '@shuyuan/api-client';

interface EventBase {
  target: CommentTarget;
  /** Milliseconds that the action took, by the monotonic clock; 0 for what takes no time. */
  duration: number;
}

/** The first page of a list has come. */
export interface LoadedEvent extends EventBase {
  type: 'loaded';
  page: number;
  size: number;
  total: number;
  /** The comments shown, from the top. */
  ids: readonly number[];
}

/** The reader has turned to another page, or changed its size, and the rows are there. */
export interface PageChangedEvent extends EventBase {
  type: 'page-changed';
  page: number;
  size: number;
  total: number;
  ids: readonly number[];
}

/** The server has taken a comment. Told once, also when it was written before a reload. */
export interface PostedEvent extends EventBase {
  type: 'posted';
  id: number;
}

/** The server has taken a reply. */
export interface RepliedEvent extends EventBase {
  type: 'replied';
  id: number;
  /** The top-level comment under which it stands. */
  parentId: number;
  /** The comment or reply that it answers; the parent itself for a reply to the top-level comment. */
  replyId: number;
}

/** A call has failed. An unsent comment that is tried again by itself tells each failed attempt. */
export interface FailedEvent extends EventBase {
  type: 'failed';
  action:
    | 'load'
    | 'turn-page'
    | 'load-replies'
    | 'find'
    | 'post'
    | 'reply'
    | 'edit'
    | 'delete'
    | 'restore'
    | 'report';
  /** What it was about: the top-level comment and the one replied to, or the one sought, changed, deleted, brought back or reported; empty for the list and for a comment. */
  ids: readonly number[];
  /** `unknown` is a defect of ours. */
  kind: ApiErrorKind | 'unknown';
  /** Shown to the person for `business` only. */
  message: string;
}

/** A visitor wants what needs a sign-in. */
export interface LoginRequiredEvent extends EventBase {
  type: 'login-required';
  mode: 1;
  intent: 'reply' | 'post-comment' | 'report';
  /** The comment or reply that the visitor wants to answer or report; empty for a comment. */
  ids: readonly number[];
}

/** What a comment box tells the page around it. Switch on `type`. */
export type CommentBoxEvent =
  LoadedEvent | PageChangedEvent | PostedEvent | RepliedEvent | FailedEvent | LoginRequiredEvent;
