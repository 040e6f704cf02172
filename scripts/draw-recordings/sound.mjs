// What a film sounds like: plucked strings, ticks and the brush on paper, made of numbers alone.
const rate = 48_000;

/** A string that is plucked and fades. */
function pluck(samples, from, pitch) {
  const length = Math.min(samples.length - from, rate * 2);
  for (let at = 0; at < length; at += 1) {
    const time = at / rate;
    const fade = Math.exp(-time * 2.6) * Math.min(1, time * 200);
    const wave =
      Math.sin(2 * Math.PI * pitch * time) +
      0.4 * Math.sin(4 * Math.PI * pitch * time) * Math.exp(-time * 3) +
      0.2 * Math.sin(6 * Math.PI * pitch * time) * Math.exp(-time * 6);
    samples[from + at] += wave * fade * 0.2;
  }
}

function tick(samples, from, pitch) {
  const length = Math.min(samples.length - from, rate * 0.12);
  for (let at = 0; at < length; at += 1)
    samples[from + at] += Math.sin((2 * Math.PI * pitch * at) / rate) * Math.exp(-at / (rate * 0.02)) * 0.25;
}

/** Paper under a brush or a pen. The noise is counted, not drawn by lot, so that a film is the same each time. */
function brush(samples, from, seconds) {
  const length = Math.min(samples.length - from, rate * seconds);
  let state = 1;
  let low = 0;
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    low += (state / 1_073_741_824 - 1 - low) * 0.08;
    samples[from + at] += low * Math.sin((Math.PI * at) / length) * 0.22;
  }
}

/** All of a film's sounds as one buffer. */
export function soundOf({ seconds, sounds }) {
  const buffer = new AudioBuffer({
    // A little less than the picture: the last block of sound is filled up, and a film is as long as the longer of both.
    length: rate * seconds - rate / 10,
    numberOfChannels: 1,
    sampleRate: rate,
  });
  const samples = buffer.getChannelData(0);
  for (const { at, kind, pitch = 440, seconds: long = 1 } of sounds) {
    const from = Math.round(at * rate);
    if (kind === 'pluck') pluck(samples, from, pitch);
    else if (kind === 'tick') tick(samples, from, pitch);
    else brush(samples, from, long);
  }
  return buffer;
}
