import type { MediaFile } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { RetryIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './files.css.ts';

const tones = { none: 'neutral', running: 'action', ready: 'positive', failed: 'critical' } as const;

/** How far a video is: nothing is said of what is ready. A failed one says why, and is tried again. */
export function FileStatus({ file }: { file: MediaFile }) {
  const { strings, actions, props } = useMediaLibrary();
  const { status, failure } = file;
  if (status === 'ready') return null;
  return (
    <p data-part="status" className={styles.status}>
      <Badge tone={tones[status]}>{strings.states[status]}</Badge>
      {failure !== null && <span className={styles.reason}>{strings.failures[failure]}</span>}
      {status === 'failed' && props.canUpdate && (
        <NativeButton size="small" isQuiet onPress={() => void actions.retryVideo(file.id)}>
          <RetryIcon size="small" />
          {strings.lookAgain}
        </NativeButton>
      )}
    </p>
  );
}
