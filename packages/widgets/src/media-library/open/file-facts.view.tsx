import type { MediaFile } from '@shuyuan/api-client/manage';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useHost } from '../../host/host-context.tsx';
import { lengthText, sizeText } from '../file-texts.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './open-media.css.ts';

/** What is known of a file. */
export function FileFacts({ file }: { file: MediaFile }) {
  const { strings } = useMediaLibrary();
  const { clock } = useHost();
  const { width, height, duration } = file;
  return (
    <dl className={styles.facts}>
      <dt>{strings.fileName}</dt>
      <dd>{file.file_name}</dd>
      <dt>{strings.size}</dt>
      <dd>{sizeText(file.bytes)}</dd>
      {width !== null && height !== null && (
        <>
          <dt>{strings.dimensions}</dt>
          <dd>{strings.pixels(width, height)}</dd>
        </>
      )}
      {duration !== null && (
        <>
          <dt>{strings.length}</dt>
          <dd>{lengthText(duration)}</dd>
        </>
      )}
      {file.kind === 'video' && height !== null && (
        <>
          <dt>{strings.qualities}</dt>
          <dd>
            {[height, ...file.renditions].map(strings.quality).join(' · ')}
            {file.wanted_height !== null && <p className={styles.hint}>{strings.oneQuality}</p>}
          </dd>
        </>
      )}
      <dt>{strings.uploaded}</dt>
      <dd>
        <RelativeTime value={file.created_at} now={clock.now()} />
      </dd>
    </dl>
  );
}
