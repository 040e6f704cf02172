// Draws the small films of the demonstration's recordings, 960 by 540, as somebody who teaches at a screen would have
// recorded them, without a word in them. Run it only to change a film.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from './browser.mjs';

const root = resolve(import.meta.dirname, '..');
const target = resolve(root, 'apps/server/src/modules/records/seeds');
const writer = readFileSync(resolve(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'), 'utf8');

/** Runs in the page. Answers a film as base64. */
async function draw(name) {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = await import('/mediabunny.mjs');
  const [width, height, pace] = [960, 540, 8];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { alpha: false });
  const paper = '#FBFAF7';
  const [ink, soft, line, celadon, pale, cinnabar] = [
    '#3A3833',
    '#6B675F',
    '#E4E0D6',
    '#0E7A6B',
    '#E3F1EE',
    '#C2392B',
  ];

  /** How far a step has come that begins at `from` and takes `length` seconds; it starts and ends gently. */
  const step = (time, from, length = 1.2) => {
    const share = Math.min(1, Math.max(0, (time - from) / length));
    return share * share * (3 - 2 * share);
  };
  const box = (x, y, w, h, fill, radius = 6) => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    context.fill();
  };
  const stroke = (points, share, colour, thickness = 4) => {
    if (share === 0) return;
    const last = (points.length - 1) * share;
    context.strokeStyle = colour;
    context.lineWidth = thickness;
    context.lineCap = context.lineJoin = 'round';
    context.beginPath();
    points.slice(0, Math.floor(last) + 1).forEach(([x, y]) => context.lineTo(x, y));
    const [a, b] = [points[Math.floor(last)], points[Math.ceil(last)]];
    context.lineTo(a[0] + (b[0] - a[0]) * (last % 1), a[1] + (b[1] - a[1]) * (last % 1));
    context.stroke();
  };
  const ring = (x, y, rx, ry) =>
    Array.from({ length: 41 }, (_, at) => {
      const angle = (at / 40) * 6.5 - 1.4;
      return [x + Math.cos(angle) * (rx + at * 0.06), y + Math.sin(angle) * (ry + at * 0.06)];
    });
  const underline = (x, y, length) =>
    Array.from({ length: 21 }, (_, at) => [x + (length * at) / 20, y + Math.sin(at * 1.3) * 1.6]);
  const arrow = (x, y) => {
    const outline = [
      [0, 0],
      [0, 22],
      [5, 17],
      [9, 25],
      [13, 23],
      [9, 15],
      [16, 15],
    ];
    context.beginPath();
    outline.forEach(([dx, dy]) => context.lineTo(x + dx, y + dy));
    context.closePath();
    context.fillStyle = ink;
    context.fill();
    context.strokeStyle = paper;
    context.lineWidth = 1.5;
    context.stroke();
  };
  /** The pointer on its way through places: `[second, x, y]`. */
  const pointer = (time, places) => {
    let [, x, y] = places[0];
    for (const [from, toX, toY] of places.slice(1)) {
      const share = step(time, from, 0.9);
      x += (toX - x) * share;
      y += (toY - y) * share;
    }
    arrow(x, y);
  };
  const frame = () => {
    context.fillStyle = '#F3F1EB';
    context.fillRect(0, 0, width, height);
    box(0, 0, width, 40, '#E4E0D6', 0);
    ['#C2392B', '#9A6B14', '#0E7A6B'].forEach((colour, at) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(24 + at * 22, 20, 6, 0, 7);
      context.fill();
    });
    box(300, 9, 360, 22, paper, 11);
  };

  const films = {
    /** A page of an old text, read with the pen in the hand. */
    annotating: {
      seconds: 24,
      paint(time) {
        box(210, 62, 470, 456, '#FFFFFF', 4);
        box(330, 92, 230, 18, ink);
        const lengths = [392, 410, 372, 404, 300, 408, 388, 410, 396, 220];
        lengths.forEach((length, at) => box(246, 140 + at * 36, length, 9, '#CFCBC2', 4));
        stroke(underline(246, 194, 300), step(time, 3.5, 2), celadon);
        stroke(ring(480, 252, 62, 17), step(time, 8, 2), cinnabar, 3);
        box(246, 352, 388 * step(time, 12.5, 2), 18, pale, 4);
        box(246, 356, 388, 9, '#CFCBC2', 4);
        stroke(
          [
            [222, 356],
            [214, 356],
            [214, 474],
            [222, 474],
          ],
          step(time, 16.5, 1.5),
          celadon,
          3,
        );
        [128, 156, 96].forEach((length, at) =>
          box(716, 232 + at * 26, length * step(time, 9.8 + at * 0.7), 8, cinnabar, 4),
        );
        [150, 118].forEach((length, at) =>
          box(716, 400 + at * 26, length * step(time, 18.5 + at * 0.8), 8, celadon, 4),
        );
        pointer(time, [
          [0, 720, 470],
          [2.2, 246, 196],
          [3.5, 400, 196],
          [4.3, 548, 196],
          [7, 540, 240],
          [9.5, 720, 240],
          [12, 246, 360],
          [13.2, 634, 362],
          [16, 212, 356],
          [17.2, 216, 476],
          [18.2, 720, 402],
          [20, 850, 430],
        ]);
      },
    },
    /** How a text is built: what it claims, and what that rests on. */
    outlining: {
      seconds: 20,
      paint(time) {
        const part = (x, y, w, from, fill, bars) => {
          const share = step(time, from);
          if (share === 0) return;
          context.globalAlpha = share;
          box(x, y + (1 - share) * 12, w, 64, fill, 10);
          const light = fill === celadon;
          bars.forEach((length, at) => box(x + 18, y + 20 + at * 18, length, 7, light ? pale : soft, 4));
          context.globalAlpha = 1;
        };
        const branch = (x, y, from) =>
          stroke(
            Array.from({ length: 21 }, (_, at) => {
              const share = at / 20;
              return [480 + (x - 480) * share * share * (3 - 2 * share), 166 + (y - 166) * share];
            }),
            step(time, from),
            '#99958C',
            2.5,
          );
        [190, 480, 770].forEach((x, at) => branch(x, 262, 3 + at * 3));
        [
          [120, 3.2],
          [270, 4.4],
          [480, 7.5],
          [700, 10.5],
          [850, 11.6],
        ].forEach(([x, from]) =>
          stroke(
            [
              [x, 326],
              [x, 392],
            ],
            step(time, from + 1),
            line,
            2.5,
          ),
        );
        part(360, 102, 240, 0.8, celadon, [180, 130]);
        part(90, 262, 200, 3.6, '#FFFFFF', [150, 96]);
        part(380, 262, 200, 6.6, '#FFFFFF', [140, 120]);
        part(670, 262, 200, 9.6, '#FFFFFF', [156, 84]);
        part(60, 392, 120, 4.6, pale, [80]);
        part(210, 392, 120, 5.6, pale, [74]);
        part(420, 392, 120, 8.6, pale, [78]);
        part(640, 392, 120, 11.8, pale, [70]);
        part(790, 392, 120, 12.8, pale, [80]);
        stroke(ring(770, 294, 118, 46), step(time, 15, 2), cinnabar, 3);
        pointer(time, [
          [0, 480, 470],
          [0.6, 560, 140],
          [3, 250, 300],
          [6, 540, 300],
          [9, 830, 300],
          [12, 860, 430],
          [14.6, 890, 300],
        ]);
      },
    },
    /** Half of what is left goes each time. */
    halving: {
      seconds: 18,
      paint(time) {
        const heights = [34, 52, 66, 88, 104, 126, 148, 170, 186, 208, 232, 250, 268, 290, 306];
        const rounds = [
          [0, 0, 14],
          [4, 8, 14],
          [8, 8, 10],
          [12, 9, 9],
        ];
        const [, low, high] = rounds.filter(([from]) => time >= from).at(-1);
        const middle = Math.floor((low + high) / 2);
        const since = rounds.filter(([from]) => time >= from).at(-1)[0];
        heights.forEach((height, at) => {
          const isLeft = at >= low && at <= high;
          const isMiddle = at === middle && time > since + 1.2;
          const found = isMiddle && time > 13.5;
          const fill = found ? cinnabar : isMiddle ? celadon : isLeft ? '#9DBBB1' : line;
          box(112 + at * 50, 430 - height, 36, height, fill, 4);
        });
        const mark = (at, colour) =>
          stroke(
            [
              [120 + at * 50, 462],
              [130 + at * 50, 446],
              [140 + at * 50, 462],
            ],
            1,
            colour,
            4,
          );
        mark(low, ink);
        mark(high, ink);
        stroke(
          [
            [80, 222],
            [880, 222],
          ],
          step(time, 0.6, 1.6),
          cinnabar,
          2,
        );
        pointer(time, [
          [0, 840, 470],
          [1, 490, 300],
          [4, 740, 300],
          [8, 690, 300],
          [12, 600, 300],
          [14, 640, 240],
        ]);
      },
    },
    /** Cards are put in order, each into its place among those before. */
    inserting: {
      seconds: 22,
      paint(time) {
        const heights = [180, 90, 240, 130, 290, 60, 210];
        const places = heights.map((_, at) => at);
        let moving = -1;
        for (let at = 1; at < heights.length; at += 1) {
          const from = 1.5 + (at - 1) * 3.2;
          const goal = heights.slice(0, at).filter((height) => height < heights[at]).length;
          const share = step(time, from + 0.8, 1.6);
          if (time > from && time < from + 3) moving = at;
          for (let before = 0; before < at; before += 1)
            if (heights[before] > heights[at]) places[before] += share;
          places[at] = at + (goal - at) * share;
        }
        heights.forEach((height, at) => {
          const lift = at === moving ? 26 : 0;
          const fill = at === moving ? celadon : time > 20.5 ? '#9DBBB1' : '#CFCBC2';
          box(168 + places[at] * 92, 440 - height - lift, 68, height, fill, 6);
        });
        stroke(
          [
            [140, 456],
            [820, 456],
          ],
          1,
          soft,
          2,
        );
        const shown = moving < 0 ? 6 : places[moving];
        arrow(196 + shown * 92, 400);
      },
    },
  };

  const { seconds, paint } = films[name];
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

const browser = await chromium.launch(await browserLaunchOptions());
const page = await browser.newPage();
await page.route('https://films.example/**', (route) =>
  route.request().url().endsWith('.mjs')
    ? route.fulfill({ body: writer, contentType: 'text/javascript' })
    : route.fulfill({ body: '<!doctype html><title>films</title>', contentType: 'text/html' }),
);
await page.goto('https://films.example/');
for (const name of ['annotating', 'outlining', 'halving', 'inserting']) {
  const film = Buffer.from(await page.evaluate(draw, name), 'base64');
  writeFileSync(resolve(target, `${name}.mp4`), film);
  console.log(`${name}.mp4: ${(film.length / 1024).toFixed(1)} KiB`);
}
await browser.close();
