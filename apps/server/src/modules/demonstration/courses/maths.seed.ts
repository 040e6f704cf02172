import type { CourseSeed } from './course-seed.ts';

export const mathsCourses: readonly CourseSeed[] = [
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
    profession: '小学数学教师',
    outcomes: [
      '用影子量出旗杆的高',
      '剪四个三角形说明勾股定理',
      '分清“看起来对”和“证明了”',
      '把一次测量的误差说清楚',
    ],
    isRecommended: true,
    attachments: [{ file: '四个三角形.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '量',
        lessons: [
          {
            title: '影子有多长',
            film: 'shadow',
            say: '在空地上立一根直杆，每隔半小时记一次影子的长度。太阳越高，影子越短。最短的那一刻，影子指向正北。',
            isFree: true,
          },
          { article: '用一根影子量出地球' },
          {
            title: '没有尺子也能量',
            film: 'shadow',
            say: '同一时刻，所有直立的东西和影子的比都一样。量出自己的身高和影长，再量旗杆的影长，就能算出旗杆有多高。',
          },
          {
            title: '正午在哪一刻',
            film: 'shadow',
            say: '钟表的十二点，不一定是太阳最高的时候。上午和下午各找一个影长相等的时刻。它们的正中间，才是当地的正午。',
          },
        ],
      },
      {
        title: '证',
        lessons: [
          {
            title: '剪出来的勾股定理',
            film: 'squares',
            say: '四个一样的直角三角形，围在一个大正方形里。中间空出来的，是斜边上的正方形。把三角形挪一挪，空出来的变成了两直角边上的两个正方形。',
          },
          { article: '一张图证明勾股定理' },
          {
            title: '挪来挪去，面积不变',
            film: 'squares',
            say: '三角形只是换了位置，大小没有变。大正方形也没有变。所以前后空出来的面积必须相等，这就是证明的全部力气。',
            banDrag: true,
          },
          {
            title: '对折里的规律',
            film: 'splitting',
            say: '一张纸对折一次有两层，两次有四层，三次有八层。每次都是翻倍，不是加二。折到第七次，手就折不动了。',
          },
          { article: '一张纸对折四十二次，会怎样' },
          { file: '四个三角形.txt', title: '做一做：四个三角形的尺寸' },
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
    profession: '小学数学教师',
    outcomes: ['看出“该轮到反面了”错在哪里', '把所有可能不重不漏地数出来', '说清频率和概率的差别'],
    chapters: [
      {
        title: '先猜再数',
        lessons: [
          {
            title: '硬币没有记性',
            film: 'coins',
            say: '连出五次正面，下一次还是一半对一半。硬币不知道前面发生过什么。觉得该轮到反面的，是人，不是硬币。',
          },
          { article: '班里有两个人同一天生日，奇怪吗' },
          {
            title: '数清楚所有可能',
            film: 'splitting',
            say: '抛一次有两种结果，抛两次有四种，抛三次有八种。画成一棵树，每个枝头是一种可能。数枝头，就不会漏。',
          },
          {
            title: '先写下你的猜测',
            film: 'coins',
            say: '动手之前，先把猜的数写下来。写下来的猜测不能偷偷改。猜错了不丢人，忘了自己猜过什么才可惜。',
          },
        ],
      },
      {
        title: '多做几次',
        lessons: [
          {
            title: '频率往哪里靠',
            film: 'coins',
            say: '抛四十次，两根柱子一高一低。差的次数未必变小，差的比例却在变小。这就是大数定律说的事。',
          },
          {
            title: '二十次够不够',
            film: 'coins',
            say: '二十次里出现十三次正面，不算稀奇。要说一枚硬币不公平，证据要更多。样本小的时候，先别下结论。',
          },
          {
            title: '一棵可能性的树',
            film: 'splitting',
            say: '每条枝上写机会，走到枝头就一路相乘。走到同一个结果的枝头，再加起来。乘是“并且”，加是“或者”。',
          },
          { article: '住满了的旅馆，怎样再住一位客人' },
          { file: '抛硬币记录表.csv', title: '抛硬币记录表', isFree: true },
          { live: '直播：一起抛一千次硬币', inDays: 13 },
        ],
      },
    ],
  },
];
