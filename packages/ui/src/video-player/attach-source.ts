import { withinCodeLimit } from '../lazy-module/within-code-limit.ts';

/** One file or stream of a video. */
export interface VideoSource {
  /** A file, or an HLS list (`.m3u8`). */
  src: string;
  /** Its quality, as the reader chooses it: 高清. */
  label?: string;
  /** MIME type. Needed only for an HLS list whose address does not end so. */
  type?: string;
}

/** A quality within a stream. */
export interface StreamLevel {
  /** Lines of the picture. */
  height: number;
}

export interface Attached {
  detach: () => void;
  /** -1 leaves the choice to the network. */
  chooseLevel: (level: number) => void;
}

interface AttachOptions {
  onLevels: (levels: readonly StreamLevel[]) => void;
  onFailure: (kind: 'network' | 'format') => void;
}

/** MIME type of an HLS list. */
export const streamType = 'application/vnd.apple.mpegurl';

const isStream = ({ src, type = '' }: VideoSource) => /mpegurl/i.test(type) || /\.m3u8(?:$|[?#])/i.test(src);

/** Gives a video its source: files and streams that the browser knows directly, other streams by code fetched for them. */
export function attachSource(video: HTMLVideoElement, source: VideoSource, options: AttachOptions): Attached {
  if (isStream(source) && 'MediaSource' in globalThis) return attachStream(video, source.src, options);
  video.src = source.src;
  return { detach: () => release(video), chooseLevel: () => {} };
}

/** Ends its downloads too. */
function release(video: HTMLVideoElement) {
  video.removeAttribute('src');
  video.load();
}

function attachStream(
  video: HTMLVideoElement,
  src: string,
  { onLevels, onFailure }: AttachOptions,
): Attached {
  let isThere = true;
  let stream: { destroy: () => void; currentLevel: number } | undefined;
  let forget = () => {};
  const begin = async () => {
    const { default: Hls } = await withinCodeLimit(import('hls.js/light'));
    if (!isThere) return;
    if (!Hls.isSupported()) {
      if (video.canPlayType(streamType)) video.src = src;
      else onFailure('format');
      return;
    }
    // A worker would be code from a blob address, which a strict policy refuses.
    const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
    stream = hls;
    hls.on(Hls.Events.MANIFEST_PARSED, () => onLevels(hls.levels));
    let refusals = 0;
    hls.on(Hls.Events.ERROR, (_, { fatal, type, details }) => {
      // It would go round and round through qualities that the browser cannot play.
      if (details === Hls.ErrorDetails.BUFFER_ADD_CODEC_ERROR) refusals += 1;
      const isUnplayable = refusals > 0 && refusals >= hls.levels.length;
      if (!fatal && !isUnplayable) return;
      forget();
      forget = whenShownToItsEnd(video, () =>
        onFailure(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'format'),
      );
    });
    hls.loadSource(src);
    hls.attachMedia(video);
  };
  begin().catch(() => isThere && onFailure('network'));
  return {
    detach() {
      isThere = false;
      forget();
      stream?.destroy();
      release(video);
    },
    chooseLevel(level) {
      if (stream) stream.currentLevel = level;
    },
  };
}

const couldRunOut = ['waiting', 'seeking'] as const;

/** Tells once that there is nothing to show any more: what has come of a stream is still worth watching. */
function whenShownToItsEnd(video: HTMLVideoElement, tell: () => void): () => void {
  const look = () => {
    if (hasPicture(video)) return;
    forget();
    tell();
  };
  const forget = () => couldRunOut.forEach((name) => video.removeEventListener(name, look));
  couldRunOut.forEach((name) => video.addEventListener(name, look));
  look();
  return forget;
}

/** Seconds that are not there any more when the browser says that it waits for more. */
const nothingLeft = 0.2;

function hasPicture({ buffered, currentTime }: HTMLVideoElement) {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime && currentTime < buffered.end(index) - nothingLeft) return true;
  return false;
}
