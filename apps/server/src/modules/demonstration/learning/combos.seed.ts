import type { Motif } from '../../pictures/motif.ts';

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
  {
    key: 'a-brush',
    title: '一支笔的功夫',
    description: '两门课、三段视频：先把一横一竖写稳，再学会看别人的字。',
    html: '<p>写和看要交替着来：写十天，看三天，再写。这个专栏就是按这个节奏排的。</p>',
    category: '书法',
    teacher: '顾临池',
    cover: 'brushwork',
    daysAgo: 12,
    charge: 158,
    originalCharge: 209,
    isVipFree: false,
    chapters: [
      {
        title: '写',
        items: [{ video: '一横一竖的起与收' }, { video: '撇要出锋，捺要有脚' }, { course: '楷书第一课' }],
      },
      { title: '看', items: [{ video: '永字八法，一笔一笔看' }, { course: '读帖：把字看进心里' }] },
    ],
  },
  {
    key: 'hands-on-maths',
    title: '数学在手上',
    description: '剪纸、量影子、抛硬币：不背公式，先把结论做出来。',
    html: '<p>全部免费。每看完一段，就把手边的东西拿来做一遍；做不出来，再回去看。</p>',
    category: '数理',
    teacher: '方小舟',
    cover: 'circle',
    daysAgo: 18,
    charge: 0,
    originalCharge: 0,
    isVipFree: false,
    chapters: [
      {
        title: '量一量',
        items: [{ video: '一根棍子的一天' }, { article: '用一根影子量出地球' }],
      },
      {
        title: '抛一抛',
        items: [
          { video: '抛四十次硬币，会怎样' },
          { course: '机会有多大：概率入门' },
          { article: '一张纸对折四十二次，会怎样' },
        ],
      },
    ],
  },
];
