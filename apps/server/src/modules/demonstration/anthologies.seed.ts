import type { Motif } from '../pictures/motif.ts';

/** An anthology of the demonstration, of its articles. */
export interface AnthologySeed {
  /** Its cover is drawn from it. */
  key: string;
  title: string;
  description: string;
  html: string;
  /** Name of an article category. */
  category: string;
  /** Nick name of a teacher. */
  author: string;
  cover: Motif;
  daysAgo: number;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  chapters: readonly { name: string; articles: readonly string[] }[];
}

export const anthologySeeds: readonly AnthologySeed[] = [
  {
    key: 'slow-reading',
    title: '慢读入门',
    description: '四篇文章，从一本读不下去的书，读到二十个字里的一座空山。',
    html: `
<p>读书没有捷径，但有顺序。先学会怎样和一本难书相处，再学会在书页边上和它说话，然后去看从前的人一天怎样读，最后回到最短的一首诗，看看二十个字能读多久。</p>
<p>四篇加起来不到二十分钟。建议一天一篇，读完一篇，就把它用在手边正读的那本书上。</p>`,
    category: '读书',
    author: '沈砚秋',
    cover: 'mountains',
    daysAgo: 2.4,
    charge: 0,
    isVipFree: false,
    chapters: [
      { name: '怎样读', articles: ['怎样读完一本难读的书', '在书页边上写字'] },
      { name: '读什么', articles: ['从前的书院，一天是怎样过的', '二十个字，可以读多久'] },
    ],
  },
  {
    key: 'methods-that-stay',
    title: '记得住的方法',
    description: '从朱子的六句话，到今天的间隔复习：八百年里关于“记住”的同一件事。',
    html: `
<p>记不住，多半不是脑子的问题，是次序的问题：太早翻答案，太晚复习，抄得太多，想得太少。这部文集把五种经得起时间的做法放在一起，先讲道理，再给日程。</p>
<p>会员可以直接读完全部五篇；单独购买，两篇付费文章也都在里面。</p>`,
    category: '考试',
    author: '何青禾',
    cover: 'lattice',
    daysAgo: 5.1,
    charge: 22,
    isVipFree: true,
    chapters: [
      { name: '道理', articles: ['朱子读书法：六句话用了八百年', '合上书，再学一遍'] },
      {
        name: '日程',
        articles: ['忘一点，再学：间隔复习的日程', '错题本不是抄题本', '二十五分钟：和自己的注意力讲和'],
      },
    ],
  },
  {
    key: 'finding-faults',
    title: '把错找出来',
    description: '改稿、调试、改错题：三种手艺，一个道理。含两篇付费文章，合起来更省。',
    html: `
<p>写文章的人改稿，写程序的人调试，备考的人改错题。三件事看着不相干，做得好的人却都在做同一件事：不急着动手，先把错的地方看清楚。</p>
<p>这部文集请三位老师各讲一遍自己的办法。两篇付费文章单买共68元，在这里49元，另附两篇配套的免费文章。买下之后，以后加进来的文章也归你读。</p>`,
    category: '写作',
    author: '许南乔',
    cover: 'bridge',
    daysAgo: 9.7,
    charge: 49,
    isVipFree: false,
    chapters: [
      { name: '先看清楚', articles: ['一个好论点，要能被人反对', '调试像破案：先别动手，先看现场'] },
      { name: '再动手改', articles: ['改稿的四遍：每一遍只改一样', '错题本不是抄题本'] },
    ],
  },
  {
    key: 'mathematics-walks',
    title: '数学散步',
    description: '不带纸笔也能走完的一条路：影子、生日、折纸，和一家永远住得下的旅馆。',
    html: `
<p>数学不只在卷子上。院子里的影子可以量地球，一张纸可以折到月亮，一个坐满的班里多半有两个人同一天生日。</p>
<p>五次散步，每次十分钟以内，只需要你愿意停下来想一想：这是为什么？</p>`,
    category: '数理',
    author: '陆怀谷',
    cover: 'stars',
    daysAgo: 14.2,
    charge: 0,
    isVipFree: false,
    chapters: [
      {
        name: '看得见的',
        articles: ['用一根影子量出地球', '一张图证明勾股定理', '一张纸对折四十二次，会怎样'],
      },
      { name: '想得到的', articles: ['班里有两个人同一天生日，奇怪吗', '住满了的旅馆，怎样再住一位客人'] },
    ],
  },
];

/** The entry of the header's navigation. */
export const anthologiesEntry = { name: '文集', url: '/anthologies' };
