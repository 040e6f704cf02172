import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronLeftIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { DescriptionView } from './description.view.tsx';
import { EditFormView } from './edit-form.view.tsx';
import type { LibraryAround } from './library-around.ts';
import * as styles from './open-record.css.ts';
import { RecordFactsView } from './record-facts.view.tsx';
import type { FlatCategory, OpenRecord, ReadyRecord } from './record-library.state.ts';
import { RecordPlayer } from './record-player.tsx';
import { RecordToolsView } from './record-tools.view.tsx';
import { SharePanelView } from './share-panel.view.tsx';

interface OpenRecordViewProps {
  open: OpenRecord;
  categories: readonly FlatCategory[];
  around: LibraryAround;
}

/** One recording in the place of the list. */
export function OpenRecordView({ open, categories, around }: OpenRecordViewProps) {
  const { strings, actions } = around;
  return (
    <div data-part="open-record">
      <div className={styles.top}>
        <NativeButton isQuiet onPress={actions.close}>
          <ChevronLeftIcon size="small" />
          {strings.back}
        </NativeButton>
      </div>
      {open.status === 'loading' && <Opening label={strings.recordLoading} />}
      {open.status === 'failed' && (
        <ErrorState
          title={strings.recordFailed}
          description={strings.failedHint}
          onRetry={actions.retryOpen}
        />
      )}
      {open.status === 'gone' && (
        <ErrorState
          title={strings.recordGone}
          action={<NativeButton onPress={actions.close}>{strings.back}</NativeButton>}
        />
      )}
      {open.status === 'ready' && <Ready open={open} categories={categories} around={around} />}
    </div>
  );
}

interface ReadyProps extends OpenRecordViewProps {
  open: ReadyRecord;
}

function Ready({ open, categories, around }: ReadyProps) {
  const { strings, actions, renderComments } = around;
  const { record } = open;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <RecordPlayer
          record={record}
          renewSource={() => actions.freshAddress(record.id)}
          processing={{ title: strings.processingTitle, hint: strings.processingHint }}
          onPlayer={around.onPlayer}
        />
        {open.editing ? (
          <EditFormView form={open.editing} categories={categories} around={around} />
        ) : (
          <About open={open} around={around} />
        )}
      </div>
      <div className={styles.side}>
        <SharePanelView open={open} around={around} />
        <RecordFactsView record={record} categories={categories} strings={strings} />
      </div>
      {renderComments && <div className={styles.comments}>{renderComments(record)}</div>}
    </div>
  );
}

function About({ open, around }: Pick<ReadyProps, 'open' | 'around'>) {
  const { strings } = around;
  const { record } = open;
  const Heading = `h${around.level}` as const;
  return (
    <div className={styles.about}>
      <Heading tabIndex={-1} data-focus="record" className={styles.heading}>
        {record.title}
      </Heading>
      <RecordToolsView open={open} around={around} />
      {record.short_description.trim() === '' ? (
        <p className={styles.nothing}>{strings.noDescription}</p>
      ) : (
        <DescriptionView
          text={record.short_description}
          duration={record.duration}
          seekTo={strings.seekTo}
          onSeek={around.seek}
        />
      )}
    </div>
  );
}

function Opening({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SkeletonBlock ratio="16:9" />
          <SkeletonText size="title" width="half" />
          <SkeletonText size="reading" lines={3} />
        </div>
        <div className={styles.side}>
          <SkeletonBlock height={160} />
        </div>
      </div>
    </Skeleton>
  );
}
