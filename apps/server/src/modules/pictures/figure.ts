const ink = '#1c1b19';
const mark = '#2f6b4f';
const soft = '#e8f0ea';
const white = '#fff';
const paper = '#fbfaf7';
/** Width and height of all figures. */
export const figureSize = { width: 480, height: 300 };

/** A figure of these parts, on light paper in the dark as well: its lines are black. */
export const figureSheet = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${figureSize.width}" height="${figureSize.height}" viewBox="0 0 ${figureSize.width} ${figureSize.height}">` +
  `<rect width="${figureSize.width}" height="${figureSize.height}" fill="${paper}"/>${parts.join('')}</svg>`;

/** Through points: `x,y x,y`. */
export const figureLine = (points: string, { stroke = ink, width = 2, dashes = 'none' } = {}) =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;

const fills = { none: 'none', soft, strong: mark, white };

/** A closed one; `soft` and `strong` are filled in green, `white` covers what lies under it. */
export const figureShape = (points: string, fill: keyof typeof fills = 'none') =>
  `<polygon points="${points}" fill="${fills[fill]}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;

/** Centred upon x. */
export const figureWord = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="20" text-anchor="middle" fill="${ink}">${text}</text>`;

/** Looks of lines. */
export const figureLooks = { dashed: { dashes: '6 6' }, thick: { width: 5 }, green: { stroke: mark } };

/** A circle with its centre marked. */
export const figureCircle = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="2"/>` +
  `<circle cx="${x}" cy="${y}" r="4" fill="${ink}"/>`;

/** A right triangle whose legs and hypotenuse bear the given words. */
export const rightTriangle = (base: string, height: string, slope: string) =>
  figureSheet([
    figureShape('100,240 380,240 100,60', 'soft'),
    figureLine('100,220 120,220 120,240'),
    figureWord(240, 270, base),
    figureWord(76, 156, height),
    figureWord(258, 136, slope),
  ]);

/** Two axes that cross at (200, 150). */
export const figureAxes = [
  figureLine('40,150 440,150'),
  figureLine('200,290 200,10'),
  figureLine('430,144 440,150 430,156'),
  figureLine('194,20 200,10 206,20'),
  figureWord(450, 176, 'x'),
  figureWord(220, 24, 'y'),
  figureWord(186, 172, 'O'),
];
