import { MediaProblem } from '../recorder-media.ts';
import { chooseRecordingFormat } from './recording-format.ts';

/** A picture that can be sought in, and cut at, every other second. Unknown to the types, and to most browsers. */
interface RecorderOptions extends MediaRecorderOptions {
  videoKeyFrameIntervalDuration: number;
}

/** Sharp text at 1080 lines; a page that stands still takes a tenth of it. */
const videoBitsPerSecond = 2_500_000;
const audioBitsPerSecond = 128_000;

/** What this browser records; null when it records no pictures. */
export function formatHere(hasSound: boolean) {
  if (!('MediaRecorder' in globalThis)) return null;
  return chooseRecordingFormat(hasSound, (mimeType) => MediaRecorder.isTypeSupported(mimeType));
}

/** A recorder, not started, of what is shown and of what sounds. */
export function recorderOf(screen: MediaStream, sound: MediaStreamTrack | undefined) {
  const format = formatHere(sound !== undefined);
  if (!format) throw new MediaProblem('unsupported');
  const { mimeType } = format;
  const options: RecorderOptions = {
    mimeType,
    videoBitsPerSecond,
    audioBitsPerSecond,
    videoKeyFrameIntervalDuration: 2000,
  };
  const stream = new MediaStream([...screen.getVideoTracks(), ...(sound ? [sound] : [])]);
  try {
    return { recorder: new MediaRecorder(stream, options), mimeType };
  } catch (error) {
    throw new MediaProblem('unsupported', { cause: error });
  }
}
