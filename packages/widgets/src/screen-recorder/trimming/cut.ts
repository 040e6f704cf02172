import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { encodeUpTo } from './encode-up-to.ts';

export interface Range {
  from: number;
  to: number;
}

/** Codecs that say in their own key frames all that a decoder needs, so that parts of two encoders join in one track. */
const joinable = ['vp8', 'vp9', 'av1'];

/**
 * Keeps [from, to) seconds of a recording. Only what lies between `from` and the next key frame is encoded again; the rest
 * is copied, and nothing of what was cut off is left in the file. Of other codecs it keeps what begins with a key frame.
 */
export async function cut(
  file: Blob,
  range: Range,
  onProgress: (part: number) => void,
): Promise<{ file: Blob; duration: number }> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  if (!video) throw new Error('There is no picture in it.');
  const target = new BufferTarget();
  const isWebm = file.type.startsWith('video/webm');
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target });

  const picture = await picturesOf(video, range);
  const sound = audio && (await soundOf(audio, picture.range));
  const videoSource = new EncodedVideoPacketSource(picture.codec);
  output.addVideoTrack(videoSource);
  const audioSource = sound && new EncodedAudioPacketSource(sound.codec);
  if (audioSource) output.addAudioTrack(audioSource);
  await output.start();

  const { from, to } = picture.range;
  let end = 0;
  const note = (packet: EncodedPacket) => {
    end = Math.max(end, packet.timestamp + packet.duration);
    onProgress(Math.min(1, end / (to - from)));
  };
  const pourPictures = async () => {
    for await (const packet of picture.packets()) {
      await videoSource.add(packet, { decoderConfig: picture.config });
      note(packet);
    }
    videoSource.close();
  };
  const pourSound = async () => {
    if (!sound || !audioSource) return;
    for await (const packet of sound.packets())
      await audioSource.add(packet, { decoderConfig: sound.config });
    audioSource.close();
  };
  await Promise.all([pourPictures(), pourSound()]);
  await output.finalize();
  if (!target.buffer || end === 0) throw new Error('Nothing would be left.');
  return { file: new Blob([target.buffer], { type: file.type }), duration: end };
}

/** Packets of the picture, from nought on, and the range that they really are of. */
async function picturesOf(track: InputVideoTrack, range: Range) {
  const [codec, config] = await Promise.all([track.getCodec(), track.getDecoderConfig()]);
  if (!codec || !config) throw new Error('Its codec is unknown.');
  const sink = new EncodedPacketSink(track);
  const keyBefore = await sink.getKeyPacket(range.from, { verifyKeyPackets: true });
  const isOnKey = !keyBefore || keyBefore.timestamp >= range.from;
  const next = keyBefore && (await sink.getNextKeyPacket(keyBefore, { verifyKeyPackets: true }));
  const canJoin = joinable.includes(codec);
  if (!isOnKey && !canJoin && (!next || next.timestamp >= range.to))
    throw new Error('No key frame is in what would be kept.');
  const first = isOnKey ? (keyBefore ?? (await sink.getFirstPacket())) : next;
  const kept = isOnKey || canJoin ? range : { ...range, from: next?.timestamp ?? range.from };

  async function* packets() {
    if (!isOnKey && canJoin) {
      const until = Math.min(range.to, next?.timestamp ?? Infinity);
      yield* encodeUpTo(track, config as VideoDecoderConfig, range.from, until);
    }
    if (first) yield* within(sink, first, kept, true);
  }
  return { codec, config, range: kept, packets };
}

async function soundOf(track: InputAudioTrack, range: Range) {
  const [codec, config] = await Promise.all([track.getCodec(), track.getDecoderConfig()]);
  if (!codec || !config) return null;
  const sink = new EncodedPacketSink(track);
  const first = (await sink.getPacket(range.from)) ?? (await sink.getFirstPacket());
  return {
    codec,
    config,
    packets: () => (first ? within(sink, first, range, false) : none()),
  };
}

/** Those that lie in the range, its beginning become nought. A sound is whole or left out; the last picture is shown shorter. */
async function* within(
  sink: EncodedPacketSink,
  first: EncodedPacket,
  { from, to }: Range,
  isPicture: boolean,
) {
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp >= to) return;
    const end = packet.timestamp + packet.duration;
    if (packet.timestamp < from || (end > to && !isPicture)) continue;
    yield packet.clone({
      timestamp: packet.timestamp - from,
      duration: Math.min(end, to) - packet.timestamp,
    });
  }
}

async function* none(): AsyncGenerator<EncodedPacket, void, unknown> {}
