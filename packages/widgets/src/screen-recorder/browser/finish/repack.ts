import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  WEBM,
  type EncodedPacket,
  type InputTrack,
  type Target,
} from 'mediabunny';

interface Line {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: EncodedPacket | null;
  add: (packet: EncodedPacket) => Promise<void>;
}

/**
 * Packs what a recorder gave into an MP4, packet by packet, without another encoding. Reads as far as it goes: a crash
 * may have cut the end off. Answers the seconds that it plays.
 */
export async function repack(raw: Blob, target: Target): Promise<{ duration: number }> {
  using input = new Input({ source: new BlobSource(raw), formats: [WEBM] });
  const isInMemory = target instanceof BufferTarget;
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: isInMemory ? 'in-memory' : false }),
    target,
  });
  const tracks = await input.getTracks();
  const lines = (await Promise.all(tracks.map((track) => openLine(track, output)))).filter(
    (line) => line !== null,
  );
  if (lines.length === 0) throw new Error('Nothing was recorded.');
  await output.start();
  const duration = await pour(lines);
  await output.finalize();
  return { duration };
}

/** One track from its packets to its place in the output; null when nothing is in it. */
async function openLine(track: InputTrack, output: Output): Promise<Line | null> {
  const packets = new EncodedPacketSink(track).packets();
  const next = await step(packets);
  if (!next) return null;
  if (track.isVideoTrack()) {
    const [codec, decoderConfig] = await Promise.all([track.getCodec(), track.getDecoderConfig()]);
    if (!codec || !decoderConfig) return null;
    const source = new EncodedVideoPacketSource(codec);
    output.addVideoTrack(source);
    return { packets, next, add: (packet) => source.add(packet, { decoderConfig }) };
  }
  if (track.isAudioTrack()) {
    const [codec, decoderConfig] = await Promise.all([track.getCodec(), track.getDecoderConfig()]);
    if (!codec || !decoderConfig) return null;
    const source = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(source);
    return { packets, next, add: (packet) => source.add(packet, { decoderConfig }) };
  }
  return null;
}

/** The earliest packet first, whichever its track, so that little waits in memory. The file begins at nought. */
async function pour(lines: Line[]): Promise<number> {
  const timeOf = ({ next }: Line) => next?.timestamp ?? Infinity;
  const origin = Math.min(...lines.map(timeOf));
  let end = 0;
  for (;;) {
    const line = lines.reduce((first, other) => (timeOf(other) < timeOf(first) ? other : first));
    const packet = line.next;
    if (!packet) return end;
    const timestamp = packet.timestamp - origin;
    await line.add(packet.clone({ timestamp }));
    end = Math.max(end, timestamp + packet.duration);
    line.next = await step(line.packets);
  }
}

/** What cannot be read any more is the torn end of a file. */
async function step(packets: Line['packets']): Promise<EncodedPacket | null> {
  try {
    const { value, done } = await packets.next();
    return done ? null : (value ?? null);
  } catch {
    return null;
  }
}
