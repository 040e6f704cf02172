import type { Motif } from '../pictures/motif.ts';
import type { RecordSeed } from '../records/seeds/record-seed.ts';

interface VideoSeed {
  key: string;
  title: string;
  description: string;
  html: string;
  film: RecordSeed['film'];
  category: string;
  teacher: string;
  cover: Motif;
  daysAgo: number;
  /** Whole yuan; null for what is only a lesson. */
  charge: number | null;
  isVipFree: boolean;
  freeSeconds: number;
  /** The lesson of a course that plays it, by both titles. */
  lessonOf?: { course: string; lesson: string };
}

export const videoSeeds: readonly VideoSeed[] = [
  {
    key: 'annotating',
    title: '一页书怎么批注',
    description: '二十四秒，看一支笔怎样在一页书上走：先读完，再下笔。',
    html: '<p>横线是作者的话，圈是不懂的词，旁批是自己的话。三种记号各管一件事，一页书就不会被划满。</p>',
    film: 'annotating',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'books',
    daysAgo: 4,
    charge: 0,
    isVipFree: false,
    freeSeconds: 0,
  },
  {
    key: 'outlining',
    title: '一篇议论文的骨架',
    description: '中心一句，分论点三句，每个分论点至少站在两样东西上。',
    html: '<p>写之前先搭骨架：哪一支最弱，一眼就看得出来。</p>',
    film: 'outlining',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'lattice',
    daysAgo: 3,
    charge: 9,
    isVipFree: false,
    freeSeconds: 8,
  },
  {
    key: 'halving',
    title: '二分查找，一轮只看一根',
    description: '左右两个箭头，每一轮只看中间那一根，看完就扔掉一半。',
    html: '<p>看着它走完一遍，再去写循环的条件，就不容易写错了。</p>',
    film: 'halving',
    category: '编程',
    teacher: '方小舟',
    cover: 'waves',
    daysAgo: 2,
    charge: 12,
    isVipFree: true,
    freeSeconds: 6,
  },
  {
    key: 'inserting',
    title: '插入排序，像理扑克牌',
    description: '抓一张，插到该在的地方，手里的牌永远是理好的。',
    html: '<p>先用牌理一遍，再看屏幕上的条子怎样一根一根归位。</p>',
    film: 'inserting',
    category: '编程',
    teacher: '方小舟',
    cover: 'abacus',
    daysAgo: 1,
    charge: 0,
    isVipFree: false,
    freeSeconds: 0,
  },
  {
    key: 'lesson-margins',
    title: '在页边和作者说话',
    description: '旁批写什么，写多少。',
    html: '',
    film: 'annotating',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'plum',
    daysAgo: 5,
    charge: null,
    isVipFree: false,
    freeSeconds: 0,
    lessonOf: { course: '一起读难书', lesson: '在页边和作者说话' },
  },
  {
    key: 'lesson-intervals',
    title: '区间是开还是闭',
    description: '先说定区间，再写循环。',
    html: '',
    film: 'halving',
    category: '编程',
    teacher: '方小舟',
    cover: 'circle',
    daysAgo: 5,
    charge: null,
    isVipFree: false,
    freeSeconds: 0,
    lessonOf: { course: '把查找写对', lesson: '区间是开还是闭' },
  },
];

type ItemSeed = { course: string } | { video: string } | { article: string };

interface ComboSeed {
  key: string;
  title: string;
  description: string;
  html: string;
  category: string;
  teacher: string;
  cover: Motif;
  daysAgo: number;
  charge: number;
  originalCharge: number;
  isVipFree: boolean;
  chapters: readonly { title: string; items: readonly ItemSeed[] }[];
}

export const comboSeeds: readonly ComboSeed[] = [
  {
    key: 'read-to-write',
    title: '从会读到会写',
    description: '一门课、两段视频和两篇文章：先学会在书上留下痕迹，再学会把话写清楚。',
    html: '<p>读和写本来是一件事。这个专栏先带你在别人的书上动笔，再回到自己的稿子上删改，最后写一封真的寄得出去的信。</p>',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'bridge',
    daysAgo: 2,
    charge: 128,
    originalCharge: 158,
    isVipFree: true,
    chapters: [
      {
        title: '先会读',
        items: [{ video: '一页书怎么批注' }, { article: '在书页边上写字' }, { course: '一起读难书' }],
      },
      {
        title: '再会写',
        items: [{ video: '一篇议论文的骨架' }, { course: '把话写清楚' }, { article: '给不认识的人写一封信' }],
      },
    ],
  },
  {
    key: 'first-algorithms',
    title: '第一次学算法',
    description: '两门课加两段动画，把查找和排序从看懂学到写对。',
    html: '<p>先看它怎样动，再想它为什么停，最后才写代码。按这个顺序走，边界条件不再靠猜。</p>',
    category: '编程',
    teacher: '方小舟',
    cover: 'stars',
    daysAgo: 1,
    charge: 149,
    originalCharge: 180,
    isVipFree: false,
    chapters: [
      { title: '看懂', items: [{ video: '插入排序，像理扑克牌' }, { video: '二分查找，一轮只看一根' }] },
      { title: '写对', items: [{ course: '把查找写对' }, { course: '像程序员一样想' }] },
    ],
  },
];

interface ReviewSeed {
  course: string;
  by: string;
  ratings: readonly [number, number, number];
  content: string;
  reply?: string;
  isAnonymous?: boolean;
  daysAgo: number;
}

export const reviewSeeds: readonly ReviewSeed[] = [
  {
    course: '把话写清楚',
    by: '周知夏',
    ratings: [5, 5, 4],
    content: '以前改稿就是换词，学完第一章才知道先找主语和动词。旧周记拿出来删了三分之一，反而更像我说的话。',
    reply: '能删三分之一，说明原来的意思就在里面。下一章试着每段只留一件事。',
    daysAgo: 1,
  },
  {
    course: '把话写清楚',
    by: '苏木',
    ratings: [4, 4, 5],
    content: '每节课后那段要改的文字选得好，改完再听老师的改法，差别一眼就看得见。',
    daysAgo: 1,
  },
  {
    course: '一起读难书',
    by: '北窗',
    ratings: [5, 4, 4],
    content: '跟着目录走了一遍，那本放了两年的书终于翻过了第三章。',
    daysAgo: 6,
  },
  {
    course: '一起读难书',
    by: '半亩方塘',
    ratings: [4, 3, 4],
    content: '方法实在，只是举的书偏难，第一次读可以先换一本薄的。',
    reply: '说得对，下一期会加一本薄书作例子。',
    daysAgo: 5,
  },
  {
    course: '动手学几何',
    by: '林小满',
    ratings: [5, 5, 5],
    content: '真的去操场量了旗杆，误差不到半米。勾股定理剪完就忘不掉了。',
    daysAgo: 3,
  },
  {
    course: '机会有多大：概率入门',
    by: '苏木',
    ratings: [4, 4, 3],
    content: '先猜再数这个办法很有意思，每次猜错都记得特别牢。',
    isAnonymous: true,
    daysAgo: 2,
  },
];

/** After that of the courses in the navigation. */
export const learningEntries = [
  { name: '视频', url: '/videos' },
  { name: '专栏', url: '/combos' },
  { name: '选购', url: '/shopCategory' },
];
