import { box, celadon, cinnabar, ink, line, pointer, step, stroke } from './pen.mjs';

/** Half of what is left goes each time. */
export const halving = {
  seconds: 18,
  sounds: [1.2, 5.2, 9.2, 13.5].map((at) => ({ at, kind: 'tick', pitch: 660 })),
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
};
