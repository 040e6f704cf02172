import { box, celadon, cinnabar, ink, pale, pointer, ring, step, stroke, underline } from './pen.mjs';

/** A page of an old text, read with the pen in the hand. */
export const annotating = {
  seconds: 24,
  sounds: [3.5, 8, 12.5, 16.5].map((at) => ({ at, kind: 'brush', seconds: 1.6 })),
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
};
