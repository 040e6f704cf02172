import { box, cinnabar, context, line, stroke } from './pen.mjs';

const ink = '#1C1B19';

/** A stroke of the brush through `[x, y, radius]`, as far as it has come. */
function brush(points, share) {
  if (share <= 0) return;
  const last = (points.length - 1) * Math.min(1, share);
  context.fillStyle = ink;
  for (let at = 0; at <= last; at += 0.02) {
    const [a, b] = [points[Math.floor(at)], points[Math.min(points.length - 1, Math.floor(at) + 1)]];
    const [x, y, r] = a.map((value, index) => value + (b[index] - value) * (at % 1));
    context.beginPath();
    context.arc(x, y, r, 0, 7);
    context.fill();
  }
}

/** The square that a character is written in, with its lines. */
function square(x, y, side) {
  box(x, y, side, side, '#FFFFFF', 4);
  const edge = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
  stroke(edge, 1, cinnabar, 2);
  const middle = side / 2;
  for (const points of [
    [
      [x + middle, y],
      [x + middle, y + side],
    ],
    [
      [x, y + middle],
      [x + side, y + middle],
    ],
    [
      [x, y],
      [x + side, y + side],
    ],
    [
      [x + side, y],
      [x, y + side],
    ],
  ])
    stroke(points, 1, line, 1.5);
}

const sweep = (from, count, pace) =>
  Array.from({ length: count }, (_, at) => ({ at: from + at * pace, kind: 'brush', seconds: pace * 0.6 }));

/** A level and an upright stroke: pressed at the start, lighter on the way, pressed at the end. */
export const strokes = {
  seconds: 22,
  sounds: sweep(1, 2, 9),
  paint(time) {
    square(120, 110, 340);
    square(500, 110, 340);
    const level = [
      [170, 296, 4],
      [182, 286, 15],
      [200, 284, 13],
      [290, 278, 9],
      [380, 272, 10],
      [402, 270, 15],
      [412, 280, 12],
      [404, 286, 4],
    ];
    const upright = [
      [660, 150, 4],
      [676, 156, 15],
      [674, 176, 13],
      [672, 270, 10],
      [672, 360, 11],
      [672, 400, 13],
      [671, 420, 4],
    ];
    brush(level, (time - 1) / 6);
    brush(upright, (time - 10) / 6);
  },
};

/** A stroke to the left and one to the right: one runs out thin, the other broadens before it ends. */
export const falling = {
  seconds: 22,
  sounds: sweep(1, 2, 9),
  paint(time) {
    square(310, 90, 380);
    brush(
      [
        [520, 150, 5],
        [530, 158, 14],
        [516, 220, 12],
        [478, 300, 10],
        [420, 370, 7],
        [362, 418, 2],
      ],
      (time - 1) / 7,
    );
    brush(
      [
        [500, 190, 3],
        [520, 230, 6],
        [560, 300, 11],
        [604, 366, 18],
        [620, 384, 19],
        [650, 392, 8],
        [668, 396, 2],
      ],
      (time - 10) / 7,
    );
  },
};

/** The eight strokes of one character, each by itself. */
export const eight = {
  seconds: 40,
  sounds: sweep(1, 8, 4.6),
  paint(time) {
    square(290, 80, 400);
    const parts = [
      [
        [474, 112, 3],
        [486, 122, 9],
        [502, 138, 15],
        [508, 146, 6],
      ],
      [
        [424, 196, 5],
        [436, 190, 11],
        [476, 182, 8],
        [494, 178, 12],
      ],
      [
        [494, 180, 12],
        [496, 240, 10],
        [494, 320, 10],
        [492, 404, 13],
      ],
      [
        [492, 404, 13],
        [486, 422, 9],
        [470, 414, 5],
        [452, 402, 2],
      ],
      [
        [352, 252, 4],
        [366, 250, 10],
        [410, 240, 8],
        [444, 236, 10],
      ],
      [
        [444, 236, 10],
        [424, 286, 9],
        [388, 338, 6],
        [340, 388, 2],
      ],
      [
        [606, 198, 9],
        [590, 218, 9],
        [552, 250, 6],
        [512, 272, 2],
      ],
      [
        [506, 262, 3],
        [536, 310, 7],
        [582, 366, 13],
        [618, 398, 19],
        [640, 404, 11],
        [664, 406, 2],
      ],
    ];
    parts.forEach((points, at) => brush(points, (time - 1 - at * 4.6) / 3.2));
  },
};
