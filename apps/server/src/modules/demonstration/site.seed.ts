import type { Motif } from '../pictures/motif.ts';

interface NavSeed {
  name: string;
  url: string;
  /** `categories` lists the article categories under it. */
  children: 'categories' | null;
}

export const navSeeds: readonly NavSeed[] = [
  { name: '首页', url: '/', children: null },
  { name: '文章', url: '/article', children: 'categories' },
  { name: '会员', url: '/vip', children: null },
];

interface SliderSeed {
  key: string;
  motif: Motif;
  title: string;
  description: string;
  /** Key of the article that it opens. */
  article: string;
}

export const sliderSeeds: readonly SliderSeed[] = [
  {
    key: 'mountains',
    motif: 'mountains',
    title: '慢慢读，才读得远',
    description: '书院的第一课，从如何读完一本难读的书讲起。',
    article: 'hard-books',
  },
  {
    key: 'bamboo',
    motif: 'bamboo',
    title: '把一句话写清楚',
    description: '不靠辞藻，靠删改。写作课上最受欢迎的一讲。',
    article: 'clear-sentences',
  },
  {
    key: 'stars',
    motif: 'stars',
    title: '抬头看，数学就在天上',
    description: '两千年前，有人用一根影子量出了地球的大小。',
    article: 'earth-shadow',
  },
];

interface ArticleBlockSeed {
  title: string;
  /** Name of an article category; null for all. */
  category: string | null;
  /** Keys of articles that were picked; without them those are listed that are newest. */
  picked?: readonly string[];
}

/** The first of home's blocks; what there is beside articles comes when it is there. */
export const blockSeeds: readonly ArticleBlockSeed[] = [
  { title: '新近文章', category: null },
  {
    title: '编程',
    category: '编程',
    picked: ['naming', 'debugging', 'recursion', 'first-commit'],
  },
];

export const announcementSeed = {
  title: '秋季共读开始了：每周三晚八点，在文章下面一起讨论',
  content: '<p>这个秋天，我们每周共读一篇文章。读完请在文章下写下你的想法，哪怕只有一句。</p>',
};

export const settingSeeds = {
  webname: '书院',
  // Only sections that can be used are switched on; the rest of the switches keep their defaults.
  'features.vip': true,
};
