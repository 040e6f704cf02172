import { commentLimits, isReadable, textLength } from '@shuyuan/api-client';
import { createTestHost, testUser } from '../testing/index.ts';
import type { CommentBoxActions, CommentBoxContext, WritingParts } from './comment-box.context.ts';
import type { CommentBoxState, Field, ReadyList, ReplyInput, UnsentRow } from './comment-box.state.ts';
import { commentRows, replyRows, type CommentRow, type ReplyRow } from './comment-rows.ts';
import { nothingHeld } from './held-rows.ts';
import { commentBoxStrings } from './comment-box.strings.ts';
import { createCommentsBackend, textAsHtml, type BackendOptions } from './comments-backend.fixtures.ts';
import { createSuggestions } from './writing/suggestions.ts';
import { Deleted } from './writing/deleted.view.tsx';
import * as writingViews from './writing/writing.view.tsx';

/** The test host's time. */
const now = Date.UTC(2026, 2, 2, 2);

export const fieldWith = (text: string): Field => ({
  text: () => text,
  canSend: isReadable(text) && textLength(text) <= commentLimits.content,
  isLong: text.length > 4500,
});

const viewer = { id: testUser.id, name: testUser.nick_name, avatar: '' };

/** A page of so many comments. */
export function listOf(
  count: number,
  options: BackendOptions & { page?: number; size?: number } = {},
): ReadyList {
  const { page = 1, size = 10, ...backend } = options;
  const { rows, users } = createCommentsBackend({ comments: count, ...backend });
  const data = rows().slice((page - 1) * size, page * size);
  return {
    status: 'ready',
    page,
    size,
    rows: commentRows({ users, comments: { data, total: count } }),
    start: (page - 1) * size,
    total: count,
    posted: [],
    isTurning: false,
  };
}

/** So many replies, as the child list of the comment 1001 has them. */
export const repliesOf = (count: number): ReplyRow[] =>
  replyRows(createCommentsBackend({ comments: 1, repliesOf: () => count }).replies(1001));

/** One comment with this text, as plain text or as HTML. */
export function commentSaying(content: string, row: Partial<CommentRow> = {}): CommentRow {
  return {
    id: 1,
    content: content.startsWith('<') ? content : textAsHtml(content),
    createdAt: new Date(now - 12 * 60_000).toISOString(),
    author: { name: '沈砚秋', avatar: '' },
    repliesCount: 0,
    atSeconds: null,
    ...row,
  };
}

export const listWith = (...rows: CommentRow[]): ReadyList => ({
  ...listOf(0),
  rows: rows.map((row, index) => ({ ...row, id: row.id + index })),
  total: rows.length,
});

export const unsentSaying = (text: string, row: Partial<UnsentRow> = {}): UnsentRow => ({
  id: text,
  text,
  createdAt: now,
  target: null,
  atSeconds: null,
  status: 'failed',
  message: '',
  isKept: true,
  editing: null,
  ...row,
});

export const replyTo = (id: number, reply: Partial<ReplyInput> = {}): ReplyInput => ({
  target: { parentId: id, id, name: '沈砚秋' },
  field: fieldWith(''),
  isSending: false,
  ...reply,
});

/** Signed in, ten comments, nothing going on. */
export const stateWith = (state: Partial<CommentBoxState> = {}): CommentBoxState => ({
  viewer,
  composerStatus: 'there',
  now,
  list: listOf(10),
  sort: 'newest',
  linked: null,
  replies: {},
  held: nothingHeld,
  unfolded: [],
  composer: fieldWith(''),
  timestamp: null,
  reply: null,
  edit: null,
  replyDrafts: [],
  unsent: [],
  deleted: [],
  dialog: null,
  isPosting: false,
  announcement: { id: 0, text: '' },
  focus: null,
  ...state,
});

const nothing = () => {};
const nothingLater = async () => {};

/** For pictures: nothing happens. */
const stillActions: CommentBoxActions = {
  signIn: nothing,
  loadComposer: nothing,
  toggleReply: nothing,
  retryUnsent: nothing,
  load: nothingLater,
  turnTo: nothingLater,
  sortBy: nothingLater,
  showComment: nothingLater,
  dismissLinked: nothing,
  copyLink: nothingLater,
  seek: nothing,
  showBlocked: nothing,
  showPerson: nothing,
  toggleReplies: nothing,
  moreReplies: nothingLater,
  openDialog: nothing,
  undoDeletion: nothing,
};

const stillWriting: WritingParts = {
  ...writingViews,
  Deleted,
  createSuggestions: () =>
    createSuggestions({ ask: async () => [], host: createTestHost(), onShown: nothing, onPick: nothing }),
  actions: {
    type: nothing,
    toggleTimestamp: nothing,
    post: nothing,
    typeReply: nothing,
    sendReply: nothing,
    cancelReply: nothing,
    startEdit: nothingLater,
    typeSent: nothing,
    saveSent: nothingLater,
    cancelSent: nothing,
    leaveField: nothing,
    removeUnsent: nothing,
    editUnsent: nothing,
    typeEdit: nothing,
    saveEdit: nothing,
    cancelEdit: nothing,
  },
};

/** What the views draw from in a picture, in the language of the toolbar. */
export const stillContext = (
  globals: Record<string, unknown>,
  context: Partial<CommentBoxContext> = {},
): CommentBoxContext => {
  const locale = globals['locale'] === 'en' ? 'en' : 'zh-CN';
  return {
    actions: stillActions,
    strings: commentBoxStrings[locale],
    locale,
    boxId: 'box',
    hasRetryRow: false,
    hasPlayer: true,
    getCommentHref: (id) => `#comment-${id}`,
    pictures: 'own',
    canEdit: true,
    canDelete: true,
    canRestore: true,
    canReport: true,
    writing: stillWriting,
    ...context,
  };
};
