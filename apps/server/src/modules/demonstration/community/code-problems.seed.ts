import type { ProblemSeed } from './problem-seed.ts';

export const codeProblems: readonly ProblemSeed[] = [
  {
    by: '王小波动',
    category: '编程',
    title: '二分查找偶尔死循环，只在找最后一个数的时候',
    text: '循环条件写的是 `left < right`，中间值取 `(left + right) / 2` 向下取整，找不到时让 `left = mid`。\n数组只剩两个数时就停不下来了。',
    daysAgo: 1,
    bounty: 15,
    views: 156,
    likedBy: ['Kevin_Zhao', '三更'],
    solutions: [
      {
        by: 'Kevin_Zhao',
        hoursLater: 1,
        isAccepted: true,
        likedBy: ['王小波动', '三更', '郑拾光'],
        text: '只剩两个数时，向下取整的 `mid` 就等于 `left`，你再让 `left = mid`，区间一点没变小。\n两种改法选一种：`left = mid + 1`（确定 mid 不是答案时），或者取 `mid` 时向上取整。\n检查的口诀只有一句：每一轮，区间必须变小。',
      },
      {
        by: '方小舟',
        hoursLater: 6,
        likedBy: ['王小波动'],
        text: '补一句：写之前先在纸上写下“区间里有什么”，例如“答案一定在 left 到 right 之间，两头都算”。每一行改完都念一遍，哪一行让它不成立，就是那一行错。',
      },
    ],
  },
  {
    by: '郑拾光',
    category: '编程',
    title: '报错信息有三十行，应该先看哪一行？',
    text: '每次都从最上面开始搜，搜到的答案和我的情况都不一样。',
    daysAgo: 4,
    views: 187,
    likedBy: ['李想', '唐糖不甜'],
    solutions: [
      {
        by: '方小舟',
        hoursLater: 3,
        isAccepted: true,
        likedBy: ['郑拾光', '唐糖不甜', '李想'],
        text: '找两行：说“出了什么事”的那一行，和第一行写着你自己文件名的那一行。其余的是它一路走过来的脚印。\n先不要搜。把“出了什么事”翻译成一句中文，再看那一行代码里哪个东西可能这样。八成的错误到这里就看见了。',
      },
      {
        by: '三更',
        hoursLater: 10,
        text: '搜的时候去掉路径和变量名，只留下固定的那半句，结果会好很多。',
      },
    ],
  },
  {
    by: '唐糖不甜',
    category: '编程',
    title: '递归函数里到底谁在等谁？脑子里装不下',
    text: '看懂了阶乘，轮到“树的高度”又不会了。总想一层一层跟进去，跟到第三层就乱。',
    daysAgo: 7,
    views: 222,
    solutions: [
      {
        by: '王小波动',
        hoursLater: 7,
        likedBy: ['唐糖不甜', '郑拾光'],
        text: '别跟进去。假装它已经写好了：左边的高度它会告诉你，右边的也会，你只要写“取大的那个，加一”。再写清楚空树是零，就完了。\n跟进去是计算机的事。',
      },
      {
        by: 'Kevin_Zhao',
        hoursLater: 18,
        likedBy: ['唐糖不甜'],
        text: '在纸上画三个人，每个人只做自己那一步，把结果写在纸条上递给上面的人。',
      },
    ],
  },
  {
    by: '赵远舟',
    category: '编程',
    title: '变量起名字太难了，有没有可以照着做的规矩？',
    text: '我的代码里有 data、data2、dataNew，一周后自己也看不懂。',
    daysAgo: 10,
    views: 154,
    likedBy: ['王小波动'],
    solutions: [
      {
        by: '三更',
        hoursLater: 5,
        isAccepted: true,
        likedBy: ['赵远舟', '王小波动', '唐糖不甜'],
        text: '三条就够：一、名字回答“里面是什么”，不回答“我拿它来干什么”；二、装一堆东西的用复数；三、真假的用 is、has 开头。\n起不出名字，常常是因为里面装了两样东西，拆开就好起了。',
      },
    ],
  },
  {
    by: '韩冬生',
    category: '编程',
    title: '初中生自学编程，先学哪一门语言？',
    text: '在 Python 和 JavaScript 之间犹豫。目标是能自己做一个记账的小工具。',
    daysAgo: 16,
    views: 388,
    likedBy: ['老周'],
    solutions: [
      {
        by: '方小舟',
        hoursLater: 4,
        likedBy: ['韩冬生', '老周'],
        text: '哪一门能让你今天晚上就看到东西，就学哪一门。想在网页上点来点去，选 JavaScript；想先算数、画图、整理表格，选 Python。\n半年以后换一门，只要两周。犹豫一个月，已经够学会循环和函数了。',
      },
      {
        by: '老周',
        hoursLater: 20,
        text: '我四十多岁开始学的，也是从记账开始。先做“能记一笔、能看总数”，别的以后再说。',
      },
    ],
  },
  {
    by: '孙不二',
    category: '编程',
    title: '浮点数 0.1 + 0.2 不等于 0.3，记账程序怎么办？',
    text: '合计经常多出 `0.30000000000000004` 这样的尾巴。四舍五入显示没问题，可是比较的时候就错了。',
    daysAgo: 19,
    views: 169,
    solutions: [
      {
        by: 'Kevin_Zhao',
        hoursLater: 2,
        isAccepted: true,
        likedBy: ['孙不二', '赵远舟'],
        text: '钱用整数的“分”来存，只在显示的时候除以一百。加减都不会有尾巴。\n要算百分比的地方，先乘后除，最后再取整，并且写清楚零头归谁。',
      },
    ],
  },
];
