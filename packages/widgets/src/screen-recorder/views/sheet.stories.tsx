import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { ConsoleView } from '../recording/console.view.tsx';
import { CountdownView } from '../recording/countdown.view.tsx';
import { MicrophoneView } from '../setup/microphone.view.tsx';
import { QuestionView } from './question.view.tsx';
import { contextIn, SheetPicture } from './recorder-picture.fixtures.tsx';
import { stateWith } from './recorder-states.fixtures.ts';
import { SetupView } from '../setup/setup.view.tsx';
import { examination, setupWith } from '../setup/setup.fixtures.ts';
import { ChoosingView, FinishingView } from '../recording/waiting.view.tsx';

/** The parts that everybody sees, side by side. */
const meta = {
  title: 'Screen recorder/Sheet',
  parameters: {
    picture: { width: 1300, height: 1900 },
    // Several of one name, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const running = [
  stateWith({ kind: 'recording', elapsed: 128, markers: [{ at: 21 }, { at: 63 }] }),
  stateWith({ kind: 'paused', elapsed: 252, markers: [] }, { setup: { microphone: { status: 'off' } } }),
];

function Grid() {
  const { locale } = useUi();
  const context = contextIn(locale);
  const setup = stateWith({ kind: 'setup', problem: null });
  const known = { ...examination, room: 96 * 1024 ** 2, hasComputerSound: false };
  return (
    <HostProvider host={createTestHost({ locale })}>
      <div
        data-state-sheet="wide"
        style={{ display: 'grid', gridTemplateColumns: '560px 400px', gap: 32, alignItems: 'start' }}
      >
        <SheetPicture width={560}>
          <SetupView state={setup} problem={null} context={context} />
        </SheetPicture>
        <div style={{ display: 'grid', gap: 32 }}>
          <SheetPicture width={400}>
            <CountdownView left={3} context={context} />
          </SheetPicture>
          <SheetPicture width={400}>
            <QuestionView question={{ kind: 'close' }} context={context} id="close" />
          </SheetPicture>
        </div>
        <SheetPicture width={560}>
          <SetupView
            state={{ ...setup, setup: setupWith({ examination: known, isServerReached: false }) }}
            problem={null}
            context={context}
          />
        </SheetPicture>
        <div style={{ display: 'grid', gap: 32 }}>
          <SheetPicture width={400}>
            <ChoosingView hasComputerSound context={context} />
          </SheetPicture>
          <SheetPicture width={400}>
            <FinishingView context={context} />
          </SheetPicture>
        </div>
        <div style={{ display: 'grid', gap: 16 }}>
          <MicrophoneView setup={setupWith({ isSilent: true })} context={context} />
          <MicrophoneView setup={setupWith({ microphone: { status: 'denied' } })} context={context} />
        </div>
        <MicrophoneView setup={setupWith({ microphone: { status: 'off' } })} context={context} />
        {running.map((state) =>
          state.step.kind === 'recording' || state.step.kind === 'paused' ? (
            <div
              key={state.step.kind}
              style={{ gridColumn: '1 / -1', position: 'relative', blockSize: '11rem', inlineSize: 820 }}
            >
              <ConsoleView state={state} step={state.step} context={context} />
            </div>
          ) : null,
        )}
      </div>
    </HostProvider>
  );
}

export const Parts: StoryObj = { render: () => <Grid /> };
