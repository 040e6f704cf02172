/** About fifteen times a second; more cannot be read off a bar. */
const interval = 1000 / 15;

/** What a loud voice measures, so that it fills the bar: root mean square of a full sine is 0.7. */
const fullScale = 0.5;

/** Measures a stream's loudness. What measuring needs is made when it is first asked for, and rests while nobody asks. */
export function createLevelMeter(stream: MediaStream) {
  const listeners = new Set<(level: number) => void>();
  let opened: ReturnType<typeof openAnalyser> | null = null;
  let frame = 0;
  let last = 0;
  let isClosed = false;

  function level() {
    if (isClosed) return 0;
    opened ??= openAnalyser(stream);
    return opened.level();
  }

  function tick(time: number) {
    frame = requestAnimationFrame(tick);
    if (time - last < interval - 4) return;
    last = time;
    const now = level();
    for (const listener of listeners) listener(now);
  }

  function rest() {
    cancelAnimationFrame(frame);
    opened?.rest();
  }

  return {
    level,
    onLevel(listener: (level: number) => void) {
      if (isClosed) return () => {};
      if (listeners.size === 0) {
        opened?.wake();
        frame = requestAnimationFrame(tick);
      }
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) rest();
      };
    },
    close() {
      isClosed = true;
      listeners.clear();
      rest();
      opened?.close();
    },
  };
}

function openAnalyser(stream: MediaStream) {
  // Nobody hears it, so it may render in few large pieces.
  const context = new AudioContext({ latencyHint: 'playback' });
  const source = context.createMediaStreamSource(stream);
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  const samples = new Float32Array(analyser.fftSize);
  source.connect(analyser);
  // A context that is refused or closed meanwhile measures nothing, and nothing more has to follow.
  const settle = (change: Promise<void>) => void change.catch(() => {});
  settle(context.resume());
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
      return Math.min(1, Math.sqrt(squares / samples.length) / fullScale);
    },
    rest: () => settle(context.suspend()),
    wake: () => settle(context.resume()),
    close() {
      source.disconnect();
      settle(context.close());
    },
  };
}
