import { CutIcon, PauseIcon, PlayIcon, UndoIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { Ref } from 'react';
import { durationText } from '../views/duration-text.ts';
import { Note } from '../views/note.view.tsx';
import * as previewStyles from './preview.css.ts';
import { ProgressLine } from '../saving/progress-line.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { footNote } from '../views/sheet-frame.css.ts';
import { SheetFrame } from '../views/sheet-frame.view.tsx';
import * as styles from './trim.css.ts';
import { TrimStrip } from './trim-strip.view.tsx';
import { tenth, tenthsText } from './trim-text.ts';
import type { TrimState, TrimStore } from './trim.store.ts';

export interface TrimActions extends Pick<
  TrimStore,
  'grab' | 'setFrom' | 'setTo' | 'undo' | 'chooseAll' | 'cut' | 'cancel'
> {
  /** Shows a moment, in seconds. */
  show: (seconds: number) => void;
  togglePlay: () => void;
  back: () => void;
}

export interface TrimViewProps {
  state: TrimState;
  actions: TrimActions;
  isPlaying: boolean;
  /** Playable address of the recording. */
  url: string;
  videoRef: Ref<HTMLVideoElement>;
  videoEvents: { onPlay: () => void; onPause: () => void; onTimeUpdate: () => void };
  context: RecorderViewContext;
}

/** What is kept of a recording: seen, chosen by two handles, played, and cut. */
export function TrimView({ state, actions, isPlaying, url, videoRef, videoEvents, context }: TrimViewProps) {
  const { strings } = context;
  const { step, range, duration } = state;
  const isCutting = step.kind === 'cutting';
  return (
    <SheetFrame
      title={strings.cutTitle}
      lead={strings.cutLead}
      closeLabel={strings.cancel}
      onClose={isCutting ? actions.cancel : actions.back}
      foot={<TrimFoot state={state} actions={actions} context={context} />}
    >
      <div data-component="recorder-trim" data-state={step.kind} className={styles.whole}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recording that was just made has none */}
        <video ref={videoRef} src={url} playsInline className={styles.video} {...videoEvents} />
        <div className={styles.bar}>
          <NativeButton onPress={actions.togglePlay} isInactive={isCutting}>
            {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
            {isPlaying ? strings.cutPause : strings.cutPlay}
          </NativeButton>
          <p className={styles.length}>
            {strings.cutLength}
            <strong className={styles.lengthValue}>
              {durationText(tenth(range.to - range.from), strings)}
            </strong>
            <span className={styles.times}>
              {tenthsText(range.from)} – {tenthsText(range.to)} / {tenthsText(duration)}
            </span>
          </p>
          <NativeButton isQuiet isInactive={!state.canUndo || isCutting} onPress={actions.undo}>
            <UndoIcon size="small" />
            {strings.cutUndo}
          </NativeButton>
          <NativeButton isQuiet isInactive={isCutting} onPress={actions.chooseAll}>
            {strings.cutAll}
          </NativeButton>
        </div>
        <TrimStrip state={state} actions={actions} context={context} />
      </div>
    </SheetFrame>
  );
}

function TrimFoot({ state, actions, context }: Pick<TrimViewProps, 'state' | 'actions' | 'context'>) {
  const { strings } = context;
  const { step, range, duration } = state;
  if (step.kind === 'cutting')
    return (
      <>
        <div className={previewStyles.progress}>
          <p className={previewStyles.progressName}>{strings.cutting}</p>
          <ProgressLine label={strings.cutting} percent={Math.round(step.part * 100)} />
        </div>
        <NativeButton onPress={actions.cancel}>{strings.cancel}</NativeButton>
      </>
    );
  const isWhole = range.from === 0 && range.to === duration;
  return (
    <>
      {step.hasFailed && (
        <div className={previewStyles.failure}>
          <Note tone="critical" title={strings.cutFailed} />
        </div>
      )}
      <p className={footNote}>{strings.cutShortest}</p>
      <NativeButton onPress={actions.back}>{strings.cancel}</NativeButton>
      <NativeButton tone="action" isInactive={isWhole} onPress={() => void actions.cut()}>
        <CutIcon size="small" />
        {strings.cutConfirm}
      </NativeButton>
    </>
  );
}
