import { createWidgetContext } from '../widget/widget-context.ts';
import type { createMediaLibraryStore } from './media-library.store.ts';

/** What the views of the library and of its picker draw from. */
export const [MediaLibraryProvider, useMediaLibrary] =
  createWidgetContext<typeof createMediaLibraryStore>('MediaLibrary');
