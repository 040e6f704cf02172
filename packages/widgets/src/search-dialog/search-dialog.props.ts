import type { SearchApi, SearchResult } from '@shuyuan/api-client';
import type { SearchPlace } from './search-state.ts';

/** What somebody has chosen to see. */
export type SearchSelection = Pick<SearchResult, 'resource_type' | 'resource_id'>;

/** Controlled by `isOpen`. To come back to a search hand the last `onStateChange` in as `initial`. */
export interface SearchDialogProps {
  /** `client.search`, or any object with these calls. */
  search: SearchApi;
  /** Draws nothing while false. Every opening starts anew, at `initial`. */
  isOpen: boolean;
  /** Asked for by Escape, the close button and a press beside the dialog. It does not close by itself. */
  onClose: () => void;
  /**
   * A result was chosen. The host is then told to go there by `navigate`; close the dialog when the page changes, and
   * keep the last `onStateChange` if somebody may come back.
   */
  onSelect?: (selection: SearchSelection) => void;
  /** Where to begin: what `onStateChange` has handed out before. @default nothing looked for */
  initial?: SearchPlace | undefined;
  /** Called after each change of keyword, tab, page, active row or scroll position. The value is plain data. */
  onStateChange?: (place: SearchPlace) => void;
  /**
   * Finds recent keywords by the initials of their pinyin too: `jqxx` finds 机器学习. Loaded when it is first wanted.
   * @default false
   */
  matchesInitials?: boolean;
}
