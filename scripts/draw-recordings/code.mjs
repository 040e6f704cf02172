import { box, celadon, cinnabar, context, pale, soft, step, stroke } from './pen.mjs';

/** A large thing is split until each part is small enough, and the answers come back up. */
export const splitting = {
  seconds: 22,
  sounds: [2, 5, 8, 12, 15, 18].map((at, index) => ({ at, kind: 'pluck', pitch: 262 + index * 40 })),
  paint(time) {
    const rows = [1, 2, 4, 8];
    rows.forEach((count, depth) => {
      const width = 640 / count - 16;
      for (let at = 0; at < count; at += 1) {
        const shown = depth === 0 ? 1 : step(time, depth * 3 - 1 + at * 0.12, 0.9);
        if (shown === 0) continue;
        const x = 168 + at * (640 / count);
        const y = 92 + depth * 104;
        const back = step(time, 12 + (3 - depth) * 2.4, 1.2);
        context.globalAlpha = shown;
        if (depth > 0) {
          const parent = 168 + Math.floor(at / 2) * ((640 / count) * 2) + 640 / count - 8;
          stroke(
            [
              [parent, y - 40],
              [x + width / 2, y],
            ],
            shown,
            soft,
            2,
          );
        }
        box(x, y, width, 64, back > 0.5 ? celadon : '#FFFFFF', 8);
        box(
          x + 12,
          y + 28,
          Math.max(8, (width - 24) * (depth === 0 ? 0.7 : 1)),
          8,
          back > 0.5 ? pale : soft,
          4,
        );
        context.globalAlpha = 1;
      }
    });
    if (time > 20)
      stroke(
        [
          [150, 80],
          [824, 80],
          [824, 168],
          [150, 168],
          [150, 80],
        ],
        step(time, 20, 1.4),
        cinnabar,
        3,
      );
  },
};

/** The wrong line is looked for by halves: a lamp in the middle says on which side it is. */
export const searching = {
  seconds: 20,
  sounds: [3, 7, 11, 15].map((at) => ({ at, kind: 'tick', pitch: 660 })),
  paint(time) {
    const lines = [300, 220, 340, 180, 260, 320, 240, 200, 300, 260, 220, 340];
    const rounds = [
      [0, 0, 11],
      [5, 6, 11],
      [9, 6, 8],
      [13, 8, 8],
    ];
    const [since, low, high] = rounds.filter(([from]) => time >= from).at(-1);
    const middle = Math.floor((low + high) / 2);
    lines.forEach((length, at) => {
      const isLeft = at >= low && at <= high;
      const found = at === 8 && time > 15;
      box(230, 76 + at * 36, 480, 28, found ? '#F3DAD5' : isLeft ? '#FFFFFF' : '#EDE9E0', 4);
      box(280 + (at % 3) * 18, 86 + at * 36, length, 8, found ? cinnabar : isLeft ? soft : '#CFCBC2', 4);
      context.fillStyle = at === middle && time > since + 1.5 ? (middle < 8 ? celadon : cinnabar) : '#CFCBC2';
      context.beginPath();
      context.arc(252, 90 + at * 36, 7, 0, 7);
      context.fill();
    });
  },
};
