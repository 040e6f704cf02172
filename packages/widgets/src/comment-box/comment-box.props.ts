import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import type { RichTextPictures } from '@shuyuan/ui/rich-text';
import type { LoginIntent } from '../host/widget-host.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import type { RowDialogStrings } from './dialogs/row-dialog.strings.ts';

/**
 * The comment calls of a client. Without the calls to change, to delete or to report, their buttons are not there; without the one
 * to bring back, what is deleted goes for good.
 */
export type CommentBoxCalls = Omit<CommentsApi, RowCall> & Partial<Pick<CommentsApi, RowCall>>;

type RowCall = 'removeOwn' | 'restoreOwn' | 'report' | 'words' | 'edit' | 'people';

/**
 * The target and the calls are required; every other setting has a default. The person comes from the host's session.
 */
export interface CommentBoxProps {
  comments: CommentBoxCalls;
  /** What is talked about. Another one starts anew on page 1, with drafts of its own. */
  target: CommentTarget;
  /** Rows of the first page. @default the first of `pageSizes` */
  pageSize?: number;
  /** Rows per page to choose from; the server takes up to 100. @default [10, 20, 50, 100] */
  pageSizes?: readonly number[];
  /** Everything that happens here, in order. */
  onEvent?: (event: CommentBoxEvent) => void;
  /**
   * Instead of `host.session.requestLogin`: a visitor wants to reply. Run the intent after the sign-in, and the reply
   * opens by itself.
   */
  onLoginRequired?: (mode: 1, intent: LoginIntent) => void;
  /** Offers to load again what has not loaded. Without it a failed list stays silent, as the specification says. @default false */
  hasRetryRow?: boolean;
  /** `when-visible` waits with the first request until the reader comes near. @default 'at-once' */
  loads?: 'at-once' | 'when-visible';
  /**
   * The comment or reply that the page's address leads to (`#comment-123`): its page and its replies are opened, and
   * focus goes to it. When it is gone, the box says so. The box itself reads no address.
   */
  linkedComment?: number | null;
  /** The address of one comment. With it each has a link to itself, which can be copied. Keep the function between renders. */
  getCommentHref?: (id: number) => string;
  /** New comments on an article are about this paragraph of it, from 0. Say so beside the box. @default null, the whole */
  paragraph?: number | null;
  /** Shows a paragraph of the article that a comment is about. Keep the function between renders. */
  onParagraph?: (paragraph: number) => void;
  /** Tells two boxes of one target on one page apart, so that they share no draft. @default '' */
  name?: string;
  /**
   * Whose pictures in comments load by themselves; any other is a link, so that no comment can see who reads it. Give
   * the origins of your store when it is not the page's own.
   * @default 'own'
   */
  pictures?: RichTextPictures;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<CommentBoxStrings & RowDialogStrings>;
}
