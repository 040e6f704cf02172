import { Dialog } from '@shuyuan/ui/dialog';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import type { RefObject } from 'react';
import { Files } from '../files/files.view.tsx';
import * as fileStyles from '../files/files.css.ts';
import { FolderSelect } from '../folders/folder-select.view.tsx';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from '../media-library.css.ts';
import { UploadButton } from '../uploads/upload-button.view.tsx';
import { UploadArea } from '../uploads/upload-area.view.tsx';
import { Uploads } from '../uploads/uploads.view.tsx';
import { Recordings } from './recordings.view.tsx';
import { SearchMedia } from '../files/search-media.view.tsx';

/** The dialog of a picker. */
export function PickerView() {
  const { state, strings, actions, props, rootRef } = useMediaLibrary();
  const { place, source, announcement } = state;
  const offersRecordings = props.records !== undefined && props.canStore && place.kind === 'video';
  return (
    <Dialog
      size="large"
      title={strings.pickTitles[place.kind]}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose?.();
      }}
    >
      <div
        ref={rootRef as RefObject<HTMLDivElement | null>}
        data-component="media-picker"
        data-state={state.list.status}
        className={styles.picker}
      >
        {offersRecordings ? (
          <LightTabs value={source} onChange={actions.showSource}>
            <LightTabList label={strings.sources}>
              <LightTab id="library">{strings.library}</LightTab>
              <LightTab id="recordings">{strings.recordings}</LightTab>
            </LightTabList>
            <LightTabPanel id={source}>
              {source === 'library' ? <FromLibrary /> : <Recordings />}
            </LightTabPanel>
          </LightTabs>
        ) : (
          <FromLibrary />
        )}
        <LiveRegion message={announcement.text} announcementId={announcement.id} />
      </div>
    </Dialog>
  );
}

function FromLibrary() {
  const { state, strings, props } = useMediaLibrary();
  return (
    <UploadArea>
      <div className={fileStyles.narrowing}>
        <div className={fileStyles.keywords}>
          <SearchMedia />
        </div>
        <FolderSelect isAlways />
        {props.canStore && (
          <span className={styles.headEnd}>
            <span className={styles.limits}>{strings.uploadLimits[state.place.kind]}</span>
            <UploadButton />
          </span>
        )}
      </div>
      <Uploads />
      <Files />
    </UploadArea>
  );
}
