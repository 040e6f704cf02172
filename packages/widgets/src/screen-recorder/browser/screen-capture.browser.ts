import { MediaProblem, type ScreenCapture } from '../recorder-media.ts';
import { captureProblem } from './media-problems.ts';
import { isAllowedByPolicy } from './permission-policy.browser.ts';
import { onTrackEnd, stopTracks } from './track-end.browser.ts';

export interface OpenedCapture {
  capture: ScreenCapture;
  stream: MediaStream;
}

/** What Chromium knows beyond the types; other browsers pass it over. */
interface CaptureOptions extends DisplayMediaStreamOptions {
  /** This tab may be recorded: a lesson of this site is what many want to show. */
  selfBrowserSurface: 'include';
  surfaceSwitching: 'include';
  systemAudio: 'include';
  monitorTypeSurfaces: 'include';
  controller?: FocusController;
}

interface FocusController {
  setFocusBehavior: (behaviour: 'no-focus-change') => void;
}

declare global {
  // oxlint-disable-next-line no-var -- the only spelling of a global that may be missing
  var CaptureController: (new () => FocusController) | undefined;
}

/** Without these, Chromium filters a tab's sound as if it were a voice, and makes it mono. */
const cleanSound = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  channelCount: 2,
};

const options: CaptureOptions = {
  video: { frameRate: { ideal: 30, max: 30 }, width: { max: 1920 }, height: { max: 1080 } },
  audio: cleanSound,
  selfBrowserSurface: 'include',
  surfaceSwitching: 'include',
  systemAudio: 'include',
  monitorTypeSurfaces: 'include',
};

export async function captureScreen(): Promise<OpenedCapture> {
  const stream = await askForScreen();
  const [video] = stream.getVideoTracks();
  if (!video) throw new MediaProblem('capture-denied');
  return {
    stream,
    capture: {
      hasSound: stream.getAudioTracks().length > 0,
      onEnded: (listener) => onTrackEnd(video, listener),
      close: () => stopTracks(stream),
    },
  };
}

async function askForScreen() {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  if (!devices?.getDisplayMedia) throw new MediaProblem('unsupported');
  const controller = globalThis.CaptureController && new globalThis.CaptureController();
  try {
    const stream = await devices.getDisplayMedia(controller ? { ...options, controller } : options);
    stayHere(controller);
    return stream;
  } catch (error) {
    throw captureProblem(error, isAllowedByPolicy('display-capture'));
  }
}

/** The countdown runs here: the browser shall not bring the chosen window to the front. It refuses for a whole screen. */
function stayHere(controller: FocusController | undefined) {
  try {
    controller?.setFocusBehavior('no-focus-change');
  } catch {
    return;
  }
}
