import { RecordScreenIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { MediaProblemKind } from '../recorder-media.ts';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';
import { ChecksView } from './checks.view.tsx';
import { CountdownField } from './countdown-field.tsx';
import { Doctor } from './doctor.view.tsx';
import * as look from '../views/look.css.ts';
import { MicrophoneView } from './microphone.view.tsx';
import { Note } from '../views/note.view.tsx';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './setup.css.ts';
import { SheetFrame } from '../views/sheet-frame.view.tsx';
import { footNote } from '../views/sheet-frame.css.ts';
import { EarlierView, RecoverableView } from '../recovery/unfinished.view.tsx';

interface SetupProps {
  state: Pick<ScreenRecorderState, 'setup' | 'earlier'>;
  problem: MediaProblemKind | null;
  context: RecorderViewContext;
}

/** Everything before a recording. */
export function SetupView({ state: { setup, earlier }, problem, context }: SetupProps) {
  const { strings, actions } = context;
  const { screen } = setup.examination ?? {};
  const isBarred = screen?.status === 'missing';
  return (
    <SheetFrame
      title={strings.title}
      lead={strings.lead}
      closeLabel={strings.close}
      onClose={actions.close}
      foot={
        <>
          <p className={footNote}>
            {isBarred ? '' : setup.isSignedIn ? strings.startHint : strings.signInHint}
          </p>
          <span data-first-stop>
            <NativeButton
              tone="action"
              size="large"
              isInactive={isBarred || setup.examination === null}
              onPress={actions.start}
            >
              <RecordScreenIcon />
              {setup.isSignedIn ? strings.start : strings.signInFirst}
            </NativeButton>
          </span>
        </>
      }
    >
      <div className={styles.room}>
        <div data-component="recorder-setup" className={look.rows}>
          {problem && <Problem problem={problem} context={context} />}
          <RecoverableView recoverable={setup.recoverable} context={context} />
          <EarlierView uploads={earlier} context={context} />
          {isBarred ? (
            <Doctor because={screen.because} strings={strings} />
          ) : (
            <>
              <MicrophoneView setup={setup} context={context} />
              <CountdownField seconds={setup.countdown} context={context} />
              <ChecksView setup={setup} context={context} />
            </>
          )}
        </div>
      </div>
    </SheetFrame>
  );
}

/** Why the last attempt has not become a recording. What is wrong with the microphone stands with the microphone. */
function Problem({
  problem,
  context: { strings },
}: {
  problem: MediaProblemKind;
  context: RecorderViewContext;
}) {
  switch (problem) {
    case 'microphone-denied':
    case 'microphone-missing':
    case 'microphone-gone':
    case 'microphone-busy':
      return null;
    case 'capture-cancelled':
      return <Note tone="neutral" title={strings.cancelled} />;
    case 'capture-denied':
      return <Note tone="critical" title={strings.captureDenied} fix={strings.captureDeniedFix} />;
    case 'forbidden-here':
      return <Doctor because="frame" strings={strings} />;
    case 'unsupported':
      return <Doctor because="unsupported" strings={strings} />;
    case 'storage-full':
      return <Note tone="critical" title={strings.storageFull} fix={strings.storageFullFix} />;
    case 'unreadable':
      return <Note tone="critical" title={strings.unreadable} fix={strings.unreadableFix} />;
  }
}
