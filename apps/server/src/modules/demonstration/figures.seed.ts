const ink = '#1c1b19';
const mark = '#2f6b4f';
const size = { width: 480, height: 300 };

const sheet = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
  `<rect width="${size.width}" height="${size.height}" fill="#fbfaf7"/>${parts.join('')}</svg>`;

const line = (points: string, { stroke = ink, width = 2, dashes = 'none' } = {}) =>
  `<polyline points="${points}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;

const shape = (points: string, fill = 'none') =>
  `<polygon points="${points}" fill="${fill}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;

const word = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="20" text-anchor="middle" fill="${ink}">${text}</text>`;

const dashed = { dashes: '6 6' };
const thick = { width: 5 };
const green = { stroke: mark };

/** A right triangle whose legs and hypotenuse bear the given words. */
const rightTriangle = (base: string, height: string, slope: string) =>
  sheet([
    shape('100,240 380,240 100,60', '#e8f0ea'),
    line('100,220 120,220 120,240'),
    word(240, 270, base),
    word(76, 156, height),
    word(258, 136, slope),
  ]);

const axes = [
  line('40,150 440,150'),
  line('200,290 200,10'),
  line('430,144 440,150 430,156'),
  line('194,20 200,10 206,20'),
  word(450, 176, 'x'),
  word(220, 24, 'y'),
  word(186, 172, 'O'),
];

/** A drawing beside a question of the demonstration. */
export interface FigureSeed {
  /** The whole stem of the question, as the bank shows it. */
  title: string;
  key: string;
  svg: string;
  /** What somebody has to know who does not see it; it tells no answer. */
  alt: string;
}

/** Drawn on light paper, in the dark as well: the lines are black. */
export const figureSeeds: readonly FigureSeed[] = [
  {
    title: '直角三角形的两条直角边长是 3 和 4，斜边长是多少？',
    key: 'right-triangle-3-4',
    svg: rightTriangle('4', '3', '?'),
    alt: '直角三角形，两条直角边标着3和4，斜边标着问号',
  },
  {
    title: '直角三角形的斜边长 13，一条直角边长 5，另一条直角边长多少？',
    key: 'right-triangle-5-13',
    svg: rightTriangle('?', '5', '13'),
    alt: '直角三角形，一条直角边标着5，斜边标着13，另一条直角边标着问号',
  },
  {
    title: '竹竿长 2 米，影长 1 米；同一时刻旗杆的影长 6 米，旗杆有多高？',
    key: 'shadow',
    svg: sheet([
      line('30,250 450,250'),
      line('110,250 110,190', thick),
      line('110,190 140,250', dashed),
      line('260,250 260,60', thick),
      line('260,60 355,250', dashed),
      shape('260,60 310,78 260,96', mark),
      word(82, 226, '2 米'),
      word(128, 278, '1 米'),
      word(226, 160, '?'),
      word(308, 278, '6 米'),
    ]),
    alt: '地面上立着竹竿和旗杆，各有一条影子；竹竿高2米，影长1米，旗杆影长6米，高标着问号',
  },
  {
    title: '圆的直径所对的圆周角是直角。',
    key: 'inscribed-angle',
    svg: sheet([
      `<circle cx="240" cy="150" r="120" fill="none" stroke="${ink}" stroke-width="2"/>`,
      line('120,150 360,150'),
      line('120,150 300,46 360,150', green),
      `<circle cx="240" cy="150" r="4" fill="${ink}"/>`,
      word(104, 158, 'A'),
      word(378, 158, 'B'),
      word(314, 38, 'C'),
      word(240, 178, 'O'),
    ]),
    alt: '圆O，AB是直径，C在圆上，连接AC和BC',
  },
  {
    title: '直线 $y=2x-4$ 与横轴相交在哪一点？',
    key: 'line-2x-4',
    svg: sheet([...axes, line('190,290 330,10', green), word(376, 40, 'y=2x-4')]),
    alt: '坐标系里一条向右上升的直线，标着y=2x-4',
  },
  {
    title: '两个 6 欧的电阻并联，总电阻是多少？',
    key: 'two-in-parallel',
    svg: sheet([
      line('60,150 140,150'),
      line('140,80 140,220'),
      line('140,80 190,80'),
      line('140,220 190,220'),
      shape('190,62 290,62 290,98 190,98', '#fff'),
      shape('190,202 290,202 290,238 190,238', '#fff'),
      line('290,80 340,80'),
      line('290,220 340,220'),
      line('340,80 340,220'),
      line('340,150 420,150'),
      word(240, 50, '6 Ω'),
      word(240, 268, '6 Ω'),
    ]),
    alt: '两只6欧的电阻并联',
  },
];

/** Width and height of all of them. */
export const figureSize = size;
