import { box, celadon, cinnabar, context, ink, line, pale, soft, step, stroke } from './pen.mjs';

const shape = (points, fill, edge = ink) => {
  context.beginPath();
  points.forEach(([x, y]) => context.lineTo(x, y));
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 2;
  context.stroke();
};
const between = (a, b, share) => a.map((value, at) => value + (b[at] - value) * share);

/** Each triangle by its right angle and the two ends of its legs, before and after, and when it moves. */
const movesOf = (a, b, side) => [
  [
    [
      [0, 0],
      [b, 0],
      [0, a],
    ],
    [
      [0, 0],
      [b, 0],
      [0, a],
    ],
    0,
  ],
  [
    [
      [side, 0],
      [side, b],
      [b, 0],
    ],
    [
      [b, a],
      [0, a],
      [b, 0],
    ],
    4,
  ],
  [
    [
      [side, side],
      [a, side],
      [side, b],
    ],
    [
      [side, a],
      [b, a],
      [side, side],
    ],
    8,
  ],
  [
    [
      [0, side],
      [0, a],
      [a, side],
    ],
    [
      [b, side],
      [b, a],
      [side, side],
    ],
    12,
  ],
];

/** Four right triangles in a square leave the square of the long side; moved, they leave those of the two others. */
export const squares = {
  seconds: 24,
  sounds: [4, 8, 12].map((at) => ({ at, kind: 'brush', seconds: 1.6 })),
  paint(time) {
    const [a, b] = [120, 220];
    const side = a + b;
    const [left, top] = [310, 120];
    shape(
      [
        [left, top],
        [left + side, top],
        [left + side, top + side],
        [left, top + side],
      ],
      '#FFFFFF',
    );
    for (const [before, after, from] of movesOf(a, b, side)) {
      const share = from === 0 ? 0 : step(time, from, 2.2);
      shape(
        before.map((point, at) => between(point, after[at], share)).map(([x, y]) => [left + x, top + y]),
        share > 0 && share < 1 ? celadon : '#9DBBB1',
      );
    }
    context.globalAlpha = step(time, 17, 1.5);
    shape(
      [
        [0, a],
        [b, a],
        [b, side],
        [0, side],
      ].map(([x, y]) => [left + x, top + y]),
      pale,
      celadon,
    );
    shape(
      [
        [b, 0],
        [side, 0],
        [side, a],
        [b, a],
      ].map(([x, y]) => [left + x, top + y]),
      '#F3DAD5',
      cinnabar,
    );
    context.globalAlpha = 1;
  },
};

/** The sun climbs, and the shadow of a stick gets shorter and longer again. */
export const shadow = {
  seconds: 20,
  sounds: [{ at: 10, kind: 'pluck', pitch: 392 }],
  paint(time) {
    const share = Math.min(1, Math.max(0, (time - 1) / 18));
    const angle = Math.PI * (0.15 + 0.7 * share);
    const [sunX, sunY] = [480 - Math.cos(angle) * 380, 440 - Math.sin(angle) * 330];
    box(0, 440, 960, 100, '#E4E0D6', 0);
    context.fillStyle = '#E0B06A';
    context.beginPath();
    context.arc(sunX, sunY, 34, 0, 7);
    context.fill();
    const length = 120 / Math.tan(angle);
    stroke(
      [
        [480, 442],
        [480 + length, 442],
      ],
      1,
      soft,
      8,
    );
    stroke(
      [
        [480, 440],
        [480, 320],
      ],
      1,
      ink,
      8,
    );
    stroke(
      [
        [sunX, sunY],
        [480, 320],
        [480 + length, 442],
      ],
      1,
      '#D9B98A',
      2,
    );
    for (let mark = 1; mark <= Math.floor(share * 9); mark += 1) {
      const at = Math.PI * (0.15 + 0.7 * (mark / 9));
      stroke(
        [
          [480 + 120 / Math.tan(at), 456],
          [480 + 120 / Math.tan(at), 474],
        ],
        1,
        mark === 5 ? cinnabar : celadon,
        3,
      );
    }
    stroke(
      [
        [200, 500],
        [760, 500],
      ],
      1,
      line,
      2,
    );
  },
};

/** A coin is thrown again and again: the columns draw near to each other, in share and not in number. */
export const coins = {
  seconds: 24,
  sounds: Array.from({ length: 40 }, (_, at) => ({ at: 1 + at * 0.5, kind: 'tick', pitch: 880 })),
  paint(time) {
    // A fixed row of throws, so that the film is the same each time.
    const throws = '1011010001101110010110100110010101100101'.split('');
    const count = Math.min(throws.length, Math.max(0, Math.floor((time - 1) / 0.5)));
    const heads = throws.slice(0, count).filter((side) => side === '1').length;
    throws.slice(0, count).forEach((side, at) => {
      context.fillStyle = side === '1' ? celadon : '#9A6B14';
      context.beginPath();
      context.arc(90 + (at % 20) * 41, 96 + Math.floor(at / 20) * 44, 15, 0, 7);
      context.fill();
    });
    const column = (x, value, colour) => box(x, 470 - value * 11, 120, value * 11, colour, 6);
    column(260, heads, celadon);
    column(580, count - heads, '#9A6B14');
    stroke(
      [
        [200, 472],
        [760, 472],
      ],
      1,
      line,
      3,
    );
    const half = 470 - (count / 2) * 11;
    stroke(
      [
        [220, half],
        [740, half],
      ],
      count > 0 ? 1 : 0,
      cinnabar,
      2,
    );
  },
};
