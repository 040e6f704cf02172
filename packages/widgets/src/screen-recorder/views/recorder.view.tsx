import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Modal } from '../../widget/modal.tsx';
import { screenRecorderStrings } from '../screen-recorder.strings.ts';
import { ConsoleView, type RunningStep } from '../recording/console.view.tsx';
import { CountdownView } from '../recording/countdown.view.tsx';
import { FloatLayer } from '../recording/float-layer.tsx';
import { MiniBar } from '../recording/mini-bar.view.tsx';
import { PreviewModal } from '../preview/preview-modal.tsx';
import { QuestionModal } from './question.view.tsx';
import type { RecorderViewContext, RecorderViewProps } from './recorder-view.props.ts';
import { recorderViewStrings } from './recorder-views.strings.ts';
import { SetupView } from '../setup/setup.view.tsx';
import { AnnouncementView } from './announcement.view.tsx';
import { useReturningFocus } from './use-returning-focus.ts';
import { useAnnouncement, type PlacedAnnouncement } from './use-announcement.ts';
import { ChoosingView, FinishingView } from '../recording/waiting.view.tsx';

/** A picture of the recorder, whatever it is at. */
export function RecorderView(props: RecorderViewProps) {
  const { state, actions, locale } = props;
  const context = {
    actions,
    locale,
    strings: recorderViewStrings[locale],
    words: screenRecorderStrings[locale],
  };
  useReturningFocus(state.step.kind !== 'closed');
  const placed = useAnnouncement(state);
  return (
    <>
      <Step {...props} context={context} placed={placed} />
      {state.question && <QuestionModal question={state.question} context={context} placed={placed} />}
      <AnnouncementView placed={placed} at="page" />
    </>
  );
}

type StepProps = RecorderViewProps & { context: RecorderViewContext; placed: PlacedAnnouncement };

function Step({ context, placed, ...props }: StepProps) {
  const { state } = props;
  const { step, setup } = state;
  switch (step.kind) {
    case 'closed':
      return null;
    case 'recording':
    case 'paused':
      return <Running state={state} step={step} context={context} />;
    case 'preview':
    case 'uploading':
    case 'saving':
    case 'saved':
      return <PreviewModal {...props} step={step} context={context} placed={placed} />;
    case 'setup':
      return (
        <Sheet step={step.kind} context={context} placed={placed}>
          <SetupView state={state} problem={step.problem} context={context} />
        </Sheet>
      );
    case 'choosing':
      return (
        <Sheet step={step.kind} context={context} placed={placed}>
          <ChoosingView hasComputerSound={setup.examination?.hasComputerSound ?? false} context={context} />
        </Sheet>
      );
    case 'countdown':
      return (
        <Sheet step={step.kind} context={context} placed={placed}>
          <CountdownView left={step.left} context={context} />
        </Sheet>
      );
    case 'finishing':
      return (
        <Sheet step={step.kind} context={context} placed={placed}>
          <FinishingView context={context} />
        </Sheet>
      );
  }
}

interface SheetProps {
  step: 'setup' | 'choosing' | 'countdown' | 'finishing';
  context: RecorderViewContext;
  placed: PlacedAnnouncement;
  children: ReactNode;
}

/** One dialog from the setup to the recording: only what lies on it changes. */
function Sheet({ step, context, placed, children }: SheetProps) {
  const { strings, actions } = context;
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
      <AnnouncementView placed={placed} at="sheet" />
    </Modal>
  );
}

interface RunningProps extends Pick<StepProps, 'state' | 'context'> {
  step: RunningStep;
}

/** The console: large, small, or in a window of its own. */
function Running({ state, step, context }: RunningProps) {
  if (state.floatingBody)
    return createPortal(<ConsoleView state={state} step={step} context={context} />, state.floatingBody);
  return (
    <FloatLayer>
      {state.isSmall ? (
        <MiniBar step={step} context={context} />
      ) : (
        <ConsoleView state={state} step={step} context={context} />
      )}
    </FloatLayer>
  );
}
