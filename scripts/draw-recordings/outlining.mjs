import { box, celadon, cinnabar, context, line, pale, pointer, ring, soft, step, stroke } from './pen.mjs';

/** How a text is built: what it claims, and what that rests on. */
export const outlining = {
  seconds: 20,
  sounds: [0.8, 3.6, 6.6, 9.6, 15].map((at) => ({ at, kind: 'tick', pitch: 494 })),
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
};
