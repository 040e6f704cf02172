import type { CommentSort } from '@shuyuan/api-client';
import type { RichTextPictures } from '@shuyuan/ui/rich-text';
import type { Locale } from '../host/widget-host.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import type { Composer, ReplyField, Unsent } from './writing.view.tsx';

/** What a person can do in a box. */
export interface CommentBoxActions {
  /** Loads the first page anew. */
  load: () => Promise<void>;
  /** Rejects when the page does not come. */
  turnTo: (page: number, size: number) => Promise<void>;
  sortBy: (sort: CommentSort) => Promise<void>;
  /** Leads to a comment or reply, wherever in the thread it stands; says so when it is gone. */
  showComment: (id: number) => Promise<void>;
  /** Takes back what was said about a comment that is gone. */
  dismissLinked: () => void;
  /** Puts the address of a comment or reply on the clipboard. */
  copyLink: (id: number) => Promise<void>;
  /** Lets the page's player go to a moment. */
  seek: (seconds: number) => void;
  /** The comment being written is about this moment of the recording, or about the whole. */
  toggleStamp: () => void;
  toggleReplies: (commentId: number) => void;
  moreReplies: (commentId: number) => void;
  /** For a visitor who wants to comment. */
  signIn: () => void;
  /** Fetches once more what it takes to write. */
  fetchDesk: () => void;
  /** Opens the reply to a row, or closes it; a visitor is asked to sign in. */
  toggleReply: (parentId: number, id: number) => void;
  cancelReply: () => void;
  typeReply: (text: string) => void;
  sendReply: () => void;
  type: (text: string) => void;
  post: () => void;
  /** Writes down now what was typed. */
  leaveField: () => void;
  retryUnsent: (id: string) => void;
  removeUnsent: (id: string) => void;
  editUnsent: (id: string) => void;
  typeEdit: (id: string, text: string) => void;
  saveEdit: (id: string) => void;
  cancelEdit: (id: string) => void;
}

/** The fields of those who write. */
export interface WritingViews {
  Composer: typeof Composer;
  ReplyField: typeof ReplyField;
  Unsent: typeof Unsent;
}

/** What every part of one box has around it; the same object while the box lives, so that rows can rest. */
export interface Surroundings {
  actions: CommentBoxActions;
  strings: CommentBoxStrings;
  locale: Locale;
  /** Begins every id within this box. */
  boxId: string;
  /** Whether what failed to load offers to be loaded again. */
  hasRetryRow: boolean;
  /** Whether the page has a player that goes to the moments of comments. */
  hasPlayer: boolean;
  /** The address of a comment; without it comments have no links. */
  getCommentHref?: ((id: number) => string) | undefined;
  /** Whose pictures load by themselves. */
  pictures: RichTextPictures;
  /** Nothing until somebody writes. */
  views?: WritingViews | undefined;
}
