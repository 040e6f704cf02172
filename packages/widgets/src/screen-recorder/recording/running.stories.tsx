import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Usage } from '../../../../../.storybook/usage.ts';
import type { RecorderStep } from '../recorder-step.ts';
import type { Question } from '../screen-recorder.state.ts';
import { RecorderPicture } from '../views/recorder-picture.fixtures.tsx';
import { stateWith } from '../views/recorder-states.fixtures.ts';

const meta = {
  title: 'Screen recorder/Recording',
  component: RecorderPicture,
  parameters: {
    picture: { width: 900, height: 560 },
    usage: {
      use: [
        'The steps of a recording between the press on start and the preview. ScreenRecorder draws them; nobody else does.',
        'Its keys are told by the tooltips of its buttons, by aria-keyshortcuts, and by the description of its region.',
      ],
      avoid: ['For keys of a page: Alt + M is taken as long as something is recorded, on the whole page.'],
      keys: [
        ['P', 'In the console or its bar: pauses, and goes on.'],
        ['M', 'In the console or its bar: marks this moment as the beginning of a chapter.'],
        ['Alt + M', 'Anywhere on the page: marks this moment. Not while it is paused.'],
        ['Tab', 'Goes through the buttons. The console is the last stop of the page.'],
        ['Arrow keys', 'On the grip of the bar: move it by 16 px; with Shift, further.'],
        [
          'Escape',
          'Stops the countdown. While something is recorded it does nothing: nothing is lost by a slip.',
        ],
      ],
    } satisfies Usage,
  },
  args: { state: stateWith({ kind: 'choosing' }) },
} satisfies Meta<typeof RecorderPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (step: RecorderStep, part: Parameters<typeof stateWith>[1] = {}): Story => ({
  args: { state: stateWith(step, part) },
});

const marked = [{ at: 21 }, { at: 63 }];

/** SR-01: the browser asks what is recorded. */
export const Choosing = at({ kind: 'choosing' });
/** SR-01: three seconds before it starts. */
export const Countdown = at({ kind: 'countdown', left: 3 });
/** SR-01 */
export const Recording = at({ kind: 'recording', elapsed: 84, markers: [] });
/** SR-15: two chapters were dropped. */
export const Marked = at({ kind: 'recording', elapsed: 128, markers: marked });
/** SR-01 */
export const Paused = at({ kind: 'paused', elapsed: 128, markers: marked });
/** The last minute. */
export const MinuteLeft = at({ kind: 'recording', elapsed: 252, markers: marked });
/** SR-03: the last seconds. */
export const SecondsLeft = at({ kind: 'recording', elapsed: 293, markers: marked });
/** Muted on purpose: nothing warns. */
export const Muted = at(
  { kind: 'recording', elapsed: 84, markers: [] },
  { setup: { microphone: { status: 'off' } } },
);
/** SR-10 */
export const Silent = at({ kind: 'recording', elapsed: 12, markers: [] }, { setup: { isSilent: true } });
/** SR-02: unplugged while recording. */
export const MicrophoneGone = at(
  { kind: 'recording', elapsed: 84, markers: [] },
  { setup: { microphone: { status: 'gone' } } },
);
/** SR-12 */
export const Small = at({ kind: 'recording', elapsed: 84, markers: [] }, { isSmall: true });
/** SR-12 */
export const SmallPaused = at({ kind: 'paused', elapsed: 84, markers: [] }, { isSmall: true });
/** In a window of its own, as large as that one opens. */
export const Floating: Story = {
  ...at({ kind: 'recording', elapsed: 84, markers: [{ at: 21 }] }, { isFloating: true }),
  parameters: { picture: { width: 360, height: 96 } },
};
/** On a narrow screen the way to the bar stands in the row of the others. */
export const Narrow: Story = {
  ...at({ kind: 'recording', elapsed: 128, markers: marked }),
  parameters: { picture: { width: 390, height: 560 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const middleOf = (name: string) => {
      const { top, height } = page.getByRole('button', { name }).getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await expect(middleOf('收成小条')).toBe(middleOf('停止录制'));
  },
};
/** A file is made of it. */
export const Finishing = at({ kind: 'finishing' });

const asked = (question: Question, step: RecorderStep = { kind: 'setup', problem: null }): Story =>
  at(step, { question });

/** SR-07: asked before an unsaved recording is lost. */
export const CloseQuestion = asked({ kind: 'close' }, { kind: 'paused', elapsed: 84, markers: [] });
/** SR-09: deleting is explicit. */
export const DiscardQuestion = asked({ kind: 'discard', id: 'a' });
export const DiscardUploadQuestion = asked({ kind: 'discard-upload', id: 'u' });
