import { box, celadon, cinnabar, context, ink, line, soft, step, stroke } from './pen.mjs';

const disc = (x, y, r, fill) => {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.fill();
};

/** The diaphragm closes, and what lies behind the flower becomes clear. */
export const aperture = {
  seconds: 22,
  sounds: [2, 8, 14].map((at) => ({ at, kind: 'tick', pitch: 440 })),
  paint(time) {
    const closed = (step(time, 2, 2) + step(time, 8, 2) + step(time, 14, 2)) / 3;
    disc(230, 290, 140, ink);
    const radius = 126 - closed * 96;
    context.beginPath();
    for (let blade = 0; blade < 7; blade += 1) {
      const angle = (blade / 7) * Math.PI * 2 + closed * 0.7;
      context.lineTo(230 + Math.cos(angle) * radius, 290 + Math.sin(angle) * radius);
    }
    context.closePath();
    context.fillStyle = '#F8F3E8';
    context.fill();
    box(460, 120, 420, 320, '#DDE9E5', 8);
    context.save();
    context.beginPath();
    context.roundRect(460, 120, 420, 320, 8);
    context.clip();
    context.globalAlpha = 0.35 + closed * 0.65;
    for (let tree = 0; tree < 7; tree += 1)
      disc(
        490 + tree * 62,
        250 + (tree % 3) * 26,
        44 - closed * 26,
        ['#64958A', '#9DBDB1', '#2F5C55'][tree % 3],
      );
    context.globalAlpha = 1;
    stroke(
      [
        [670, 440],
        [668, 330],
      ],
      1,
      celadon,
      8,
    );
    for (let leaf = 0; leaf < 6; leaf += 1)
      disc(668 + Math.cos(leaf * 1.05) * 30, 310 + Math.sin(leaf * 1.05) * 30, 22, cinnabar);
    disc(668, 310, 16, '#E0B06A');
    context.restore();
  },
};

/** The light goes round a ball: from the front it is flat, from the side it is round. */
export const light = {
  seconds: 20,
  sounds: [{ at: 9, kind: 'pluck', pitch: 330 }],
  paint(time) {
    const angle = Math.PI * (0.5 + 1.0 * Math.min(1, Math.max(0, (time - 1) / 17)));
    const [x, y] = [480 + Math.cos(angle) * 330, 270 + Math.sin(angle) * 60 - 90];
    box(0, 400, 960, 140, '#E4E0D6', 0);
    context.fillStyle = 'rgba(58,56,51,.28)';
    context.beginPath();
    context.ellipse(480 - Math.cos(angle) * 130, 424, 130, 22, 0, 0, 7);
    context.fill();
    const shade = context.createRadialGradient(480 + Math.cos(angle) * 70, 300 - 50, 8, 480, 310, 150);
    shade.addColorStop(0, '#FBFAF7');
    shade.addColorStop(0.5, '#9DBDB1');
    shade.addColorStop(1, '#234A45');
    disc(480, 310, 118, shade);
    disc(x, y, 24, '#E0B06A');
    stroke(
      [
        [x, y],
        [480 + Math.cos(angle) * 118, 300],
      ],
      1,
      '#D9B98A',
      2,
    );
  },
};

/** A figure moves out of the middle onto a line of thirds, and the horizon with it. */
export const thirds = {
  seconds: 18,
  sounds: [4, 10].map((at) => ({ at, kind: 'tick', pitch: 520 })),
  paint(time) {
    const moved = step(time, 4, 2.5);
    const lowered = step(time, 10, 2.5);
    const [left, top, width, height] = [180, 80, 600, 400];
    const horizon = top + height * (0.5 + lowered / 6);
    box(left, top, width, height, '#DCE7E3', 6);
    box(left, horizon, width, top + height - horizon, '#C8B48E', 6);
    disc(left + width * 0.78, top + 90, 30, '#F3E6C8');
    const x = left + width * (0.5 - moved / 6);
    disc(x, horizon - 70, 20, ink);
    box(x - 22, horizon - 50, 44, 96, ink, 16);
    for (const share of [1 / 3, 2 / 3]) {
      stroke(
        [
          [left + width * share, top],
          [left + width * share, top + height],
        ],
        step(time, 1, 1.5),
        '#FFFFFF',
        2,
      );
      stroke(
        [
          [left, top + height * share],
          [left + width, top + height * share],
        ],
        step(time, 1, 1.5),
        '#FFFFFF',
        2,
      );
    }
    stroke(
      [
        [left, top],
        [left + width, top],
        [left + width, top + height],
        [left, top + height],
        [left, top],
      ],
      1,
      soft,
      3,
    );
    stroke(
      [
        [left, 506],
        [left + width, 506],
      ],
      1,
      line,
      1,
    );
  },
};
