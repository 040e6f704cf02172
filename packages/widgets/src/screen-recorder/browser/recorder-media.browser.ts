import { withinCodeLimit } from '@shuyuan/ui/lazy-module';
import { askBeforeLeaving } from '../../widget/ask-before-leaving.browser.ts';
import { saveFile } from '../../widget/save-file.browser.ts';
import { MediaProblem, type RecorderMedia } from '../recorder-media.ts';
import { examine, hasFloatingWindow } from './examine.browser.ts';
import { download, durationOf } from './files-of-this-page.browser.ts';
import { openMicrophone } from './microphone.browser.ts';
import { listMicrophones, onMicrophonesChange } from './microphones.browser.ts';
import { playable } from '../../film/playable.browser.ts';
import { createRecordings } from './recordings.browser.ts';
import { captureScreen } from './screen-capture.browser.ts';

/** Where recordings are kept on the device, and what the floating window looks like. */
export interface RecorderMediaOptions {
  /** Names what is kept on the device. Two schools on one origin take two names. @default 'shuyuan-recordings' */
  storageName?: string;
  /**
   * What the floating window shall look like: an element within the theme and, where there is one, the shadow root.
   * @default the page's body
   */
  looksLike?: () => Element;
}

/** The recorder's browser. Nothing is loaded, asked or opened before one of its calls is made. */
export function createRecorderMedia({
  storageName = 'shuyuan-recordings',
  looksLike = () => document.body,
}: RecorderMediaOptions = {}): RecorderMedia {
  const streams = new WeakMap<object, MediaStream>();

  /** A press is good for some seconds, so the code may be fetched within it. */
  async function openFloatingWindow() {
    const { openWindowLike } = await withinCodeLimit(import('./floating-window.browser.ts')).catch(
      (cause: unknown) => {
        throw new MediaProblem('unsupported', { cause });
      },
    );
    return openWindowLike(looksLike());
  }

  return {
    ...createRecordings(storageName, (opened) => streams.get(opened)),
    examine,
    microphones: listMicrophones,
    onDevicesChange: onMicrophonesChange,
    async openMicrophone(deviceId) {
      const { microphone, stream } = await openMicrophone(deviceId);
      streams.set(microphone, stream);
      return microphone;
    },
    async captureScreen() {
      const { capture, stream } = await captureScreen();
      streams.set(capture, stream);
      return capture;
    },
    playable,
    durationOf,
    async firstPicture(film) {
      const { firstPicture } = await import('../../film/first-picture.browser.ts');
      return firstPicture(film);
    },
    download,
    downloadFrom: saveFile,
    blockUnload: askBeforeLeaving,
    ...(hasFloatingWindow() ? { openFloatingWindow } : {}),
  };
}
