import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { MediaLibraryProvider } from './media-library.context.ts';
import { createMediaLibraryStore } from './media-library.store.ts';
import { mediaLibraryStrings } from './media-library.strings.ts';
import type { MediaLibraryProps } from './media-library.types.ts';
import { MediaLibraryView } from './media-library.view.tsx';

/** Pictures, videos and files of a school: found, uploaded, put into folders, replaced in place, and seen where they are used. Needs a `HostProvider`. */
export function MediaLibrary(props: MediaLibraryProps) {
  return (
    <PersonWidget
      name="media-library"
      props={props}
      strings={mediaLibraryStrings}
      createStore={createMediaLibraryStore}
      isReady={({ list }) => list.status !== 'loading'}
      moveFocus={moveListFocus}
      provider={MediaLibraryProvider}
    >
      <MediaLibraryView />
    </PersonWidget>
  );
}
