import type { SearchApi, SearchResult } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import type { SearchPlace } from './search-state.ts';

/** What somebody has chosen to see. */
export type SearchSelection = Pick<SearchResult, 'resource_type' | 'resource_id'>;

/** The calls of a search. */
export type SearchCalls = Omit<SearchApi, 'suggest'> & Partial<Pick<SearchApi, 'suggest'>>;

/** Controlled by `isOpen`. To come back to a search hand the last `onStateChange` in as `initial`. */
export interface SearchDialogProps {
  /** `client.search`, or any object with these calls. Without `suggest` nothing is shown while somebody types. */
  search: SearchCalls;
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
  /** Leads to a page with all results of this place. Without it the dialog offers no such way. */
  onShowAll?: (place: SearchPlace) => void;
}

/** A search that is part of a page. To come back to it hand the last `onStateChange` in as `initial`. */
export interface SearchPanelProps extends Pick<
  SearchDialogProps,
  'search' | 'onSelect' | 'initial' | 'onStateChange' | 'matchesInitials'
> {
  /** Shown where nothing was found, below other words to try: links to lists of the page. */
  proposals?: ReactNode;
}
