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

const streamType = 'application/vnd.apple.mpegurl';

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
  const begin = async () => {
    const { default: Hls } = await import('hls.js/light');
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
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (fatal) onFailure(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'format');
    });
    hls.loadSource(src);
    hls.attachMedia(video);
  };
  begin().catch(() => isThere && onFailure('network'));
  return {
    detach() {
      isThere = false;
      stream?.destroy();
      release(video);
    },
    chooseLevel(level) {
      if (stream) stream.currentLevel = level;
    },
  };
}
