import { MicrophoneIcon, MicrophoneOffIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { useId } from 'react';
import type { MicrophoneState, SetupState } from '../screen-recorder.state.ts';
import { FrameDoctor } from './doctor.view.tsx';
import { Level } from './level.tsx';
import * as look from '../views/look.css.ts';
import { Note } from '../views/note.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './setup.css.ts';
import { Toggle } from '../views/toggle.view.tsx';

interface MicrophoneProps {
  setup: SetupState;
  context: RecorderViewContext;
}

/** The microphone: on or off, which one, and whether it hears something. */
export function MicrophoneView({ setup, context }: MicrophoneProps) {
  const { strings, actions } = context;
  const { status } = setup.microphone;
  const id = useId();
  const isOff = status === 'off';
  const isFine = status === 'on' || status === 'opening';
  return (
    <section data-part="microphone" data-state={status} className={look.card}>
      <div className={styles.topRow}>
        <span className={styles.seals[isOff ? 'neutral' : isFine ? 'action' : 'critical']}>
          {isOff ? <MicrophoneOffIcon /> : <MicrophoneIcon />}
        </span>
        <div className={styles.topWords}>
          <h3 id={id} className={look.strong}>
            {strings.microphone}
          </h3>
          <p className={look.muted}>{lineOf(setup.microphone.status, context)}</p>
        </div>
        <Toggle labelledBy={id} isOn={!isOff} onChange={actions.setMicrophoneOn} />
      </div>
      {!isOff && <Devices setup={setup} context={context} />}
      {status === 'on' && <Level label={strings.microphoneLevel} watch={actions.watchLevel} />}
      <Trouble setup={setup} context={context} />
    </section>
  );
}

function lineOf(status: MicrophoneState['status'], { strings }: RecorderViewContext): string {
  if (status === 'off') return strings.microphoneOff;
  if (status === 'opening') return strings.microphoneOpening;
  return status === 'on' ? strings.microphoneOn : strings.microphoneSilentWay;
}

/** Devices without a label, as long as none was allowed, are counted. */
function Devices({ setup, context: { strings, words, actions } }: MicrophoneProps) {
  const { devices } = setup.list;
  if (devices.length === 0) return null;
  const { microphone } = setup;
  return (
    <NativeSelect
      label={strings.chooseMicrophone}
      isLabelHidden
      value={microphone.status === 'on' ? microphone.deviceId : ''}
      placeholder={words.chooseMicrophone}
      errorMessage={microphone.status === 'not-chosen' && words.chooseMicrophone}
      options={devices.map(({ id, label }, index) => ({
        value: id,
        label: label || strings.microphoneNumber(index + 1),
      }))}
      onChange={actions.chooseMicrophone}
    />
  );
}

function Trouble({ setup, context }: MicrophoneProps) {
  const { strings, words, actions } = context;
  const again = (
    <NativeButton size="small" onPress={() => actions.setMicrophoneOn(true)}>
      {strings.retry}
    </NativeButton>
  );
  switch (setup.microphone.status) {
    case 'denied':
      return setup.examination?.microphone === 'frame' ? (
        <Note tone="critical" title={words.allowMicrophone} fix={strings.frameMicrophone}>
          <FrameDoctor strings={strings} />
        </Note>
      ) : (
        <Note tone="critical" title={words.allowMicrophone} fix={strings.deniedFix} action={again} />
      );
    case 'missing':
      return <Note tone="critical" title={words.noMicrophone} fix={strings.missingFix} action={again} />;
    case 'busy':
      return <Note tone="critical" title={words.microphoneBusy} fix={strings.busyFix} action={again} />;
    case 'gone':
      return <Note tone="caution" title={strings.gone} fix={strings.goneFix} action={again} />;
    case 'on':
      return setup.isSilent ? <Note tone="caution" title={strings.silent} fix={strings.silentFix} /> : null;
    case 'off':
    case 'opening':
    case 'not-chosen':
      return null;
  }
}
