import type { SearchResult } from '@shuyuan/api-client';
import type { KeyboardEvent } from 'react';
import type { Locale } from '../host/widget-host.ts';
import type { InitialsMatcher } from './initials.ts';
import type { SearchDialogStrings } from './search-dialog.strings.ts';
import type { SearchTab } from './search-state.ts';

/** What can be done in the dialog. */
export interface SearchActions {
  onDraft: (text: string) => void;
  onClear: () => void;
  onInputKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onListKey: (event: KeyboardEvent<HTMLElement>) => void;
  onSearchFor: (keyword: string) => void;
  onTab: (tab: SearchTab) => void;
  /** Rejects when the page did not come. */
  onPage: (page: number) => Promise<unknown>;
  onRetry: () => void;
  onOpen: (row: SearchResult) => void;
  onScroll: (top: number) => void;
  /** Null takes the question back. */
  onDoubt: (keyword: string | null) => void;
  onRemove: () => void;
  onUndo: () => void;
  onClose: () => void;
}

/** What every part of the dialog is given alike. */
export interface SearchContext {
  actions: SearchActions;
  strings: SearchDialogStrings;
  locale: Locale;
  /** Begins the ids of what refers to each other. */
  id: string;
  /** Finds recent keywords by the initials of their pinyin; null when that is off. */
  matchesInitials: InitialsMatcher | null;
}

export const listIdOf = (id: string) => `${id}-list`;
export const rowIdOf = (id: string, row: number) => `${id}-row-${row}`;
