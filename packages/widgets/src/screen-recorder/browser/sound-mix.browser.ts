/** What sounds in a recording: what is shown and the microphone, on one track that stays the same when either changes. */
export interface SoundMix {
  track: MediaStreamTrack;
  /** From now on; null for none. */
  useMicrophone: (stream: MediaStream | null) => void;
  close: () => void;
}

/** A browser that lets nothing sound here keeps the context waiting, and a recorder would wait with it. */
const timeout = 1500;

/**
 * One for each recording: a context that was used twice has drifted apart, or stayed silent, in every product that tried.
 * Answers null where the browser lets no sound run; a silent track is made else, so that a microphone can join later.
 */
export async function createSoundMix(capture: MediaStream): Promise<SoundMix | null> {
  const context = new AudioContext({ sampleRate: 48_000, latencyHint: 'interactive' });
  if (!(await comesAlive(context))) {
    close(context);
    return null;
  }
  const output = new MediaStreamAudioDestinationNode(context, { channelCount: 2 });
  const shown = capture.getAudioTracks().length > 0 ? connect(context, capture, output) : null;
  let microphone: AudioNode | null = null;
  const [track] = output.stream.getAudioTracks();
  if (!track) return null;
  // With nothing connected the track gives nothing, not silence; what sounds later would sound too early.
  const silence = new ConstantSourceNode(context, { offset: 0 });
  silence.connect(output);
  silence.start();
  return {
    track,
    useMicrophone(stream) {
      const before = microphone;
      microphone = stream && connect(context, stream, output);
      before?.disconnect();
    },
    close() {
      track.stop();
      silence.disconnect();
      microphone?.disconnect();
      shown?.disconnect();
      close(context);
    },
  };
}

function connect(context: AudioContext, stream: MediaStream, output: AudioNode) {
  const source = context.createMediaStreamSource(stream);
  source.connect(output);
  return source;
}

async function comesAlive(context: AudioContext) {
  const late = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([context.resume(), late]).catch(() => {});
  return context.state === 'running';
}

const close = (context: AudioContext) => void context.close().catch(() => {});
