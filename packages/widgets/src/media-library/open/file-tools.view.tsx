import type { MediaFile } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { CopyIcon, DeleteIcon, DownloadIcon, RetryIcon, UploadIcon } from '@shuyuan/ui/icons';
import { useRef } from 'react';
import { useMediaLibrary } from '../media-library.context.ts';
import { FileChooser } from '../uploads/upload-button.view.tsx';
import { qualityIdOf } from '../qualities/quality-upload.ts';
import { isUnfinished } from '../uploads/upload-entry.ts';
import type { ReadyMedia } from './opening.ts';
import * as styles from './open-media.css.ts';

interface FileToolsProps {
  file: MediaFile;
  busy: ReadyMedia['busy'];
}

const accepted = { picture: 'image/*', video: 'video/*', file: '' };

/** What can be done with a file. Only a picture has an address that stays. */
export function FileTools({ file, busy }: FileToolsProps) {
  const { state, strings, actions, props } = useMediaLibrary();
  const isMaking = state.uploads.some(({ id, status }) => id === qualityIdOf(file) && isUnfinished(status));
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.tools}>
        {file.kind === 'picture' && (
          <Button size="small" icon={<CopyIcon size="small" />} onPress={() => void actions.copyAddress()}>
            {strings.copyAddress}
          </Button>
        )}
        {file.status === 'ready' && (
          <Button
            size="small"
            isPending={busy === 'download'}
            icon={<DownloadIcon size="small" />}
            onPress={() => void actions.download()}
          >
            {strings.download}
          </Button>
        )}
        {props.canUpdate && (
          <Button
            size="small"
            icon={<UploadIcon size="small" />}
            aria-describedby={`media-replace-${file.id}`}
            onPress={() => chooser.current?.click()}
          >
            {strings.replace}
          </Button>
        )}
        {props.canStore && props.encoder && file.wanted_height !== null && (
          <Button
            size="small"
            isPending={isMaking}
            icon={<RetryIcon size="small" />}
            onPress={() => actions.makeQuality(file)}
          >
            {strings.makeQuality}
          </Button>
        )}
        {props.canDelete && (
          <Button
            size="small"
            tone="critical"
            isPending={state.busy === 'remove'}
            icon={<DeleteIcon size="small" />}
            onPress={() => void actions.remove([file.id])}
          >
            {strings.remove}
          </Button>
        )}
      </div>
      {props.canUpdate && (
        <p id={`media-replace-${file.id}`} className={styles.hint}>
          {strings.replaceHint}
        </p>
      )}
      <FileChooser
        chooserRef={chooser}
        label={strings.replace}
        accept={accepted[file.kind]}
        onFiles={([chosen]) => chosen && actions.replaceBy(file, chosen)}
      />
    </>
  );
}
