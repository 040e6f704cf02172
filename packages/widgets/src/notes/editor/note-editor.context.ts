import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createNoteEditorStore } from './note-editor.store.ts';

/** What the view of the editor draws from. */
export const [NoteEditorProvider, useNoteEditor] =
  createWidgetContext<typeof createNoteEditorStore>('NoteEditor');
