import { mediaLimits } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { Drawer } from '@shuyuan/ui/drawer';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { TextField } from '@shuyuan/ui/text-field';
import { limitedTo } from '../../widget/limited-to.ts';
import { FileStatus } from '../files/file-status.view.tsx';
import { folderOptions } from '../folders/folder-tree.ts';
import { foldersIn } from '../folders/folders.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { FileFacts } from './file-facts.view.tsx';
import { FileTools } from './file-tools.view.tsx';
import type { OpenMedia, ReadyMedia } from './opening.ts';
import * as styles from './open-media.css.ts';
import { Preview } from './preview.view.tsx';
import { UseList } from './use-list.view.tsx';

/** The details of one file, on a sheet from the edge. */
export function OpenMediaView() {
  const { state, strings, actions } = useMediaLibrary();
  const { open } = state;
  return (
    <Drawer
      size="large"
      title={strings.details}
      isOpen={open !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) actions.close();
      }}
    >
      {open && (
        <div data-part="details" data-state={open.status} className={styles.details}>
          <Content open={open} />
        </div>
      )}
    </Drawer>
  );
}

function Content({ open }: { open: OpenMedia }) {
  const { strings, actions } = useMediaLibrary();
  switch (open.status) {
    case 'loading':
      return (
        <Skeleton label={strings.detailsLoading}>
          <SkeletonBlock ratio="16:9" />
          <SkeletonText lines={4} />
        </Skeleton>
      );
    case 'failed':
      return (
        <ErrorState
          title={strings.detailsFailed}
          description={open.isOffline ? strings.offlineHint : strings.failedHint}
          isRetrying={open.isRetrying}
          onRetry={actions.retryOpen}
        />
      );
    case 'gone':
      return <EmptyState title={strings.gone} description={strings.goneHint} />;
    case 'ready':
      return <Ready open={open} />;
  }
}

function Ready({ open }: { open: ReadyMedia }) {
  const { strings } = useMediaLibrary();
  const { file, uses } = open;
  return (
    <>
      <Preview key={`${file.id} ${file.status} ${file.updated_at}`} open={open} />
      <FileStatus file={file} />
      <FileTools file={file} busy={open.busy} />
      <Title open={open} />
      <Folder open={open} />
      <FileFacts file={file} />
      <section aria-label={strings.usedIn} className={styles.part}>
        <h3 className={styles.partTitle}>{strings.usedIn}</h3>
        {uses.length === 0 ? <p className={styles.hint}>{strings.usedNowhere}</p> : <UseList uses={uses} />}
      </section>
    </>
  );
}

function Title({ open }: { open: ReadyMedia }) {
  const { strings, actions, props } = useMediaLibrary();
  const isChanged = open.title !== open.file.title;
  if (!props.canUpdate) return <h3 className={styles.title}>{open.file.title}</h3>;
  return (
    <div className={styles.titleField}>
      <div className={styles.titleInput}>
        <TextField
          label={strings.titleField}
          autoComplete="off"
          value={open.title}
          {...limitedTo(mediaLimits.title)}
          {...(open.error !== '' && { errorMessage: open.error })}
          onChange={actions.typeTitle}
          onEnter={() => void actions.saveTitle()}
        />
      </div>
      {isChanged && (
        <Button isPending={open.busy === 'title'} onPress={() => void actions.saveTitle()}>
          {strings.save}
        </Button>
      )}
    </div>
  );
}

function Folder({ open }: { open: ReadyMedia }) {
  const { state, strings, actions, props } = useMediaLibrary();
  if (!props.canUpdate || state.folders.status !== 'ready') return null;
  const folders = foldersIn(state);
  const nameOf = (id: number) => folders.find((folder) => folder.id === id)?.name ?? '';
  return (
    <NativeSelect
      label={strings.folder}
      options={[{ value: '', label: strings.noFolder }, ...folderOptions(folders)]}
      value={String(open.file.folder_id ?? '')}
      onChange={(value) => {
        const id = value === '' ? null : Number(value);
        void actions.moveOpen(id, id === null ? '' : nameOf(id));
      }}
    />
  );
}
