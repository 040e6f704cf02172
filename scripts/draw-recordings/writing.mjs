import { box, celadon, cinnabar, pale, pointer, soft, step, stroke } from './pen.mjs';

/** A long sentence loses what it does not need, and what is left closes up. */
export const trimming = {
  seconds: 20,
  sounds: [3, 6, 9, 12].map((at) => ({ at, kind: 'brush', seconds: 0.8 })),
  paint(time) {
    const words = [96, 64, 120, 48, 140, 72, 88, 56];
    const cut = { 1: 3, 3: 6, 5: 9, 6: 12 };
    let x = 90;
    words.forEach((width, at) => {
      const from = cut[at];
      const gone = from === undefined ? 0 : step(time, from + 1.2, 1.4);
      const shown = width * (1 - gone);
      if (shown > 2) {
        box(x, 240, shown, 44, from === undefined ? '#FFFFFF' : pale, 8);
        box(x + 14, 258, Math.max(0, shown - 28), 8, soft, 4);
      }
      if (from !== undefined && gone < 0.4)
        stroke(
          [
            [x + 4, 262],
            [x + width - 4, 262],
          ],
          step(time, from, 0.9),
          cinnabar,
          4,
        );
      x += (width + 12) * (1 - gone);
    });
    if (time > 15)
      stroke(
        [
          [90, 306],
          [x - 12, 306],
        ],
        step(time, 15, 1.5),
        celadon,
        4,
      );
    pointer(time, [
      [0, 480, 440],
      [2.2, 200, 262],
      [5.2, 400, 262],
      [8.2, 560, 262],
      [11.2, 560, 262],
      [14.4, 90, 306],
      [16.5, 520, 400],
    ]);
  },
};
