import type { Locale } from '../host/widget-host.ts';
import type { ReactNode } from 'react';
import type { InitialsMatcher } from './initials.ts';
import type { SearchActions } from './search-actions.ts';
import type { SearchDialogStrings } from './search-dialog.strings.ts';

/** What every part of the dialog is given alike. */
export interface SearchContext {
  actions: SearchActions;
  strings: SearchDialogStrings;
  locale: Locale;
  /** Begins the ids of what refers to each other. */
  id: string;
  /** Finds recent keywords by the initials of their pinyin; null when that is off. */
  matchesInitials: InitialsMatcher | null;
  /** Whether the search is part of a page: it has nothing to close then. */
  isPage: boolean;
  /** Ways on that the page offers where nothing was found. */
  proposals?: ReactNode;
  /** Leads to a page with all results; undefined where there is none. */
  onShowAll?: (() => void) | undefined;
}

export const listIdOf = (id: string) => `${id}-list`;
export const rowIdOf = (id: string, row: number) => `${id}-row-${row}`;
