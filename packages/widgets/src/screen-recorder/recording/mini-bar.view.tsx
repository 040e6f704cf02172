import { DragIcon, EnlargeIcon, PauseIcon, PlayIcon, StopIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId } from 'react';
import { momentText } from '../../widget/moment-text.ts';
import type { ConsoleProps } from './console.view.tsx';
import { IconButton } from '../views/icon-button.view.tsx';
import { useBarPlace } from './use-bar-place.ts';
import { useConsole } from './use-console.ts';
import * as styles from './console.css.ts';

/** The console as a small bar, which a hand or the arrow keys put where it disturbs least. */
export function MiniBar({ step, context }: Omit<ConsoleProps, 'state'>) {
  const { strings, actions } = context;
  const isPaused = step.kind === 'paused';
  const id = useId();
  const { region, handleKey } = useConsole(actions, isPaused);
  const { bar, isDragged, pointer, handleKey: handleGripKey } = useBarPlace();
  return (
    <div ref={bar} className={styles.miniPlace}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of its buttons; what is dragged by hand has a button for keys */}
      <section
        ref={region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus comes here when the console shrinks
        tabIndex={-1}
        aria-label={strings.console}
        aria-describedby={`${id}-keys`}
        data-component="recorder-mini-bar"
        data-state={step.kind}
        data-dragged={isDragged || undefined}
        className={styles.mini}
        onKeyDown={handleKey}
        {...pointer}
      >
        <button
          type="button"
          aria-label={strings.move}
          title={strings.withKeys(strings.move, strings.moveKeys)}
          aria-describedby={id}
          className={styles.grip}
          onKeyDown={handleGripKey}
        >
          <DragIcon size="small" />
        </button>
        <VisuallyHidden id={id}>{strings.moveKeys}</VisuallyHidden>
        <VisuallyHidden id={`${id}-keys`}>{strings.keys}</VisuallyHidden>
        <span className={styles.dot} />
        <VisuallyHidden>{isPaused ? strings.paused : strings.recording}</VisuallyHidden>
        <span role="timer" aria-live="off" aria-label={strings.recorded} className={styles.timeSmall}>
          {momentText(step.elapsed)}
        </span>
        <div data-part="controls" className={styles.controlsSmall}>
          <IconButton
            label={isPaused ? strings.resume : strings.pause}
            keys="P"
            hint={strings.withKeys(isPaused ? strings.resume : strings.pause, 'P')}
            icon={isPaused ? <PlayIcon /> : <PauseIcon />}
            onPress={isPaused ? actions.resume : actions.pause}
          />
          <IconButton label={strings.stopRecording} icon={<StopIcon />} onPress={actions.stop} />
          <IconButton
            label={strings.enlarge}
            icon={<EnlargeIcon />}
            onPress={() => actions.setSmall(false)}
          />
        </div>
      </section>
    </div>
  );
}
