// Runs in the page.
import { annotating } from './annotating.mjs';
import { halving } from './halving.mjs';
import { inserting } from './inserting.mjs';
import { outlining } from './outlining.mjs';
import { canvas, context, frame } from './pen.mjs';

const films = { annotating, outlining, halving, inserting };
const pace = 8;

/** Draws a film and answers it as base64. It is written by `mediabunny`. */
export async function drawFilm(name, { BufferTarget, CanvasSource, Mp4OutputFormat, Output }) {
  const { seconds, paint } = films[name];
  context.reset();
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 40_000, keyFrameInterval: 6 });
  output.addVideoTrack(source, { frameRate: pace });
  await output.start();
  for (let at = 0; at < seconds * pace; at += 1) {
    frame();
    paint(at / pace);
    await source.add(at / pace, 1 / pace);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
