interface StreamError {
  fatal: boolean;
  type: string;
  details: string;
}

export const nobodyListens = (): never => {
  throw new Error('Nobody listens.');
};

/** What the player hears of the library, which jsdom has no media for; a story plays a real stream. */
export const library = {
  tell: nobodyListens as (error: StreamError) => void,
  /** Its list has been read. */
  parse: nobodyListens as () => void,
  levels: [{ height: 360 }, { height: 720 }],
  /** The level it was told to play; -1 for its own choice. */
  chosen: -1,
};

/** In the place of `hls.js/light`. */
export class FakeHls {
  static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
  static ErrorTypes = { NETWORK_ERROR: 'networkError' };
  static ErrorDetails = { BUFFER_ADD_CODEC_ERROR: 'bufferAddCodecError' };
  static isSupported = () => true;
  get levels() {
    return library.levels;
  }
  set currentLevel(level: number) {
    library.chosen = level;
  }
  on(name: string, listener: (name: string, error?: StreamError) => void) {
    if (name === 'error') library.tell = (error) => listener(name, error);
    else library.parse = () => listener(name);
  }
  loadSource() {}
  attachMedia() {}
  destroy() {}
}
