export { createRowDialogs, type RowDialogs } from './row-dialogs.ts';
export { RowDialogView } from './row-dialog.view.tsx';
