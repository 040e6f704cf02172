import { arrow, box, celadon, soft, step, stroke } from './pen.mjs';

/** Cards are put in order, each into its place among those before. */
export const inserting = {
  seconds: 22,
  sounds: [2.3, 5.5, 8.7, 11.9, 15.1, 18.3].map((at, index) => ({
    at,
    kind: 'pluck',
    pitch: 262 + index * 30,
  })),
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
};
