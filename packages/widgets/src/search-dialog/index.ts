export type { SearchDialogProps, SearchSelection } from './search-dialog.props.ts';
export { SearchDialog } from './search-dialog.tsx';
export type { SearchPlace, SearchTab } from './search-state.ts';
