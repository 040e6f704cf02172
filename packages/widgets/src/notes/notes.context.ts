import { createWidgetContext } from '../widget/widget-context.ts';
import type { createNotesStore } from './notes.store.ts';

/** What the views of the notes draw from. */
export const [NotesProvider, useNotes] = createWidgetContext<typeof createNotesStore>('Notes');
