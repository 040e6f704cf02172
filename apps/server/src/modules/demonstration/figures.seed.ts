import {
  figureAxes,
  figureCircle,
  figureLine,
  figureLooks,
  figureShape,
  figureSheet,
  figureWord,
  rightTriangle,
} from '../pictures/figure.ts';

const { dashed, thick, green } = figureLooks;

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
    svg: figureSheet([
      figureLine('30,250 450,250'),
      figureLine('110,250 110,190', thick),
      figureLine('110,190 140,250', dashed),
      figureLine('260,250 260,60', thick),
      figureLine('260,60 355,250', dashed),
      figureShape('260,60 310,78 260,96', 'strong'),
      figureWord(82, 226, '2 米'),
      figureWord(128, 278, '1 米'),
      figureWord(226, 160, '?'),
      figureWord(308, 278, '6 米'),
    ]),
    alt: '地面上立着竹竿和旗杆，各有一条影子；竹竿高2米，影长1米，旗杆影长6米，高标着问号',
  },
  {
    title: '圆的直径所对的圆周角是直角。',
    key: 'inscribed-angle',
    svg: figureSheet([
      figureCircle(240, 150, 120),
      figureLine('120,150 360,150'),
      figureLine('120,150 300,46 360,150', green),
      figureWord(104, 158, 'A'),
      figureWord(378, 158, 'B'),
      figureWord(314, 38, 'C'),
      figureWord(240, 178, 'O'),
    ]),
    alt: '圆O，AB是直径，C在圆上，连接AC和BC',
  },
  {
    title: '直线 $y=2x-4$ 与横轴相交在哪一点？',
    key: 'line-2x-4',
    svg: figureSheet([...figureAxes, figureLine('190,290 330,10', green), figureWord(376, 40, 'y=2x-4')]),
    alt: '坐标系里一条向右上升的直线，标着y=2x-4',
  },
  {
    title: '两个 6 欧的电阻并联，总电阻是多少？',
    key: 'two-in-parallel',
    svg: figureSheet([
      figureLine('60,150 140,150'),
      figureLine('140,80 140,220'),
      figureLine('140,80 190,80'),
      figureLine('140,220 190,220'),
      figureShape('190,62 290,62 290,98 190,98', 'white'),
      figureShape('190,202 290,202 290,238 190,238', 'white'),
      figureLine('290,80 340,80'),
      figureLine('290,220 340,220'),
      figureLine('340,80 340,220'),
      figureLine('340,150 420,150'),
      figureWord(240, 50, '6 Ω'),
      figureWord(240, 268, '6 Ω'),
    ]),
    alt: '两只6欧的电阻并联',
  },
];
