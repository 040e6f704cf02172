import type { MediaKind } from '@shuyuan/api-client/manage';
import { UploadIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useRef } from 'react';
import { useMediaLibrary } from '../media-library.context.ts';

/** What the system's list of files offers first; what is chosen all the same is looked at. */
const accepted: Record<MediaKind, string> = { picture: 'image/*', video: 'video/*', file: '' };

/** Asks for files, many at once. */
export function UploadButton() {
  const { state, strings, actions } = useMediaLibrary();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <NativeButton tone="action" onPress={() => chooser.current?.click()}>
        <UploadIcon size="small" />
        {strings.upload}
      </NativeButton>
      <FileChooser
        chooserRef={chooser}
        label={strings.upload}
        accept={accepted[state.place.kind]}
        isMany
        onFiles={actions.upload}
      />
    </>
  );
}

interface FileChooserProps {
  chooserRef: React.RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
}

/** The system's own list of files, opened by a button. */
export function FileChooser({ chooserRef, label, accept, isMany = false, onFiles }: FileChooserProps) {
  return (
    <input
      ref={chooserRef}
      type="file"
      hidden
      multiple={isMany}
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
