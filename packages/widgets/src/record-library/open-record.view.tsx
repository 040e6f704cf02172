import { ErrorState } from '@shuyuan/ui/error-state';
import { ChevronLeftIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { DescriptionView } from './description.view.tsx';
import { EditFormView } from './edit-form.view.tsx';
import type { LibraryViewContext } from './library-view-context.ts';
import * as styles from './open-record.css.ts';
import { RecordFactsView } from './record-facts.view.tsx';
import type { FlatCategory, OpenRecord, ReadyRecord } from './record-library.state.ts';
import { RecordPlayer } from './record-player.tsx';
import { RecordToolsView } from './record-tools.view.tsx';
import { SharePanelView } from './share-panel.view.tsx';

interface OpenRecordViewProps {
  open: OpenRecord;
  categories: readonly FlatCategory[];
  context: LibraryViewContext;
}

/** One recording in the place of the list. */
export function OpenRecordView({ open, categories, context }: OpenRecordViewProps) {
  const { strings, actions } = context;
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
      {open.status === 'ready' && <Ready open={open} categories={categories} context={context} />}
    </div>
  );
}

interface ReadyProps extends OpenRecordViewProps {
  open: ReadyRecord;
}

function Ready({ open, categories, context }: ReadyProps) {
  const { strings, actions, renderComments } = context;
  const { record } = open;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <RecordPlayer
          record={record}
          renewSource={() => actions.freshAddress(record.id)}
          processing={{ title: strings.processingTitle, hint: strings.processingHint }}
          onPlayer={context.onPlayer}
        />
        {open.editing ? (
          <EditFormView form={open.editing} categories={categories} context={context} />
        ) : (
          <About open={open} context={context} />
        )}
      </div>
      <div className={styles.side}>
        <SharePanelView open={open} context={context} />
        <RecordFactsView record={record} categories={categories} strings={strings} />
      </div>
      {renderComments && <div className={styles.comments}>{renderComments(record)}</div>}
    </div>
  );
}

function About({ open, context }: Pick<ReadyProps, 'open' | 'context'>) {
  const { strings } = context;
  const { record } = open;
  const Heading = `h${context.level}` as const;
  return (
    <div className={styles.about}>
      <Heading tabIndex={-1} data-focus="record" className={styles.heading}>
        {record.title}
      </Heading>
      <RecordToolsView open={open} context={context} />
      {record.short_description.trim() === '' ? (
        <p className={styles.nothing}>{strings.noDescription}</p>
      ) : (
        <DescriptionView
          text={record.short_description}
          duration={record.duration}
          seekTo={strings.seekTo}
          onSeek={context.seek}
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
