import { parentPort, workerData } from 'node:worker_threads';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
  type InputTrack,
} from 'mediabunny';
import type { FromWorker, ProbeTask, ProbedVideo, ToWorker } from './probe-messages.ts';

/** No recording is longer; a length beyond it is a lie of the file. */
const longestSeconds = 24 * 60 * 60;

const waiting: ((bytes: Uint8Array) => void)[] = [];
parentPort?.on('message', (bytes: ToWorker) => waiting.shift()?.(bytes));

const tell = (message: FromWorker) => parentPort?.postMessage(message);

const source = new CustomSource({
  getSize: () => (workerData as ProbeTask).bytes,
  read: (start, end) =>
    new Promise((resolve) => {
      waiting.push(resolve);
      tell({ kind: 'read', start, end });
    }),
  prefetchProfile: 'fileSystem',
});

/** Null for whatever browsers would not play as a video to its end. */
async function probe(): Promise<ProbedVideo | null> {
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  if (!video || (await video.getCodec()) === null) return null;
  const audio = await input.getPrimaryAudioTrack();
  const tracks: InputTrack[] = audio ? [video, audio] : [video];
  const seconds = await input.computeDuration(tracks);
  if (!(seconds > 0 && seconds <= longestSeconds)) return null;
  const packets = new EncodedPacketSink(video);
  // The end of a file that was cut off is promised by its beginning, but not there.
  const isWhole = (await packets.getFirstPacket()) && (await packets.getPacket(Infinity));
  if (!isWhole) return null;
  const [mimeType, width, height] = [
    await input.getMimeType(),
    await video.getDisplayWidth(),
    await video.getDisplayHeight(),
  ];
  return { seconds, mimeType, width, height };
}

tell({ kind: 'found', video: await probe().catch(() => null) });
