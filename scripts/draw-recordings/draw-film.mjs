// Runs in the page.
import { annotating } from './annotating.mjs';
import { eight, falling, strokes } from './calligraphy.mjs';
import { aperture, light, thirds } from './camera.mjs';
import { searching, splitting } from './code.mjs';
import { halving } from './halving.mjs';
import { inserting } from './inserting.mjs';
import { coins, shadow, squares } from './maths.mjs';
import { answering, beats, melody } from './music.mjs';
import { outlining } from './outlining.mjs';
import { canvas, context, frame } from './pen.mjs';
import { soundOf } from './sound.mjs';
import { trimming } from './writing.mjs';

const films = {
  annotating,
  outlining,
  trimming,
  squares,
  shadow,
  coins,
  halving,
  inserting,
  splitting,
  searching,
  strokes,
  falling,
  eight,
  aperture,
  light,
  thirds,
  melody,
  answering,
  beats,
};

export const names = Object.keys(films);

/** Draws a film and answers it as base64. It is written by `mediabunny`. */
export async function drawFilm(
  name,
  { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output },
) {
  const { seconds, paint, pace = 8, bitrate = 40_000 } = films[name];
  context.reset();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: 6 });
  output.addVideoTrack(source, { frameRate: pace });
  const sound = new AudioBufferSource({ codec: 'opus', bitrate: 20_000 });
  output.addAudioTrack(sound);
  await output.start();
  await sound.add(soundOf(films[name]));
  sound.close();
  for (let at = 0; at < seconds * pace; at += 1) {
    frame();
    paint(at / pace);
    await source.add(at / pace, 1 / pace);
  }
  await output.finalize();
  return toBase64(output.target.buffer);
}

/** A picture of a film as a JPEG in base64: late enough that it shows what the film is about. */
export async function drawPicture(name) {
  const { seconds, paint, pictureAt = seconds * 0.8 } = films[name];
  context.reset();
  frame();
  paint(pictureAt);
  const small = new OffscreenCanvas(640, 360);
  small.getContext('2d').drawImage(canvas, 0, 0, small.width, small.height);
  const picture = await small.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return toBase64(await picture.arrayBuffer());
}

const toBase64 = (buffer) =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
