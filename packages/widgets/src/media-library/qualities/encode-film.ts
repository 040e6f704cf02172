import {
  ALL_FORMATS,
  BlobSource,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
  StreamTarget,
  UrlSource,
  type StreamTargetChunk,
} from 'mediabunny';
import type { EncodeOptions } from './film-encoder.ts';
import { createWrittenFile } from './written-file.ts';

/** Bytes that are written at once. */
const chunkSize = 4 * 2 ** 20;

/** What nearly every browser plays comes first. */
const codecs = ['avc', 'vp9', 'av1'] as const;

const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

/** @see FilmEncoder */
export async function encodeFilm(
  film: Blob | string,
  { height, signal, onProgress }: EncodeOptions,
): Promise<Blob | null> {
  const source = typeof film === 'string' ? new UrlSource(film) : new BlobSource(film);
  using input = new Input({ source, formats: ALL_FORMATS });
  signal.throwIfAborted();
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no picture in it.');
  const [shownWidth, shownHeight] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const size = { width: even((shownWidth / shownHeight) * height), height };
  const quality = new Quality('medium');
  const codec = await getFirstEncodableVideoCodec([...codecs], { ...size, quality });
  if (codec === null) return null;

  const file = createWrittenFile();
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => file.write(data, position),
  });
  const conversion = await Conversion.init({
    input,
    output: new Output({
      // Its index stands behind: nobody knows beforehand how long that becomes.
      format: new Mp4OutputFormat({ fastStart: false }),
      target: new StreamTarget(writable, { chunked: true, chunkSize }),
    }),
    tracks: 'primary',
    video: { ...size, fit: 'fill', codec, quality, forceTranscode: true, allowTransformationMetadata: false },
    showWarnings: false,
  });
  // A film without its sound is not the same.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return null;
  conversion.onProgress = (part) => onProgress(part);
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  signal.throwIfAborted();
  return file.blob('video/mp4');
}
