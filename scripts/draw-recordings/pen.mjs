// What all films are drawn with, on the one canvas of the page.
const [width, height] = [960, 540];
export const canvas = Object.assign(document.createElement('canvas'), { width, height });
export const context = canvas.getContext('2d', { alpha: false });

const paper = '#FBFAF7';
export const [ink, soft, line, celadon, pale, cinnabar] = [
  '#3A3833',
  '#6B675F',
  '#E4E0D6',
  '#0E7A6B',
  '#E3F1EE',
  '#C2392B',
];

/** How far a step has come that begins at `from` and takes `length` seconds; it starts and ends gently. */
export const step = (time, from, length = 1.2) => {
  const share = Math.min(1, Math.max(0, (time - from) / length));
  return share * share * (3 - 2 * share);
};
export const box = (x, y, w, h, fill, radius = 6) => {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, w, h, radius);
  context.fill();
};
export const stroke = (points, share, colour, thickness = 4) => {
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
export const ring = (x, y, rx, ry) =>
  Array.from({ length: 41 }, (_, at) => {
    const angle = (at / 40) * 6.5 - 1.4;
    return [x + Math.cos(angle) * (rx + at * 0.06), y + Math.sin(angle) * (ry + at * 0.06)];
  });
export const underline = (x, y, length) =>
  Array.from({ length: 21 }, (_, at) => [x + (length * at) / 20, y + Math.sin(at * 1.3) * 1.6]);
export const arrow = (x, y) => {
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
export const pointer = (time, places) => {
  let [, x, y] = places[0];
  for (const [from, toX, toY] of places.slice(1)) {
    const share = step(time, from, 0.9);
    x += (toX - x) * share;
    y += (toY - y) * share;
  }
  arrow(x, y);
};
export const frame = () => {
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
