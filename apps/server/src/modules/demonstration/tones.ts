/** Samples a second: enough for tones of a few hundred hertz. */
const rate = 16_000;
const headBytes = 44;
const bytesOfSample = 2;

/** A tone of a tune. */
export interface Tone {
  /** Hertz; 0 for silence. */
  pitch: number;
  seconds: number;
  /** From 0 to 1. */
  loudness: number;
}

/** A tune as a WAV file, one channel of 16 bits. */
export function soundOf(tune: readonly Tone[]): Buffer {
  const samples = tune.flatMap(samplesOf);
  const data = Buffer.alloc(samples.length * bytesOfSample);
  for (const [place, sample] of samples.entries())
    data.writeInt16LE(Math.round(sample * 32_767), place * bytesOfSample);
  return Buffer.concat([headOf(data.length), data]);
}

/** Struck and fading, with two overtones, so that it sounds like a string and ends without a click. */
function samplesOf({ pitch, seconds, loudness }: Tone): number[] {
  const wave = (time: number, of: number) => Math.sin(2 * Math.PI * pitch * of * time);
  return Array.from({ length: Math.round(seconds * rate) }, (_, place) => {
    const time = place / rate;
    const begins = Math.min(1, time / 0.01);
    const fades = Math.exp(-3 * time) * Math.min(1, (seconds - time) / 0.02);
    const sound = wave(time, 1) + 0.4 * wave(time, 2) + 0.15 * wave(time, 3);
    return (sound / 1.55) * begins * fades * loudness;
  });
}

function headOf(bytes: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(headBytes - 8 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * bytesOfSample, 28);
  head.writeUInt16LE(bytesOfSample, 32);
  head.writeUInt16LE(bytesOfSample * 8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(bytes, 40);
  return head;
}
