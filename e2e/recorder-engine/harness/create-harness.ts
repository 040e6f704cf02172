import {
  MediaProblem,
  type FinishedRecording,
  type LiveRecording,
  type Microphone,
  type RecorderMedia,
  type ScreenCapture,
  type Trimmer,
} from '../../../packages/widgets/src/screen-recorder/recorder-media.ts';
import { createRecorderMedia } from '../../../packages/widgets/src/screen-recorder/browser/recorder-media.browser.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { seek } from './seek.ts';
import { watchLeaks } from './watch-leaks.ts';

/** Milliseconds after which a browser that is not kept busy has given the first of what it records. */
const firstGift = 1400;

/** What the tests call in the page: the engine, with what a recording is made of kept under names. */
export function createHarness(media: RecorderMedia, trimmer: Trimmer) {
  const leaks = watchLeaks();
  const state: {
    capture?: ScreenCapture;
    live?: LiveRecording;
    microphone?: Microphone;
    finished?: FinishedRecording;
    cut?: { file: Blob; duration: number };
    elapsed: number[];
    problems: string[];
    hasEnded: boolean;
  } = { elapsed: [], problems: [], hasEnded: false };

  /** The browser of the tests shows this very tab to who asks for a tab; and beeps for a computer's sound. */
  let hasComputerSound = false;
  const ask = navigator.mediaDevices.getDisplayMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getDisplayMedia = ({ video, audio, ...more } = {}) => {
    const wished = typeof video === 'object' ? video : {};
    return ask({
      ...more,
      video: { ...wished, displaySurface: 'browser' },
      ...(hasComputerSound && audio ? { audio } : {}),
    });
  };

  const hasGiven = watchRecorder();

  return {
    media,
    trimmer,
    state,
    leaks,
    letComputerSound: (isLet = true) => void (hasComputerSound = isLet),
    /** Runs `work` within a press: the next click on the button. */
    whenPressed: <Result>(work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        const press = () => void work().then(resolve, reject);
        document.querySelector('button')?.addEventListener('click', press, { once: true });
      }),
    /** The kind of the problem that `work` ends with; null when it ends well. */
    problemOf: (work: () => Promise<unknown>) =>
      work().then(
        () => null,
        (error: unknown) => (error instanceof MediaProblem ? error.kind : String(error)),
      ),
    mediaLike: (element: Element) => createRecorderMedia({ looksLike: () => element }),
    /** In a shadow root with styles of its own, within a theme of the page. */
    shadowedButton() {
      const host = document.createElement('div');
      host.dataset['theme'] = 'school';
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':host([data-theme="school"]) button { color: var(--sy-color-action); outline: 0 }');
      root.adoptedStyleSheets = [sheet];
      const button = document.createElement('button');
      root.append(button);
      document.body.append(host);
      return button;
    },
    kept: () => keptOnDevice('shuyuan-recordings'),
    /** As a browser tells that a track has ended; one that a page stops says nothing. */
    endShare: () => leaks.endTracks('video'),
    unplug: () => leaks.endTracks('audio'),
    async start(id: string, owner = 'mei') {
      const { capture, microphone = null } = state;
      if (!capture) throw new Error('Nothing is captured.');
      state.live = await media.record({ id, owner, capture, microphone, startedAt: Date.now() });
      state.live.onElapsed((elapsed) => state.elapsed.push(elapsed));
      state.live.onProblem(({ kind }) => state.problems.push(kind));
      capture.onEnded(() => (state.hasEnded = true));
    },
    /** Until `milliseconds` were recorded, as the engine tells, and something of them is there. */
    recordedFor: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const stop = state.live?.onElapsed((elapsed) => {
          if (elapsed < milliseconds || (milliseconds >= firstGift && !hasGiven())) return;
          stop?.();
          resolve();
        });
      }),
    async stop() {
      if (!state.live) throw new Error('Nothing is recorded.');
      state.finished = await state.live.stop();
      const { file, ...facts } = state.finished;
      return { ...facts, size: file.size, type: file.type, elapsed: state.elapsed.at(-1) ?? 0 };
    },
    /** A file's bytes, as text that a test can fetch. */
    async bytesOf(file: Blob) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 0x8000)
        text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
      return btoa(text);
    },
    /** What a browser makes of a picture, and how much more red its reddest point has than its least red one. */
    async look(picture: Blob | null) {
      if (!picture) return null;
      const drawn = await createImageBitmap(picture);
      const { width, height } = drawn;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(drawn, 0, 0);
      const reds = pen.getImageData(0, 0, width, height).data.filter((_, index) => index % 4 === 0);
      const contrast = reds.reduce((a, b) => Math.max(a, b)) - reds.reduce((a, b) => Math.min(a, b));
      return { type: picture.type, size: picture.size, width, height, contrast };
    },
    /** Loudness of each tenth of a second, as the browser itself decodes it. */
    async loudness(file: Blob) {
      const context = new OfflineAudioContext(1, 1, 48_000);
      const sound = await context.decodeAudioData(await file.arrayBuffer());
      const samples = sound.getChannelData(0);
      const size = 4800;
      return Array.from({ length: Math.floor(samples.length / size) }, (_, index) => {
        const part = samples.subarray(index * size, (index + 1) * size);
        return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / size);
      });
    },
    /** Plays it at `second`; answers where it came to stand, how long it says to be, and the lesson's time on the picture. */
    seek: (file: Blob, second: number) => seek(media, file, second),
  };
}

/** Says whether the recorder that was started last has given anything: on a busy machine its first picture comes late. */
function watchRecorder() {
  let isGiven = false;
  // oxlint-disable-next-line typescript/unbound-method -- called with the recorder it is of
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (this: MediaRecorder, timeslice) {
    isGiven = false;
    this.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) isGiven = true;
    });
    start.call(this, timeslice);
  };
  return () => isGiven;
}
