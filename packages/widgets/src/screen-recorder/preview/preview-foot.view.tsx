import { LinkIcon, PauseIcon, PlayIcon, PositiveIcon, RecordScreenIcon, UploadIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { MouseEvent } from 'react';
import { failureWords } from '../failure-words.ts';
import { Note } from '../views/note.view.tsx';
import * as styles from './preview.css.ts';
import { ProgressLine } from '../saving/progress-line.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { footNote } from '../views/sheet-frame.css.ts';
import { durationOf, type ShownStep } from '../views/shown-step.ts';

interface PreviewFootProps {
  step: ShownStep;
  /** The link is being made. */
  isSharing: boolean;
  context: RecorderViewContext;
}

/** What comes next: upload, save, share, or another recording. */
export function PreviewFoot({ step, isSharing, context }: PreviewFootProps) {
  const { strings, actions } = context;
  switch (step.kind) {
    case 'uploading':
      return <Uploading step={step} context={context} />;
    case 'saving':
      return (
        <div className={styles.progress}>
          <p className={styles.progressName}>{strings.saving}</p>
          <ProgressLine label={strings.saving} percent={null} />
        </div>
      );
    case 'saved':
      return (
        <>
          <p className={styles.saved}>
            <span className={styles.savedIcon}>
              <PositiveIcon />
            </span>
            {strings.savedInLibrary}
          </p>
          <NativeButton onPress={actions.restart}>
            <RecordScreenIcon size="small" />
            {strings.recordAnother}
          </NativeButton>
          {step.isChanged && <NativeButton onPress={actions.save}>{strings.save}</NativeButton>}
          <CopyLinkButton tone={step.isChanged ? 'neutral' : 'action'} {...{ isSharing, context }} />
        </>
      );
    case 'preview':
      return step.subject.kind === 'draft' ? (
        <DraftFoot step={step} context={context} />
      ) : (
        <RecordFoot step={step} isSharing={isSharing} context={context} />
      );
  }
}

type FootOf<Kind extends ShownStep['kind']> = Pick<PreviewFootProps, 'context'> & {
  step: Extract<ShownStep, { kind: Kind }>;
};

function DraftFoot({ step, context }: FootOf<'preview'>) {
  const { strings, words, actions } = context;
  const { failure, subject } = step;
  const isRead = durationOf(subject) !== null;
  const isRefused = failure?.kind === 'upload' && failure.failure.kind === 'refused';
  const isBegun = failure?.kind === 'upload' && !isRefused;
  return (
    <>
      <Failure step={step} context={context} />
      <p className={footNote}>{isRead ? strings.keptHere : words.readingLength}</p>
      <NativeButton onPress={actions.restart}>
        <RecordScreenIcon size="small" />
        {strings.restart}
      </NativeButton>
      <NativeButton tone="action" isPending={!isRead} isInactive={isRefused} onPress={actions.save}>
        <UploadIcon size="small" />
        {isBegun ? strings.continueUpload : failure?.kind === 'save' ? strings.saveAgain : strings.saveUpload}
      </NativeButton>
    </>
  );
}

function RecordFoot({ step, isSharing, context }: FootOf<'preview'> & { isSharing: boolean }) {
  const { strings, actions } = context;
  return (
    <>
      <Failure step={step} context={context} />
      <p className={footNote}>{step.isChanged ? strings.unsaved : ''}</p>
      <NativeButton onPress={actions.restart}>
        <RecordScreenIcon size="small" />
        {strings.recordAnother}
      </NativeButton>
      <CopyLinkButton tone="neutral" isSharing={isSharing} context={context} />
      <NativeButton tone="action" isInactive={!step.isChanged} onPress={actions.save}>
        {step.failure ? strings.saveAgain : strings.save}
      </NativeButton>
    </>
  );
}

/** The library's, the store's or our own words; what was recorded and written is still there. */
function Failure({ step, context: { strings, words } }: FootOf<'preview'>) {
  if (!step.failure) return null;
  return (
    <div className={styles.failure}>
      <Note
        tone="critical"
        title={failureWords(step.failure, words) ?? strings.unreadablePreview}
        fix={strings.failureKept}
      />
    </div>
  );
}

function CopyLinkButton({
  tone,
  isSharing,
  context: { strings, actions },
}: Omit<PreviewFootProps, 'step'> & { tone: 'action' | 'neutral' }) {
  return (
    <NativeButton tone={tone} isPending={isSharing} onPress={actions.copyLink}>
      <LinkIcon size="small" />
      {strings.copyLink}
    </NativeButton>
  );
}

function Uploading({ step, context: { strings, actions } }: FootOf<'uploading'>) {
  const { isPaused, isWaiting, percent } = step;
  const name = isPaused ? strings.uploadPaused : isWaiting ? strings.uploadWaits : strings.uploading;
  return (
    <>
      <div className={styles.progress}>
        <p className={styles.progressName}>{name}</p>
        <ProgressLine
          label={strings.uploading}
          percent={percent}
          tone={isPaused || isWaiting ? 'neutral' : 'action'}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops presses, takes none */}
      <div className={styles.uploadButtons} onClickCapture={stopSecondClick}>
        <NativeButton isQuiet onPress={actions.cancelUpload}>
          {strings.cancelUpload}
        </NativeButton>
        <NativeButton onPress={isPaused ? actions.resumeUpload : actions.pauseUpload}>
          {isPaused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
          {isPaused ? strings.resumeUpload : strings.pauseUpload}
        </NativeButton>
      </div>
    </>
  );
}

/** These buttons come where the one for saving was: the other half of a double click on that is not meant to pause. */
function stopSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.stopPropagation();
}
