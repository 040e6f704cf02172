import { FileIcon } from '@shuyuan/ui/icons';
import { VideoPlayer } from '@shuyuan/ui/video-player';
import { useState } from 'react';
import { useMediaLibrary } from '../media-library.context.ts';
import type { ReadyMedia } from './opening.ts';
import * as styles from './open-media.css.ts';

interface PreviewProps {
  open: ReadyMedia;
}

/** The picture as large as there is room, the film, or the sign of a file. Another one, or its next version, has a key. */
export function Preview({ open }: PreviewProps) {
  const { strings, actions } = useMediaLibrary();
  const { file, address } = open;
  // Another signed address of the same film must not begin it anew.
  const [firstUrl] = useState(address?.url ?? '');
  if (file.kind === 'picture') return <img src={file.url} alt={file.title} className={styles.picture} />;
  if (file.kind === 'file')
    return (
      <div className={styles.sign}>
        <FileIcon size="large" />
        <span>{file.file_name}</span>
      </div>
    );
  if (firstUrl === '')
    return (
      <p className={styles.sign}>{file.status === 'failed' ? strings.watchNever : strings.watchLater}</p>
    );
  return (
    <VideoPlayer
      title={strings.playVideo(file.title)}
      sources={firstUrl}
      renewSource={() => actions.renewAddress(file.id)}
      {...(address?.thumb && { poster: address.thumb })}
    />
  );
}
