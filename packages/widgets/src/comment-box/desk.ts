import type { WidgetHost } from '../host/widget-host.ts';
import type { CommentBoxState, Field, ReplyTarget } from './comment-box.state.ts';
import type { DraftField } from './draft-field.ts';

/** What the fields of one person share. */
export interface Desk {
  host: WidgetHost;
  set: (patch: Partial<CommentBoxState>) => void;
  /** A draft of this person in this thread. */
  draftFor: (name: string, onChange: (field: Field) => void) => DraftField;
  /**
   * Sends, now or when it is possible. `stored` tells whether it lies beside the drafts now: where not, a draft of it is
   * not to be given up.
   */
  send: (
    text: string,
    target: ReplyTarget | null,
    atSeconds?: number,
  ) => { localId: string; stored: Promise<boolean> };
}

/** Names the draft of a reply; null for a comment. */
export const draftName = (target: ReplyTarget | null) => (target ? String(target.id) : 'new');
