export type {
  SearchCalls,
  SearchDialogProps,
  SearchPanelProps,
  SearchSelection,
} from './search-dialog.props.ts';
export { SearchDialog } from './search-dialog.tsx';
export { SearchPanel } from './search-panel.tsx';
export { searchTabs, type SearchPlace, type SearchTab } from './search-state.ts';
