import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '../../modal/modal.tsx';
import { screenRecorderStrings } from '../screen-recorder.strings.ts';
import { ConsoleView, type RunningStep } from './console.view.tsx';
import { CountdownView } from './countdown.view.tsx';
import { FloatLayer } from './float-layer.tsx';
import { MiniBar } from './mini-bar.view.tsx';
import { PreviewModal } from './preview-modal.tsx';
import { QuestionModal } from './question.view.tsx';
import type { RecorderAround, RecorderViewProps } from './recorder-view.props.ts';
import { recorderViewStrings } from './recorder-views.strings.ts';
import { SetupView } from './setup.view.tsx';
import { Spoken } from './spoken.view.tsx';
import { useReturningFocus } from './use-returning-focus.ts';
import { useSaid, type Said } from './use-said.ts';
import { ChoosingView, FinishingView } from './waiting.view.tsx';

/** A picture of the recorder, whatever it is at. */
export function RecorderView(props: RecorderViewProps) {
  const { state, actions, locale } = props;
  const around = {
    actions,
    locale,
    strings: recorderViewStrings[locale],
    words: screenRecorderStrings[locale],
  };
  useReturningFocus(state.step.kind !== 'closed');
  const said = useSaid(state);
  return (
    <>
      <Step {...props} around={around} said={said} />
      {state.question && <QuestionModal question={state.question} around={around} said={said} />}
      <Spoken said={said} at="page" />
    </>
  );
}

type StepProps = RecorderViewProps & { around: RecorderAround; said: Said };

function Step({ around, said, ...props }: StepProps) {
  const { state } = props;
  const { step, setup } = state;
  switch (step.kind) {
    case 'closed':
      return null;
    case 'recording':
    case 'paused':
      return <Running state={state} step={step} around={around} />;
    case 'preview':
    case 'uploading':
    case 'saving':
    case 'saved':
      return <PreviewModal {...props} step={step} around={around} said={said} />;
    case 'setup':
      return (
        <Sheet step={step.kind} around={around} said={said}>
          <SetupView state={state} problem={step.problem} around={around} />
        </Sheet>
      );
    case 'choosing':
      return (
        <Sheet step={step.kind} around={around} said={said}>
          <ChoosingView hasComputerSound={setup.examination?.hasComputerSound ?? false} around={around} />
        </Sheet>
      );
    case 'countdown':
      return (
        <Sheet step={step.kind} around={around} said={said}>
          <CountdownView left={step.left} around={around} />
        </Sheet>
      );
    case 'finishing':
      return (
        <Sheet step={step.kind} around={around} said={said}>
          <FinishingView around={around} />
        </Sheet>
      );
  }
}

interface SheetProps {
  step: 'setup' | 'choosing' | 'countdown' | 'finishing';
  around: RecorderAround;
  said: Said;
  children: ReactNode;
}

/** One dialog from the setup to the recording: only what lies on it changes. */
function Sheet({ step, around, said, children }: SheetProps) {
  const { strings, actions } = around;
  const label = {
    setup: strings.title,
    choosing: strings.choosing,
    countdown: strings.soon,
    finishing: strings.finishing,
  };
  return (
    <Modal
      component="screen-recorder"
      label={label[step]}
      size={step === 'setup' ? 'medium' : 'small'}
      keepsOnBeside
      page={step}
      onClose={step === 'countdown' ? actions.cancelCountdown : actions.close}
    >
      {children}
      <Spoken said={said} at="sheet" />
    </Modal>
  );
}

interface RunningProps extends Pick<StepProps, 'state' | 'around'> {
  step: RunningStep;
}

/** The console: large, small, or in a window of its own. */
function Running({ state, step, around }: RunningProps) {
  if (state.floatingBody)
    return createPortal(<ConsoleView state={state} step={step} around={around} />, state.floatingBody);
  return (
    <FloatLayer>
      {state.isSmall ? (
        <MiniBar step={step} around={around} />
      ) : (
        <ConsoleView state={state} step={step} around={around} />
      )}
    </FloatLayer>
  );
}
