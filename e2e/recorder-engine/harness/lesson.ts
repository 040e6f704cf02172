const bits = 16;
const side = 64;

/** In the upper left corner of the page. */
export const lessonSize = { width: bits * side, height: 480 };

const colours = ['teal', 'orange', 'crimson', 'navy', 'olive', 'purple'];

/** A step of the clock on the picture, in milliseconds. */
const step = 16;

/** Something that moves, as a lesson does, with the time of the page in black and white squares, so that a frame says when it was. */
export function drawLesson(canvas: HTMLCanvasElement | null) {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return;
  Object.assign(canvas, lessonSize);
  let count = 0;
  function draw() {
    requestAnimationFrame(draw);
    if (!pen) return;
    count += 1;
    pen.fillStyle = colours[count % colours.length] ?? '';
    pen.fillRect((count * 7) % lessonSize.width, side, 60, lessonSize.height);
    const time = Math.floor(performance.now() / step);
    for (let bit = 0; bit < bits; bit += 1) {
      pen.fillStyle = (time >> bit) & 1 ? 'white' : 'black';
      pen.fillRect(bit * side, 0, side, side);
    }
  }
  draw();
}

/** Milliseconds on a picture of the lesson. */
export function readTime(pen: OffscreenCanvasRenderingContext2D) {
  let time = 0;
  for (let bit = 0; bit < bits; bit += 1) {
    const [red = 0] = pen.getImageData((bit + 0.5) * side, side / 2, 1, 1).data;
    if (red > 127) time += 1 << bit;
  }
  return time * step;
}
