import { streamType, type VideoSource } from './attach-source.ts';

interface StreamOptions {
  /** Lines of the picture of each quality that the stream offers. All of them are the same film. */
  heights: readonly number[];
  /** Leaves it to the film to say what it is written in; what Chromium's recorder says there, Chromium does not play. */
  isUnnamed?: boolean;
}

/**
 * A film that consists of fragments as an HLS stream, without another file: the lists say where in the film each piece
 * lies. The film's address carries the lines that a piece was asked for with: `?lines=720`.
 */
export async function streamOf(
  film: string,
  { heights, isUnnamed = false }: StreamOptions,
): Promise<VideoSource> {
  const pieces = piecesOf(await (await fetch(film)).arrayBuffer());
  const [head, ...fragments] = pieces;
  if (!head || fragments.length === 0) throw new Error('The film has no fragments.');
  const ofHeight = (height: number) => {
    const address = new URL(`${film}?lines=${height}`, document.baseURI).href;
    return listOf([
      '#EXT-X-TARGETDURATION:3',
      `#EXT-X-MAP:URI="${address}",BYTERANGE="${head.length}@${head.start}"`,
      ...fragments.flatMap(({ length, start }) => [
        '#EXTINF:2.04,',
        `#EXT-X-BYTERANGE:${length}@${start}`,
        address,
      ]),
      '#EXT-X-ENDLIST',
    ]);
  };
  const codecs = isUnnamed ? '' : ',CODECS="vp09.00.10.08"';
  const src = listOf(
    heights.flatMap((height) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${height * 1000},RESOLUTION=${(height * 16) / 9}x${height}${codecs}`,
      ofHeight(height),
    ]),
  );
  return { src, type: streamType };
}

const listOf = (lines: readonly string[]) =>
  URL.createObjectURL(new Blob([['#EXTM3U', '#EXT-X-VERSION:7', ...lines].join('\n')], { type: streamType }));

interface Piece {
  start: number;
  length: number;
}

/** Where the head of an MP4 file and each of its fragments lie: boxes of four bytes of length and four letters. */
function piecesOf(file: ArrayBuffer): Piece[] {
  const view = new DataView(file);
  const starts = [0];
  let end = 0;
  while (end < file.byteLength) {
    const name = String.fromCharCode(...new Uint8Array(file, end + 4, 4));
    if (name === 'mfra') break;
    if (name === 'moof') starts.push(end);
    end += view.getUint32(end);
  }
  return starts.map((start, index) => ({ start, length: (starts[index + 1] ?? end) - start }));
}
