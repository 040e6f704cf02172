import { CloseIcon, PauseIcon, PlayIcon, RetryIcon } from '@shuyuan/ui/icons';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import { ProgressBar } from '@shuyuan/ui/progress';
import { sizeText } from '../file-texts.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { isUnfinished, type UploadRow } from './upload-entry.ts';
import * as styles from './uploads.css.ts';

/** What is on its way into the library, with what can be done about it. */
export function Uploads() {
  const { state, strings, actions } = useMediaLibrary();
  const { uploads } = state;
  if (uploads.length === 0) return null;
  const going = uploads.filter(({ status }) => isUnfinished(status)).length;
  return (
    <section aria-label={strings.uploads} data-part="uploads" className={styles.uploads}>
      <div className={styles.head}>
        <h2 className={styles.title}>{going > 0 ? strings.uploadsGoing(going) : strings.uploadsOver}</h2>
        {uploads.some(({ status }) => status === 'done') && (
          <NativeButton size="small" isQuiet onPress={actions.clearUploads}>
            {strings.clearOver}
          </NativeButton>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.rows}>
        {uploads.map((upload) => (
          <li key={upload.id} data-status={upload.status} className={styles.row}>
            <Row upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ upload }: { upload: UploadRow }) {
  const { strings } = useMediaLibrary();
  const { name, bytes, status, percent, message } = upload;
  const isWrong = status === 'failed' || status === 'refused';
  return (
    <>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {isWrong ? (
          <span role="alert" className={styles.wrong}>
            {message}
          </span>
        ) : (
          <span className={styles.state}>
            {[strings.uploadStates[status], ...(bytes === null ? [] : [sizeText(bytes)])].join(' · ')}
          </span>
        )}
      </span>
      {!isWrong && status !== 'waiting' && status !== 'done' && (
        <span className={styles.bar}>
          <ProgressBar label={strings.uploadProgress(name)} isLabelHidden value={percent} size="small" />
        </span>
      )}
      <Tools upload={upload} />
    </>
  );
}

function Tools({ upload }: { upload: UploadRow }) {
  const { strings, actions } = useMediaLibrary();
  const { id, name, status, canPause } = upload;
  const isOver = status === 'done' || status === 'refused';
  return (
    <span className={styles.tools}>
      {canPause && (
        <NativeIconButton
          size="small"
          label={strings.pauseUpload(name)}
          icon={<PauseIcon size="small" />}
          onPress={() => actions.pauseUpload(id)}
        />
      )}
      {(status === 'paused' || status === 'failed') && (
        <NativeIconButton
          size="small"
          label={status === 'paused' ? strings.resumeUpload(name) : strings.retryUpload(name)}
          icon={status === 'paused' ? <PlayIcon size="small" /> : <RetryIcon size="small" />}
          onPress={() => actions.resumeUpload(id)}
        />
      )}
      {status !== 'keeping' && (
        <NativeIconButton
          size="small"
          label={isOver ? strings.dismissUpload(name) : strings.cancelUpload(name)}
          icon={<CloseIcon size="small" />}
          onPress={() => actions.cancelUpload(id)}
        />
      )}
    </span>
  );
}
