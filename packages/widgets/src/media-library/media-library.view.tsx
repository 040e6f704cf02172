import { LightTab, LightTabList, LightTabPanel, LightTabs } from '@shuyuan/ui/light-tabs';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { FilesBulkBar } from './files/files-bulk-bar.view.tsx';
import { Files } from './files/files.view.tsx';
import { Narrowing } from './files/narrowing.view.tsx';
import { RefusedRemovalView } from './files/refused-removal.view.tsx';
import { FolderName } from './folders/folder-name.view.tsx';
import { FolderNav } from './folders/folder-nav.view.tsx';
import { useMediaLibrary } from './media-library.context.ts';
import * as styles from './media-library.css.ts';
import { mediaKinds } from './media-place.ts';
import { OpenMediaView } from './open/open-media.view.tsx';
import { UploadButton } from './uploads/upload-button.view.tsx';
import { UploadArea } from './uploads/upload-area.view.tsx';
import { Uploads } from './uploads/uploads.view.tsx';

/** A picture of the library. */
export function MediaLibraryView() {
  const { state, strings, props, actions, rootRef } = useMediaLibrary();
  const { list, place, announcement } = state;
  const Heading = `h${props.level ?? 1}` as const;
  return (
    <section
      ref={rootRef}
      data-component="media-library"
      data-state={list.status}
      aria-label={strings.title}
      className={styles.library}
    >
      <div className={styles.head}>
        <Heading className={styles.heading}>{strings.title}</Heading>
        {list.status === 'ready' && <span className={styles.total}>{strings.arrived(list.total, 1)}</span>}
        {props.canStore && (
          <span className={styles.headEnd}>
            <span className={styles.limits}>{strings.uploadLimits[place.kind]}</span>
            <UploadButton />
          </span>
        )}
      </div>
      <LightTabs value={place.kind} onChange={actions.showKind}>
        <LightTabList label={strings.kindsLabel}>
          {mediaKinds.map((kind) => (
            <LightTab key={kind} id={kind}>
              {strings.kinds[kind]}
            </LightTab>
          ))}
        </LightTabList>
        <LightTabPanel id={place.kind}>
          <div data-with-folders={state.folders.status !== 'hidden' || undefined} className={styles.columns}>
            <FolderNav />
            <UploadArea>
              <Narrowing />
              <Uploads />
              <Files />
            </UploadArea>
          </div>
        </LightTabPanel>
      </LightTabs>
      <FilesBulkBar />
      <OpenMediaView />
      <FolderName />
      <RefusedRemovalView />
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
