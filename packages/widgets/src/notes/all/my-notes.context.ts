import { createWidgetContext } from '../../widget/widget-context.ts';
import type { createMyNotesStore } from './my-notes.store.ts';

/** What the views of the list of notes draw from. */
export const [MyNotesProvider, useMyNotes] = createWidgetContext<typeof createMyNotesStore>('MyNotes');
