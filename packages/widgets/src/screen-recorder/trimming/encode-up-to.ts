import { EncodedPacket, VideoSampleSink, type InputVideoTrack } from 'mediabunny';

/** As many bits as the recorder gives a picture that moves. */
const bitrate = 4_000_000;

/**
 * The frames of [from, until) anew, in the codec that the track is in: the first becomes a key frame, and what had come
 * before it is gone. Times begin at nought.
 */
export async function* encodeUpTo(
  track: InputVideoTrack,
  { codec, codedWidth = 0, codedHeight = 0 }: VideoDecoderConfig,
  from: number,
  until: number,
): AsyncGenerator<EncodedPacket, void, unknown> {
  const made: EncodedPacket[] = [];
  const failures: DOMException[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => void made.push(EncodedPacket.fromEncodedChunk(chunk)),
    error: (error) => void failures.push(error),
  });
  try {
    encoder.configure({ codec, width: codedWidth, height: codedHeight, bitrate, latencyMode: 'quality' });
    let isFirst = true;
    // The first is the one that is on the screen at `from`, though it may have come up before.
    for await (using sample of new VideoSampleSink(track).samples(from, until)) {
      const start = Math.max(sample.timestamp, from);
      const end = Math.min(sample.timestamp + sample.duration, until);
      sample.setTimestamp(start - from);
      sample.setDuration(Math.max(0, end - start));
      const frame = sample.toVideoFrame();
      encoder.encode(frame, { keyFrame: isFirst });
      frame.close();
      isFirst = false;
      throwFirst(failures);
      yield* made.splice(0);
    }
    await encoder.flush();
    throwFirst(failures);
    yield* made.splice(0);
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

function throwFirst([failure]: DOMException[]) {
  if (failure) throw failure;
}
