import type { RefObject } from 'react';
import { isComposing } from '@shuyuan/ui/modality';
import type { RecentKeywordsStore } from './recent-keywords.store.ts';
import { stepOfInput, stepOfList } from './row-keys.ts';
import type { SearchDialogProps } from './search-dialog.props.ts';
import type { SearchDialogStore } from './search-dialog.store.ts';
import { rowsToChoose, type RowStep, type SearchState } from './search-state.ts';
import type { SearchActions } from './search-context.ts';

export interface SearchActionsDeps {
  onSelect: SearchDialogProps['onSelect'];
  onClose: () => void;
  store: SearchDialogStore;
  recent: RecentKeywordsStore;
  input: RefObject<HTMLInputElement | null>;
  /** The list was scrolled. */
  report: () => void;
}

const activeRow = ({ results, activeId }: SearchState) =>
  rowsToChoose(results).find(({ id }) => id === activeId);

/** What presses and keys mean. */
export function createSearchActions(deps: SearchActionsDeps): SearchActions {
  const { store, recent, input, report, onSelect, onClose } = deps;

  const open: SearchActions['onOpen'] = (row) => {
    if (!rowsToChoose(store.getState().results).includes(row)) return;
    onSelect?.({ resource_type: row.resource_type, resource_id: row.resource_id });
    store.open(row);
  };

  function move(step: RowStep | undefined, event: { preventDefault: () => void }) {
    if (step && store.move(step)) event.preventDefault();
  }

  return {
    onDraft: store.setDraft,
    onClear() {
      store.clear();
      input.current?.focus();
    },
    onInputKey(event) {
      // A key of the input method is nobody else's, around the field neither; but for Escape, which would close.
      if (isComposing(event)) return event.key === 'Escape' ? undefined : event.stopPropagation();
      const row = activeRow(store.getState());
      if (event.key !== 'Enter') return move(stepOfInput(event, row !== undefined), event);
      event.preventDefault();
      if (row) open(row);
      else void store.submit();
    },
    onListKey(event) {
      const row = activeRow(store.getState());
      if (event.key === 'Enter' && row) open(row);
      else move(stepOfList(event), event);
    },
    onSearchFor(keyword) {
      void store.submit(keyword);
      input.current?.focus();
    },
    onTab: (tab) => void store.chooseTab(tab),
    onPage: store.turnPage,
    onRetry() {
      void store.retry();
      input.current?.focus();
    },
    onOpen: open,
    onScroll: report,
    onDoubt: recent.doubt,
    onRemove: recent.remove,
    onUndo: recent.undo,
    onClose,
  };
}
