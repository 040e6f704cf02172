import { UploadIcon } from '@shuyuan/ui/icons';
import type { ReactNode } from 'react';
import { foldersIn } from '../folders/folders.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './uploads.css.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Files that are dropped anywhere on the list are uploaded into the folder that is shown. */
export function UploadArea({ children }: { children: ReactNode }) {
  const { state, strings, actions, props } = useMediaLibrary();
  const { isOver, handlers } = useFileDrop(actions.upload);
  const { place } = state;
  const folder = foldersIn(state).find(({ id }) => id === place.folder)?.name ?? strings.title;
  if (!props.canStore) return <div className={styles.area}>{children}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same by keys
    <div data-part="upload-area" data-over={isOver || undefined} className={styles.area} {...handlers}>
      {children}
      {isOver && (
        <div className={styles.over}>
          <UploadIcon size="large" />
          {strings.dropHere(folder)}
        </div>
      )}
    </div>
  );
}
