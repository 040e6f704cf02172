import type { CommentSort, ReportReason } from '@shuyuan/api-client';
import type { CommentRow, ReplyRow } from './comment-rows.ts';
import type { DeletedRow } from './deleted-rows.ts';
import { nothingHeld, type HeldRows } from './held-rows.ts';
import type { PageWindow } from './stable-paging.ts';

/** Who writes here. */
export interface Viewer {
  id: number;
  name: string;
  avatar: string;
}

/** A text area. Its text is asked for and not pushed: typing changes no state, and so renders nothing. */
export interface Field {
  /** The text as it stands now. */
  text: () => string;
  /** Whether the text may be sent: neither blank nor too long. */
  canSend: boolean;
  /** Near or past the longest that the server takes. */
  isLong: boolean;
  /** Why the server has refused this text; gone as soon as it is another. */
  problem?: string | undefined;
  /** Another page has sent or changed this draft, and this one keeps it no more; keeps what stands here as a draft of its own. */
  keepApart?: (() => void) | undefined;
}

/** The moment of the recording that the comment being written is about. */
export interface Timestamp {
  seconds: number;
  /** Goes with the comment; the person may leave it out. */
  isOn: boolean;
}

/** The comment or reply that a link has led to. */
export interface Linked {
  id: number;
  status: 'sought' | 'here' | 'gone';
}

export interface ReadyList extends PageWindow {
  status: 'ready';
  /** Own comments of this visit, newest first, above the rows that the server gave. */
  posted: readonly CommentRow[];
  /** Another page is on its way; these rows stay until it comes. */
  isTurning: boolean;
}

export type ListState = { status: 'loading' } | { status: 'failed' } | ReadyList;

/** The opened child list of one comment; a closed one has no state. */
export interface RepliesState {
  status: 'loading' | 'ready' | 'failed';
  rows: readonly ReplyRow[];
  hasMore: boolean;
}

export interface ReplyTarget {
  /** The top-level comment. */
  parentId: number;
  /** The row that is answered; the same for the top-level comment itself. */
  id: number;
  name: string;
}

/** Which row a reply was begun to. */
export type ReplyDraft = Omit<ReplyTarget, 'name'>;

export interface ReplyInput {
  target: ReplyTarget;
  field: Field;
  isSending: boolean;
}

/** A comment or reply of one's own that is being changed. */
export interface OpenEdit {
  id: number;
  /** The top-level comment; the same for a comment. */
  parentId: number;
  field: Field;
  isSending: boolean;
}

/** A comment or reply that has not reached the server. */
export interface UnsentRow {
  id: string;
  text: string;
  createdAt: number;
  /** Null for a comment. */
  target: ReplyTarget | null;
  /** The moment that goes with it, in seconds. */
  atSeconds: number | null;
  /**
   * `queued` has not been tried in this visit; `failed` is tried again by itself; `refused` only when asked for;
   * `signed-out` after a sign-in.
   */
  status: 'queued' | 'sending' | 'failed' | 'refused' | 'signed-out';
  /** The server's words, when it has refused. */
  message: string;
  /** False where the device does not keep it: it goes with the page. */
  isKept: boolean;
  /** Open while its text is being changed. */
  editing: Field | null;
}

/** Where focus belongs after an action. A new object each time, so that the same place can be asked for again. */
export type FocusRequest =
  | { on: 'composer' }
  | { on: 'reply-field' }
  | { on: 'edit-field'; id: string | number }
  | { on: 'edit-link'; id: number }
  | { on: 'reply-link'; id: number }
  | { on: 'undo-link'; id: number }
  /** `isNear`: it stands beside what had the focus, and is not looked for. */
  | { on: 'row'; id: number; isNear?: boolean }
  | { on: 'list' };

/** What is asked about one row before it is deleted or reported. */
export interface RowDialog {
  kind: 'delete' | 'report';
  /** Who wrote it. */
  name: string;
  /** A comment that keeps its place for its replies. */
  hasReplies: boolean;
  /** Null until one is chosen. */
  reason: ReportReason | null;
  /** What the person adds to a report. */
  words: Field;
  isPending: boolean;
  /** Why it has not worked; empty otherwise. */
  error: string;
  actions: RowDialogActions;
}

/** What a person can do in the dialog about a row. */
export interface RowDialogActions {
  close: () => void;
  confirm: () => void;
  choose: (reason: ReportReason) => void;
  type: (words: string) => void;
}

export interface CommentBoxState {
  /** Null for a visitor. */
  viewer: Viewer | null;
  /**
   * Whether the viewer can write: what that takes is fetched when somebody is signed in. It is `coming` without a viewer
   * while the page is finding out who that is.
   */
  composerStatus: 'absent' | 'coming' | 'there' | 'failed';
  /** Wall time that relative times count from; renewed each minute. */
  now: number;
  list: ListState;
  sort: CommentSort;
  /** Null when the reader has come to the thread as a whole. */
  linked: Linked | null;
  /** By the id of the top-level comment. */
  replies: Readonly<Record<number, RepliesState>>;
  /** What the viewer has written in this visit that waits for a moderator. */
  held: HeldRows;
  /** What the viewer has just deleted and may bring back, the last one first. */
  deleted: readonly DeletedRow[];
  /** What the reader has asked to see of people whom they have blocked. */
  unfolded: readonly number[];
  composer: Field;
  /** Null where nothing plays, and before a comment is begun. */
  timestamp: Timestamp | null;
  reply: ReplyInput | null;
  /** Null while nothing that was sent is being changed. */
  edit: OpenEdit | null;
  /** Rows to which replies were begun that are not open: their words lie on the device. */
  replyDrafts: readonly ReplyDraft[];
  unsent: readonly UnsentRow[];
  /** Open above the thread. */
  dialog: RowDialog | null;
  /** A comment is on its way for the first time. */
  isPosting: boolean;
  /** Spoken once. */
  announcement: { id: number; text: string };
  focus: FocusRequest | null;
}

/** Of somebody who does not write, or not yet. */
export const nothingWritten = {
  composer: { text: () => '', canSend: false, isLong: false },
  timestamp: null,
  reply: null,
  edit: null,
  replyDrafts: [],
  unsent: [],
  dialog: null,
  isPosting: false,
  held: nothingHeld,
  deleted: [],
} satisfies Partial<CommentBoxState>;

/** Whether a comment, or a reply that is open, can be seen on this page. */
export function isShown({ list, replies }: CommentBoxState, id: number): boolean {
  if (list.status !== 'ready') return false;
  return (
    shownRows(list).some((row) => row.id === id) ||
    Object.values(replies).some(({ rows }) => rows.some((row) => row.id === id))
  );
}

/** All rows of the page, from the top. */
export const shownRows = ({ posted, rows }: ReadyList): readonly CommentRow[] =>
  posted.length > 0 ? [...posted, ...rows] : rows;

const countOf = <R>(rows: readonly R[], is: (row: R) => boolean) => rows.filter(is).length;

/** A deleted comment that leaves no place to replies. */
const isGone = ({ deletion, repliesCount }: CommentRow) => deletion !== undefined && repliesCount === 0;

/** Comments on all pages, those of this visit included. */
export const shownTotal = (list: ReadyList) =>
  list.total + list.posted.length - countOf(shownRows(list), isGone);

/** Comments of this visit that push others to the next page: what waits for a moderator moves nothing. */
export const pushingCount = (posted: readonly CommentRow[]) => countOf(posted, (row) => !row.isWaiting);

/** Rows to turn pages by: what was just deleted keeps its place until then. */
export const pagedTotal = ({ posted, total }: ReadyList) => total + pushingCount(posted);
