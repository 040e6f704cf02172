import type { ModeratedPost, ModerationApi } from '@shuyuan/api-client/manage';
import { moveListFocus } from '../../async/move-list-focus.ts';
import type { PagedListFocus } from '../../async/paged-list.ts';
import { PersonWidget } from '../../widget/widget.tsx';
import { ModerationProvider } from './moderation.context.ts';
import { createModerationStore, type ModerationState } from './moderation.store.ts';
import { moderationStrings, type ModerationStrings } from './moderation.strings.ts';
import { ModerationView } from './moderation.view.tsx';

/** What may be done hangs on the rights of who looks at it. */
export interface ModerationProps {
  /** The calls of moderators. Keep the object between renders. */
  moderation: ModerationApi;
  mayDecide: boolean;
  mayRemove: boolean;
  /** Where a post is read. */
  getHref: (post: ModeratedPost) => string;
  /** Level of the heading. @default 2 */
  level?: 1 | 2;
  /** There is something to see. */
  onReady?: () => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ModerationStrings>;
}

/** Posts that were reported or wait because of a word, and what is done with them. Needs a `HostProvider`. */
export function Moderation(props: ModerationProps) {
  return (
    <PersonWidget
      name="moderation"
      props={props}
      strings={moderationStrings}
      createStore={createModerationStore}
      isReady={({ list }: ModerationState) => list.status !== 'loading'}
      moveFocus={(root: HTMLElement, focus: PagedListFocus) => moveListFocus(root, focus)}
      provider={ModerationProvider}
    >
      <ModerationView />
    </PersonWidget>
  );
}
