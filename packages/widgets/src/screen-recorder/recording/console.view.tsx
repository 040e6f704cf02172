import { CautionIcon, MarkIcon, PictureInPictureIcon, ShrinkIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import type { RecorderStep } from '../recorder-step.ts';
import { recorderLimits } from '../recorder-limits.ts';
import { ConsoleClock } from './console-clock.view.tsx';
import { ConsoleSound, PauseButton, StopButton } from './console-buttons.view.tsx';
import { IconButton } from '../views/icon-button.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import { useConsole } from './use-console.ts';
import * as styles from './console.css.ts';

export type RunningStep = Extract<RecorderStep, { kind: 'recording' | 'paused' }>;

export interface ConsoleProps {
  state: Pick<ScreenRecorderState, 'setup' | 'isFloating' | 'summons'>;
  step: RunningStep;
  context: RecorderViewContext;
}

/** What runs a recording, over the page or in a window of its own. */
export function ConsoleView({ state, step, context }: ConsoleProps) {
  const { strings, actions } = context;
  const { microphone, isSilent, examination } = state.setup;
  const isPaused = step.kind === 'paused';
  const place = state.isFloating ? 'window' : 'page';
  const id = useId();
  const { region, handleKey } = useConsole(actions, isPaused, state.summons);
  const trouble =
    microphone.status === 'gone' ? context.words.microphoneGone : isSilent ? strings.consoleSilent : null;
  return (
    <div className={styles.where[place]}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of its buttons */}
      <section
        ref={region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus comes here when a recording begins
        tabIndex={-1}
        aria-label={strings.console}
        aria-describedby={id}
        data-component="recorder-console"
        data-state={step.kind}
        data-place={place}
        className={styles.console[place]}
        onKeyDown={handleKey}
      >
        <div className={styles.row}>
          <ConsoleClock elapsed={step.elapsed} isPaused={isPaused} strings={strings} />
          <ConsoleSound microphone={microphone} context={context} />
          <div className={styles.controls}>
            <MarkButton step={step} context={context} />
            <PauseButton isPaused={isPaused} context={context} />
            <StopButton context={context} />
            <div className={styles.placing}>
              {examination?.hasFloatingWindow && (
                <IconButton
                  label={state.isFloating ? strings.unfloat : strings.float}
                  icon={<PictureInPictureIcon />}
                  isPressed={state.isFloating}
                  onPress={() => actions.setFloating(!state.isFloating)}
                />
              )}
              {!state.isFloating && (
                <IconButton
                  label={strings.shrink}
                  icon={<ShrinkIcon />}
                  onPress={() => actions.setSmall(true)}
                />
              )}
            </div>
          </div>
        </div>
        {trouble && (
          <p className={styles.trouble}>
            <CautionIcon size="small" />
            {trouble}
          </p>
        )}
        <VisuallyHidden id={id}>{strings.keys}</VisuallyHidden>
        <Track step={step} />
      </section>
    </div>
  );
}

function MarkButton({ step, context: { strings, actions } }: Omit<ConsoleProps, 'state'>) {
  const { length } = step.markers;
  return (
    <NativeButton
      isQuiet
      isInactive={step.kind === 'paused'}
      aria-keyshortcuts="M Alt+M"
      title={strings.withKeys(strings.mark, strings.markKeys)}
      onPress={actions.mark}
    >
      <MarkIcon size="small" />
      {strings.mark}
      {length > 0 && (
        <>
          <span aria-hidden="true">{length}</span>
          <VisuallyHidden>{strings.marks(length)}</VisuallyHidden>
        </>
      )}
    </NativeButton>
  );
}

/** Seen only: the clock says it too. */
function Track({ step }: Pick<ConsoleProps, 'step'>) {
  const part = (seconds: number) => `${Math.min(100, (seconds / recorderLimits.seconds) * 100)}%`;
  return (
    <div aria-hidden="true" className={styles.track}>
      <div className={styles.done} style={{ inlineSize: part(step.elapsed) }} />
      {step.markers.map(({ at }, index) => (
        <span key={index} className={styles.tick} style={{ insetInlineStart: part(at) }} />
      ))}
    </div>
  );
}
