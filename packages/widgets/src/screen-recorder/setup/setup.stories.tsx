import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MediaProblemKind } from '../recorder-media.ts';
import type { ScreenRecorderState, SetupState } from '../screen-recorder.state.ts';
import { RecorderPicture } from '../views/recorder-picture.fixtures.tsx';
import { stateWith } from '../views/recorder-states.fixtures.ts';
import { examination } from './setup.fixtures.ts';

const meta = {
  title: 'Screen recorder/Setup',
  component: RecorderPicture,
  parameters: { picture: { width: 800, height: 760 } },
  args: { state: stateWith({ kind: 'setup', problem: null }) },
} satisfies Meta<typeof RecorderPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const setup = (
  part: Partial<SetupState> = {},
  problem: MediaProblemKind | null = null,
  rest: Partial<ScreenRecorderState> = {},
): Story => ({ args: { state: stateWith({ kind: 'setup', problem }, { ...rest, setup: part }) } });

/** SR-01: everything stands ready. */
export const Ready = setup();
/** Nobody has looked at the page yet. */
export const Looking = setup({
  examination: null,
  microphone: { status: 'opening' },
  list: { permission: 'prompt', devices: [] },
  isServerReached: null,
  isHeard: false,
});
/** Muted on purpose: nothing warns. */
export const MicrophoneOff = setup({ microphone: { status: 'off' }, isHeard: false });
/** SR-10: on, and nothing is heard for three seconds. */
export const MicrophoneSilent = setup({ isSilent: true, isHeard: false });
/** SR-02: 请选择麦克风 */
export const MicrophoneNotChosen = setup(
  { microphone: { status: 'not-chosen' }, isHeard: false },
  'microphone-gone',
);
/** SR-02: 请授权麦克风 */
export const MicrophoneDenied = setup(
  {
    microphone: { status: 'denied' },
    list: { permission: 'denied', devices: [] },
    examination: { ...examination, microphone: 'denied' },
    isHeard: false,
  },
  'microphone-denied',
);
/** SR-02: 未检测到麦克风 */
export const MicrophoneMissing = setup(
  { microphone: { status: 'missing' }, list: { permission: 'granted', devices: [] }, isHeard: false },
  'microphone-missing',
);
/** Another program has it. */
export const MicrophoneBusy = setup({ microphone: { status: 'busy' }, isHeard: false });
/** The choice of screens was closed again. */
export const NothingChosen = setup({}, 'capture-cancelled');
/** The system itself gives no leave. */
export const CaptureDenied = setup({}, 'capture-denied');
/** Too little room, no sound of the computer, and a library that is not reached: each with what to do. */
export const ThingsToKnow = setup({
  examination: { ...examination, room: 96 * 1024 ** 2, hasComputerSound: false },
  isServerReached: false,
});
/** A visitor may look around. */
export const Visitor = setup({ isSignedIn: false });
/** SR-09: recordings that were not saved, and an upload that was not finished. */
export const Recoverable = setup(
  {
    recoverable: [
      { id: 'a', startedAt: Date.UTC(2026, 2, 1, 12, 41, 5), duration: 187, bytes: 19_300_000 },
      { id: 'b', startedAt: Date.UTC(2026, 1, 27, 1, 3, 40), duration: 42, bytes: 3_100_000 },
    ],
  },
  null,
  { earlier: [{ id: 'u', title: '论语·学而篇串讲', percent: 62, status: 'uploading', message: '' }] },
);
/** An upload of an earlier page that needs the person. */
export const EarlierFailed = setup({}, null, {
  earlier: [
    {
      id: 'u',
      title: '论语·学而篇串讲',
      percent: 62,
      status: 'failed',
      message: '视频上到阿里云失败传失败，错误信息：RequestTimeout:code:-1',
    },
  ],
});
/** SR-13: in a frame without the permission, with the line that its page has to add. */
export const InFrame = setup({
  examination: { ...examination, isFramed: true, screen: { status: 'missing', because: 'frame' } },
});
/** SR-13: in a frame that may record the screen, but not the microphone. */
export const InFrameWithoutMicrophone = setup({
  microphone: { status: 'denied' },
  list: { permission: 'denied', devices: [] },
  examination: { ...examination, isFramed: true, microphone: 'frame' },
  isHeard: false,
});
/** The page was opened without encryption. */
export const Insecure = setup({
  examination: { ...examination, screen: { status: 'missing', because: 'insecure' } },
});
/** A browser that cannot record. */
export const Unsupported = setup({
  examination: { ...examination, screen: { status: 'missing', because: 'unsupported' } },
});
