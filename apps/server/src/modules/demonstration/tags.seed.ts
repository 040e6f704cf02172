import type { TaggedType } from '@shuyuan/api-client';

interface TagSeed {
  name: string;
  /** What carries it, by its titles. */
  titles: Partial<Record<TaggedType, readonly string[]>>;
}

/** Under the articles. */
export const tagsEntry = { name: '标签', url: '/tag' };

/** What runs across the categories: one thread, in articles, courses, anthologies and what people ask. */
export const tagSeeds: readonly { category: string; tags: readonly TagSeed[] }[] = [
  {
    category: '方法',
    tags: [
      {
        name: '慢读',
        titles: {
          article: ['怎样读完一本难读的书', '在书页边上写字', '二十个字，可以读多久'],
          course: ['一起读难书'],
          anthology: ['慢读入门'],
          problem: ['读完一本书就忘，批注到底应该写什么？'],
          issue: ['共读《背影》：哪一句你读了两遍', '一首诗有几种读法？来试试“床前明月光”'],
        },
      },
      {
        name: '修改',
        titles: {
          article: ['改稿的四遍：每一遍只改一样', '少用形容词，多用名词和动词', '变量名是写给人看的'],
          course: ['把话写清楚'],
          anthology: ['把错找出来'],
          problem: ['怎么判断自己的一段文字“多余”？', '“的、地、得”有没有不背口诀的办法？'],
        },
      },
      {
        name: '复习',
        titles: {
          article: [
            '合上书，再学一遍',
            '忘一点，再学：间隔复习的日程',
            '错题本不是抄题本',
            '考前七天，做减法',
          ],
          anthology: ['记得住的方法'],
          problem: ['错题本抄了三本，考试还是错同样的题', '费曼学习法说“讲给别人听”，可是没有人愿意听'],
        },
      },
    ],
  },
  {
    category: '主题',
    tags: [
      {
        name: '动手试试',
        titles: {
          article: ['用一根影子量出地球', '一张图证明勾股定理', '一张纸对折四十二次，会怎样'],
          course: ['动手学几何'],
          anthology: ['数学散步'],
          problem: [
            '量旗杆的影子，下午比上午算出来矮 40 厘米',
            '三扇门，换还是不换？我做了 20 次实验也看不出来',
          ],
          issue: ['暑假作业：用课里的方法量出地球', '征集：你家里最好的一个“测量”'],
        },
      },
      {
        name: '把问题变小',
        titles: {
          article: ['递归：把大问题交给小一点的自己', '二分查找：十行代码，为什么人人写错'],
          course: ['像程序员一样想', '把查找写对'],
          problem: ['递归函数里到底谁在等谁？脑子里装不下', '二分查找偶尔死循环，只在找最后一个数的时候'],
        },
      },
      {
        name: '古人怎么学',
        titles: { article: ['朱子读书法：六句话用了八百年', '从前的书院，一天是怎样过的'] },
      },
    ],
  },
];
