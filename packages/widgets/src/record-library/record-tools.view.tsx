import { DeleteIcon, DownloadIcon, EditIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { LibraryViewContext } from './library-view-context.ts';
import * as styles from './open-record.css.ts';
import type { ReadyRecord } from './record-library.state.ts';

/** What can be done with the open recording. */
export function RecordToolsView({ open, context }: { open: ReadyRecord; context: LibraryViewContext }) {
  const { strings, actions } = context;
  return (
    <div data-part="tools" className={styles.tools}>
      <div data-focus="edit">
        <NativeButton onPress={actions.edit}>
          <EditIcon size="small" />
          {strings.edit}
        </NativeButton>
      </div>
      <NativeButton
        isInactive={open.record.url === ''}
        isPending={open.isDownloading}
        onPress={actions.download}
      >
        <DownloadIcon size="small" />
        {strings.download}
      </NativeButton>
      <NativeButton tone="critical" isQuiet onPress={actions.askRemove}>
        <DeleteIcon size="small" />
        {strings.remove}
      </NativeButton>
    </div>
  );
}
