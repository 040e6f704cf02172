import type { SearchResult } from '@shuyuan/api-client';
import type { KeyboardEvent, RefObject } from 'react';
import { isComposing } from '@shuyuan/ui/modality';
import type { RecentKeywordsStore } from './recent-keywords.store.ts';
import { stepOfInput, stepOfList } from './row-keys.ts';
import type { SearchDialogProps } from './search-dialog.props.ts';
import type { SearchDialogStore } from './search-dialog.store.ts';
import { rowsToChoose, type RowStep, type SearchState, type SearchTab } from './search-state.ts';

export interface SearchActionsDeps {
  onSelect: SearchDialogProps['onSelect'];
  /** Undefined where the search is part of a page. */
  onClose: (() => void) | undefined;
  store: SearchDialogStore;
  recent: RecentKeywordsStore;
  input: RefObject<HTMLInputElement | null>;
  /** The list was scrolled. */
  report: () => void;
}

const activeRow = (state: SearchState) => rowsToChoose(state).find(({ id }) => id === state.activeId);

/** What can be done in the dialog. */
export type SearchActions = ReturnType<typeof createSearchActions>;

/** What presses and keys mean. */
export function createSearchActions(deps: SearchActionsDeps) {
  const { store, recent, input, report, onSelect, onClose } = deps;

  function open(row: SearchResult) {
    if (!rowsToChoose(store.getState()).includes(row)) return;
    onSelect?.({ resource_type: row.resource_type, resource_id: row.resource_id });
    store.open(row);
  }

  function move(step: RowStep | undefined, event: { preventDefault: () => void }) {
    if (step && store.move(step)) event.preventDefault();
  }

  return {
    onDraft: store.setDraft,
    onComposition: store.setComposing,
    /** Ctrl K or Command K selects the words, so that typing replaces them. */
    onKey: (event: KeyboardEvent) => {
      const isSearchKey = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
      if (!isSearchKey || event.altKey || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    },
    onClear: () => {
      store.clear();
      input.current?.focus();
    },
    onInputKey: (event: KeyboardEvent<HTMLInputElement>) => {
      // A key of the input method is nobody else's, around the field neither; but for Escape, which would close.
      if (isComposing(event)) return event.key === 'Escape' ? undefined : event.stopPropagation();
      const row = activeRow(store.getState());
      if (event.key !== 'Enter') return move(stepOfInput(event, row !== undefined), event);
      event.preventDefault();
      if (row) open(row);
      else void store.submit();
    },
    onListKey: (event: KeyboardEvent<HTMLElement>) => {
      const row = activeRow(store.getState());
      if (event.key === 'Enter' && row) open(row);
      else move(stepOfList(event), event);
    },
    onSearchFor: (keyword: string) => {
      void store.submit(keyword);
      input.current?.focus();
    },
    onTab: (tab: SearchTab) => void store.chooseTab(tab),
    /** Rejects when the page did not come. */
    onPage: store.turnPage,
    onRetry: () => {
      void store.retry();
      input.current?.focus();
    },
    onOpen: open,
    onScroll: report,
    /** Null takes the question back. */
    onDoubt: recent.doubt,
    onRemove: recent.remove,
    onDoubtAll: recent.doubtAll,
    onRemoveAll: () => void recent.removeAll(),
    onUndo: recent.undo,
    onClose,
  };
}
