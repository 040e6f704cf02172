import type { Motif } from '../pictures/motif.ts';

/** A lesson of the demonstration: a video of so many seconds, or an article by its title. */
type LessonSeed = { title: string; seconds: number; isFree?: boolean } | { article: string };

interface CourseSeed {
  /** Its cover is drawn from it. */
  key: string;
  title: string;
  description: string;
  html: string;
  category: string;
  /** Name of a teacher. */
  teacher: string;
  cover: Motif;
  daysAgo: number;
  level: 1 | 2 | 3 | 4;
  /** Whole yuan. */
  charge: number;
  isVipFree: boolean;
  chapters: readonly { title: string; lessons: readonly LessonSeed[] }[];
}

export const coursesEntry = { name: '课程', url: '/courses' };

/** Under that of the courses. */
export const teachersEntry = { name: '教师', url: '/teachers' };

export const courseCategorySeeds = ['读写', '数理', '编程'];

export const courseTeacherSeeds = [
  { name: '沈砚秋', title: '写作老师', shortDescription: '教了二十年写作，改过的稿子比写过的多。' },
  { name: '方小舟', title: '数学与编程老师', shortDescription: '相信每个难题里都有一个可以先做的小题。' },
];

export const courseSeeds: readonly CourseSeed[] = [
  {
    key: 'clear-writing',
    title: '把话写清楚',
    description: '八节课，从一个通顺的句子，写到一封让人愿意回的信。',
    html: '<p>写不清楚，多半是还没有想清楚。这门课从删改入手：先找到一句话里真正的主语和动词，再让每一段只说一件事。</p><p>每节课后都有一段要改的文字，改完再听下一节。</p>',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'bamboo',
    daysAgo: 2,
    level: 1,
    charge: 99,
    isVipFree: true,
    chapters: [
      {
        title: '句子',
        lessons: [
          { title: '开课：为什么要删', seconds: 312, isFree: true },
          { title: '谁，做了什么', seconds: 654 },
          { article: '把一句话写清楚' },
          { title: '长句拆成三步', seconds: 588 },
        ],
      },
      {
        title: '段落与信',
        lessons: [
          { title: '一段只说一件事', seconds: 702 },
          { title: '写给一个具体的人', seconds: 641 },
          { article: '给不认识的人写一封信' },
          { title: '结课：把自己的旧稿改一遍', seconds: 530 },
        ],
      },
    ],
  },
  {
    key: 'hard-book-club',
    title: '一起读难书',
    description: '不赶进度，学会和一本读不懂的书相处。',
    html: '<p>难书不是用来一口气读完的。先看目录，再找到作者反复回答的那个问题，最后允许自己带着不懂往前走。</p>',
    category: '读写',
    teacher: '沈砚秋',
    cover: 'books',
    daysAgo: 9,
    level: 2,
    charge: 0,
    isVipFree: false,
    chapters: [
      {
        title: '开卷',
        lessons: [
          { title: '先读目录', seconds: 426 },
          { article: '怎样读完一本难读的书' },
          { title: '在页边和作者说话', seconds: 515 },
        ],
      },
    ],
  },
  {
    key: 'math-by-hand',
    title: '动手学几何',
    description: '一把尺、一张纸，把定理亲手做出来。',
    html: '<p>几何最好的老师是自己的手。我们剪纸、折纸、量影子，每个结论都先做出来，再证明它。</p>',
    category: '数理',
    teacher: '方小舟',
    cover: 'circle',
    daysAgo: 4,
    level: 1,
    charge: 69,
    isVipFree: false,
    chapters: [
      {
        title: '量',
        lessons: [
          { title: '影子有多长', seconds: 498, isFree: true },
          { article: '用一根影子量出地球' },
          { title: '没有尺子也能量', seconds: 610 },
        ],
      },
      {
        title: '证',
        lessons: [
          { title: '剪出来的勾股定理', seconds: 577 },
          { article: '一张图证明勾股定理' },
          { title: '对折里的规律', seconds: 469 },
        ],
      },
    ],
  },
  {
    key: 'chance',
    title: '机会有多大：概率入门',
    description: '从生日和硬币说起，学会不被直觉骗。',
    html: '<p>直觉算不好机会。我们先猜，再数，再做实验，最后才写公式；猜错的次数越多，学到的越多。</p>',
    category: '数理',
    teacher: '方小舟',
    cover: 'stars',
    daysAgo: 15,
    level: 2,
    charge: 0,
    isVipFree: false,
    chapters: [
      {
        title: '先猜再数',
        lessons: [
          { title: '硬币没有记性', seconds: 455 },
          { article: '班里有两个人同一天生日，奇怪吗' },
          { title: '数清楚所有可能', seconds: 633 },
        ],
      },
    ],
  },
  {
    key: 'think-in-code',
    title: '像程序员一样想',
    description: '拆问题、起名字、找错误：三样先于语言的本事。',
    html: '<p>学编程，难的不是语法，是把一件事说到机器也听得懂。这门课用很短的程序，练三样换了语言也带得走的本事。</p>',
    category: '编程',
    teacher: '方小舟',
    cover: 'lattice',
    daysAgo: 6,
    level: 3,
    charge: 129,
    isVipFree: true,
    chapters: [
      {
        title: '拆',
        lessons: [
          { title: '把大问题切小', seconds: 540, isFree: true },
          { article: '递归：把大问题交给小一点的自己' },
        ],
      },
      {
        title: '名与错',
        lessons: [
          { article: '变量名是写给人看的' },
          { title: '读懂报错的第一行', seconds: 486 },
          { article: '调试像破案：先别动手，先看现场' },
        ],
      },
    ],
  },
  {
    key: 'search-right',
    title: '把查找写对',
    description: '只学一个算法，学到能不看资料写对为止。',
    html: '<p>二分查找只有十行，却最容易错在边上。我们把每个边界都画出来，再用例子去撞它。</p>',
    category: '编程',
    teacher: '方小舟',
    cover: 'abacus',
    daysAgo: 20,
    level: 4,
    charge: 39,
    isVipFree: false,
    chapters: [
      {
        title: '边界',
        lessons: [
          { title: '区间是开还是闭', seconds: 520, isFree: true },
          { article: '二分查找：十行代码，为什么人人写错' },
          { title: '用例子撞边界', seconds: 604 },
        ],
      },
    ],
  },
];
