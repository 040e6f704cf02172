import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';

export interface FilmOptions {
  /** @default 2 */
  seconds?: number;
  /** @default true */
  hasPicture?: boolean;
  /** @default false */
  hasSound?: boolean;
  /** Bytes of each picture. @default 400 */
  pictureBytes?: number;
  /** Pixels. @default 640 by 360 */
  width?: number;
  height?: number;
}

/** The containers that browsers record and our recorder makes. */
export const containers = {
  webm: () => new WebMOutputFormat(),
  /** As a browser's recorder writes it: without a length and an index. */
  'live webm': () => new WebMOutputFormat({ appendOnly: true }),
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  'mp4 with its index at the end': () => new Mp4OutputFormat({ fastStart: false }),
  'fragmented mp4': () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
} as const satisfies Record<string, () => OutputFormat>;

export type Container = keyof typeof containers;

const picturesPerSecond = 10;
const soundSeconds = 0.02;

/** A film whose container is true; what it shows is noise. */
export async function makeFilm(
  container: Container,
  {
    seconds = 2,
    hasPicture = true,
    hasSound = false,
    pictureBytes = 400,
    width = 640,
    height = 360,
  }: FilmOptions = {},
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: containers[container](), target });
  const pictures = new EncodedVideoPacketSource('vp9');
  const sounds = new EncodedAudioPacketSource('opus');
  if (hasPicture) output.addVideoTrack(pictures, { frameRate: picturesPerSecond });
  if (hasSound) output.addAudioTrack(sounds);
  await output.start();
  if (hasPicture)
    await addPictures(pictures, seconds, pictureBytes, { codedWidth: width, codedHeight: height });
  if (hasSound) await addSounds(sounds, seconds);
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

async function addPictures(
  source: EncodedVideoPacketSource,
  seconds: number,
  bytes: number,
  size: { codedWidth: number; codedHeight: number },
) {
  const length = 1 / picturesPerSecond;
  const decoderConfig = { codec: 'vp09.00.21.08', ...size };
  for (let place = 0; place < seconds * picturesPerSecond; place += 1) {
    const type = place % picturesPerSecond === 0 ? 'key' : 'delta';
    const data = new Uint8Array(bytes).fill(place);
    await source.add(new EncodedPacket(data, type, place * length, length), { decoderConfig });
  }
}

async function addSounds(source: EncodedAudioPacketSource, seconds: number) {
  const decoderConfig = { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 };
  for (let place = 0; place < Math.round(seconds / soundSeconds); place += 1) {
    const data = new Uint8Array(40).fill(place);
    await source.add(new EncodedPacket(data, 'key', place * soundSeconds, soundSeconds), { decoderConfig });
  }
}
