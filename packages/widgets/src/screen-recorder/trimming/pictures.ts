import { BlobSource, CanvasSink, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';

/** Key frames are read fastest; between pictures this far apart nobody sees that they are a little early. */
const nearEnough = 4;

/** Pictures of a file, evenly spread, in their order; none where there is none. */
export async function* pictures(
  file: Blob,
  count: number,
  width: number,
): AsyncGenerator<{ index: number; picture: Blob }, void, unknown> {
  using input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return;
  const duration = await track.computeDuration();
  const spacing = duration / count;
  const packets = new EncodedPacketSink(track);
  const sink = new CanvasSink(track, { width, poolSize: 2 });

  async function* times() {
    for (let index = 0; index < count; index += 1) {
      const time = (index + 0.5) * spacing;
      const key = spacing > nearEnough ? await packets.getKeyPacket(time, { metadataOnly: true }) : null;
      yield key?.timestamp ?? time;
    }
  }
  let index = 0;
  for await (const shown of sink.canvasesAtTimestamps(times())) {
    if (shown) yield { index, picture: await toPicture(shown.canvas) };
    index += 1;
  }
}

function toPicture(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture came of it.')));
    canvas.toBlob(take, 'image/webp', 0.8);
  });
}
