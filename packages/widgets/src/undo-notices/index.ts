export {
  createUndoNotices,
  undoTime,
  type ActedNotice,
  type UndoNotice,
  type UndoNotices,
  type UndoNoticesOptions,
  type UndoNoticesState,
} from './undo-notices.store.ts';
export { UndoNoticesRegion, type UndoNoticesRegionProps } from './undo-notices.view.tsx';
export type { UndoNoticesStrings } from './undo-notices.strings.ts';
