import type { Locale } from '../host/widget-host.ts';
import type { CommentBoxActions } from './comment-box.store.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';

/** What every part of one box has around it; the same object while the box lives, so that rows can rest. */
export interface Surroundings {
  actions: CommentBoxActions;
  strings: CommentBoxStrings;
  locale: Locale;
  /** Begins every id within this box. */
  boxId: string;
  /** Whether what failed to load offers to be loaded again. */
  hasRetryRow: boolean;
}
