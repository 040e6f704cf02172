/** Counts what a page has opened and not closed: tracks, sound, addresses of files, workers. */
export function watchLeaks() {
  const tracks = new Set<MediaStreamTrack>();
  const contexts = new Set<AudioContext>();
  const addresses = new Set<string>();
  const workers = new Set<Worker>();

  const devices = navigator.mediaDevices;
  for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
    const ask = devices[name].bind(devices);
    devices[name] = async (options) => {
      const stream = await ask(options);
      for (const track of stream.getTracks()) tracks.add(track);
      return stream;
    };
  }

  globalThis.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.add(this);
    }
  };

  const createAddress = URL.createObjectURL.bind(URL);
  const revokeAddress = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    const address = createAddress(file);
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    addresses.delete(address);
    revokeAddress(address);
  };

  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers.add(this);
    }

    override terminate() {
      workers.delete(this);
      super.terminate();
    }
  };

  return {
    endTracks(kind: 'audio' | 'video') {
      for (const track of tracks) {
        if (track.kind !== kind) continue;
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    made: () => ({ tracks: tracks.size, contexts: contexts.size }),
    left: () => ({
      tracks: [...tracks].filter(({ readyState }) => readyState === 'live').length,
      contexts: [...contexts].filter(({ state }) => state !== 'closed').length,
      addresses: addresses.size,
      workers: workers.size,
    }),
  };
}
