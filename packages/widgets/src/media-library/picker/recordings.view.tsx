import type { VideoRecord } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Skeleton, SkeletonBlock } from '@shuyuan/ui/skeleton';
import { Pager } from '../../pager/pager.tsx';
import { lengthText, sizeText } from '../file-texts.ts';
import * as styles from '../files/files.css.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { recordingsSize } from './recordings.ts';

/** Recordings of one's own: a press takes one into the library, and chooses it. */
export function Recordings() {
  const { state, strings, locale, actions } = useMediaLibrary();
  const { list } = state.recordings;
  if (list.status === 'loading')
    return (
      <Skeleton label={strings.recordingsLoading}>
        <div className={styles.cards}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonBlock key={index} ratio="16:9" />
          ))}
        </div>
      </Skeleton>
    );
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.recordingsFailed}
        description={list.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={list.isRetrying}
        onRetry={actions.retryRecordings}
      />
    );
  if (list.rows.length === 0)
    return <EmptyState title={strings.recordingsEmpty} description={strings.recordingsEmptyHint} />;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <div role="group" aria-label={strings.recordingsList}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" data-turning={list.isTurning || undefined} className={styles.cards}>
        {list.rows.map((record) => (
          <li key={record.id}>
            <Recording record={record} />
          </li>
        ))}
      </ul>
      {list.total > recordingsSize && (
        <div className={styles.pager}>
          <Pager
            label={strings.recordingsPager}
            locale={locale}
            layout={['prev', 'pager', 'next']}
            total={list.total}
            page={list.page}
            size={recordingsSize}
            sizes={[recordingsSize]}
            onChange={({ page }) => actions.turnRecordingsTo(page)}
          />
        </div>
      )}
    </div>
  );
}

function Recording({ record }: { record: VideoRecord }) {
  const { state, strings, actions } = useMediaLibrary();
  const isReady = record.url !== '';
  const isInactive = !isReady || state.picking !== null;
  return (
    <article data-part="card" aria-busy={state.picking === record.id} className={styles.card}>
      <div className={styles.cover}>
        <Image src={record.thumb} alt="" corners="none" fallback={<PlayIcon size="large" />} />
        {isReady && <span className={styles.length}>{lengthText(record.duration)}</span>}
      </div>
      <div className={styles.text}>
        <button
          type="button"
          title={record.title}
          aria-label={strings.pick(record.title)}
          aria-disabled={isInactive || undefined}
          className={styles.open}
          onClick={isInactive ? undefined : () => void actions.pickRecording(record)}
        >
          {record.title}
        </button>
        <p className={styles.facts}>
          <span>{isReady ? sizeText(record.size) : strings.recordingRunning}</span>
        </p>
      </div>
    </article>
  );
}
