/** What a video is doing, read from its element. */
export interface MediaState {
  /** Whether its source has told its length: until then it has no place of its own. */
  isThere: boolean;
  time: number;
  /** 0 until it is known, and for a live stream. Stays while another source of the film comes. */
  duration: number;
  /** The second up to which it has come over the network, from where it plays. */
  buffered: number;
  isPlaying: boolean;
  isWaiting: boolean;
  isEnded: boolean;
  /** Whether it has been played at all: until then there is the poster. */
  isBegun: boolean;
  volume: number;
  isMuted: boolean;
  rate: number;
  /** `network` may be better the next time; `format` will not. */
  failure: 'network' | 'format' | null;
}

export const stillMedia: MediaState = {
  isThere: false,
  time: 0,
  duration: 0,
  buffered: 0,
  isPlaying: false,
  isWaiting: false,
  isEnded: false,
  isBegun: false,
  volume: 1,
  isMuted: false,
  rate: 1,
  failure: null,
};

/** Events after which something of the state may be another. */
const events =
  'timeupdate durationchange loadedmetadata progress play playing pause waiting canplay seeking seeked ended volumechange ratechange error emptied'.split(
    ' ',
  );

const bufferedEnd = ({ buffered, currentTime }: HTMLMediaElement) => {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.25 && buffered.end(index) >= currentTime)
      return buffered.end(index);
  return currentTime;
};

/** Reads a video whenever something has happened to it. */
export function watchMedia(video: HTMLVideoElement, onChange: (state: MediaState) => void) {
  let isWaiting = false;
  let isBegun = false;
  let duration = 0;
  const read = ({ type }: { type: string }) => {
    if (type === 'waiting') isWaiting = !video.paused;
    if (/^(?:playing|canplay|pause|seeked|ended|error|emptied)$/.test(type)) isWaiting = false;
    if (type === 'playing' || type === 'play') isBegun = true;
    const isThere = video.readyState > 0;
    if (isThere) duration = Number.isFinite(video.duration) ? video.duration : 0;
    onChange({
      isThere,
      time: video.currentTime,
      duration,
      buffered: bufferedEnd(video),
      isPlaying: !video.paused && !video.ended,
      isWaiting,
      isEnded: video.ended,
      isBegun,
      volume: video.volume,
      isMuted: video.muted || video.volume === 0,
      rate: video.playbackRate,
      failure: failureOf(video.error),
    });
  };
  const listening = new AbortController();
  for (const event of events) video.addEventListener(event, read, { signal: listening.signal });
  read({ type: 'start' });
  return () => listening.abort();
}

/** A missing file is told as a format that cannot be read. */
const failureOf = (error: MediaError | null) => {
  if (!error) return null;
  return error.code === 4 || error.code === 3 ? 'format' : 'network';
};
