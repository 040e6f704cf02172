/** Practices out of the questions of papers, by the category that each chapter takes from. */
export const practiceSeeds = [
  {
    title: '读写每日练',
    category: '读写',
    description: '把读过的、写过的变成会的。一章一个题型，错了马上知道为什么。',
    chapters: [
      { name: '选择与判断', categories: ['读写'], types: [1, 2, 5] },
      { name: '填空与写作', categories: ['读写'], types: [3, 4] },
    ],
  },
  {
    title: '数理基础练',
    category: '数理',
    description: '几何与数，先把基本的想明白。',
    chapters: [
      { name: '选一选', categories: ['数理'], types: [1, 2] },
      { name: '判一判、填一填', categories: ['数理'], types: [3, 5, 6, 7] },
    ],
  },
  {
    title: '编程入门练',
    category: '编程',
    description: '从变量到循环，边做边记。',
    chapters: [
      { name: '概念', categories: ['编程'], types: [1, 5] },
      { name: '读程序', categories: ['编程'], types: [2, 3, 6] },
    ],
  },
  {
    title: '综合热身',
    category: '读写',
    description: '各科混在一起，适合考前热身。',
    chapters: [
      { name: '单选', categories: ['读写', '数理', '编程'], types: [1] },
      { name: '判断', categories: ['读写', '数理', '编程'], types: [5] },
    ],
  },
] as const;

/** How mock papers are drawn, in shares of what there is, so that there are always enough. */
export const mockSeeds = [
  { title: '读写模拟卷', category: '读写', minutes: 30, num: { choice: 12, judge: 4 } },
  { title: '数理模拟卷', category: '数理', minutes: 30, num: { choice: 12, judge: 4 } },
  { title: '编程模拟卷', category: '编程', minutes: 30, num: { choice: 12, judge: 4 } },
] as const;
