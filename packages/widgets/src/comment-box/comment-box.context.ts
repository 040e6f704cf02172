import { createContext, useContext } from 'react';
import type { RichTextPictures } from '@shuyuan/ui/rich-text';
import type { Locale } from '../host/widget-host.ts';
import type { createCommentBoxStore } from './comment-box.store.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import type { Composer, Deleted, EditField, ReplyField, Unsent, Writing } from './writing/index.ts';

/** What a person can do in a box. */
export type CommentBoxActions = ReturnType<typeof createCommentBoxStore>['actions'];

/** What only those have who write: what they can do, and the fields for it. */
export interface WritingParts {
  actions: Writing['actions'];
  /** Offers people to one field while a name is typed there behind `@`. */
  createSuggestions: Writing['createSuggestions'];
  Composer: typeof Composer;
  Deleted: typeof Deleted;
  ReplyField: typeof ReplyField;
  EditField: typeof EditField;
  Unsent: typeof Unsent;
}

/** What every view of one box draws from; the same object while the box lives, so that rows can rest. */
export interface CommentBoxContext {
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
  /** Shows the paragraph that a comment is about; without it that is only said. */
  onParagraph?: ((paragraph: number) => void) | undefined;
  /** Whose pictures load by themselves. */
  pictures: RichTextPictures;
  /** Which of these a row can offer: a page may give a client without the calls. */
  canEdit: boolean;
  canDelete: boolean;
  canRestore: boolean;
  canReport: boolean;
  /** Null until somebody can write. */
  writing: WritingParts | null;
}

const Context = createContext<CommentBoxContext | null>(null);

export const CommentBoxProvider = Context.Provider;

/** For the views of a box. */
export function useCommentBox(): CommentBoxContext {
  const context = useContext(Context);
  if (!context) throw new Error('This view stands in no <CommentBox>.');
  return context;
}
