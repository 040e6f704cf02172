import { moveListFocus } from '../async/move-list-focus.ts';
import { PersonWidget } from '../widget/widget.tsx';
import { MediaLibraryProvider } from './media-library.context.ts';
import { createMediaLibraryStore } from './media-library.store.ts';
import { mediaLibraryStrings } from './media-library.strings.ts';
import type { MediaPickerProps } from './media-library.types.ts';
import { PickerView } from './picker/picker.view.tsx';

/** A dialog in which one file of the library is chosen by one press, or uploaded first. Draw it while it is open. Needs a `HostProvider`. */
export function MediaPicker(props: MediaPickerProps) {
  return (
    <PersonWidget
      name="media-picker"
      props={props}
      subject={props.kind}
      strings={mediaLibraryStrings}
      createStore={createMediaLibraryStore}
      moveFocus={moveListFocus}
      provider={MediaLibraryProvider}
    >
      <PickerView />
    </PersonWidget>
  );
}
