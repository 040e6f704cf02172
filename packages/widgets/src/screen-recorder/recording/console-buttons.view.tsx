import { MicrophoneIcon, MicrophoneOffIcon, PauseIcon, PlayIcon, StopIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { MicrophoneState } from '../screen-recorder.state.ts';
import { IconButton } from '../views/icon-button.view.tsx';
import { Level } from '../setup/level.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './console.css.ts';

interface PauseProps {
  isPaused: boolean;
  context: RecorderViewContext;
}

/** Pause and resume share a place, so that the focus stays. */
export function PauseButton({ isPaused, context: { strings, actions } }: PauseProps) {
  const label = isPaused ? strings.resume : strings.pause;
  return (
    <NativeButton
      aria-keyshortcuts="P"
      title={strings.withKeys(label, 'P')}
      onPress={isPaused ? actions.resume : actions.pause}
    >
      {isPaused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
      {label}
    </NativeButton>
  );
}

export function StopButton({ context: { strings, actions } }: Pick<PauseProps, 'context'>) {
  return (
    <NativeButton tone="action" aria-label={strings.stopRecording} onPress={actions.stop}>
      <StopIcon size="small" />
      {strings.stop}
    </NativeButton>
  );
}

/** The microphone while it records: heard or not, on or off. */
export function ConsoleSound({
  microphone,
  context,
}: {
  microphone: MicrophoneState;
  context: RecorderViewContext;
}) {
  const { strings, actions } = context;
  const isOn = microphone.status === 'on';
  return (
    <div className={styles.sound}>
      <IconButton
        label={isOn ? strings.muteMicrophone : strings.unmuteMicrophone}
        icon={isOn ? <MicrophoneIcon /> : <MicrophoneOffIcon />}
        onPress={() => actions.setMicrophoneOn(!isOn)}
      />
      {isOn && <Level label={strings.microphoneLevel} watch={actions.watchLevel} size="small" />}
    </div>
  );
}
