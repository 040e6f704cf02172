import type { CourseSeed } from './course-seed.ts';

export const codeCourses: readonly CourseSeed[] = [
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
    profession: '软件工程师',
    outcomes: [
      '把一个大问题拆到能动手的大小',
      '给变量起一个不用注释的名字',
      '读懂报错的第一行',
      '用对半的办法找到出错的地方',
    ],
    isRecommended: true,
    attachments: [{ file: '排错清单.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '拆',
        lessons: [
          {
            title: '把大问题切小',
            film: 'splitting',
            say: '一个问题太大，就问：能不能分成两个一样的小问题。小到一眼能看出答案，就停下来。剩下的事，是把答案拼回去。',
            isFree: true,
          },
          { article: '递归：把大问题交给小一点的自己' },
          {
            title: '答案怎样回来',
            film: 'splitting',
            say: '拆下去的时候，谁也没有答案。最底下那一层先有，再一层一层交上来。每一层只做一件事：把两个小答案合成一个。',
          },
        ],
      },
      {
        title: '名与错',
        lessons: [
          { article: '变量名是写给人看的' },
          {
            title: '读懂报错的第一行',
            film: 'searching',
            say: '报错有二十行，先看第一行说的是什么错。再找第一处出现你自己文件名的地方。多数时候，这两处就够了。',
          },
          { article: '调试像破案：先别动手，先看现场' },
          {
            title: '对半找错',
            film: 'searching',
            say: '在程序正中间打印一次。前半段的结果对，错就在后半段。每问一次，能错的地方就少一半。',
          },
          {
            title: '先写例子，再写代码',
            film: 'inserting',
            say: '写之前先拿三个例子，用手算一遍。一个普通的，一个空的，一个只有一样东西的。算得出来，才写得出来。',
          },
          { article: '第一次提交之前，先想好怎么写说明' },
          { file: '排错清单.txt', title: '排错清单' },
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
    profession: '软件工程师',
    outcomes: ['说清每个区间是开还是闭', '不看资料写对二分查找', '用四个例子撞出边界错误'],
    attachments: [{ file: '边界对照表.csv', onlyBuyer: true }],
    chapters: [
      {
        title: '边界',
        lessons: [
          {
            title: '区间是开还是闭',
            film: 'halving',
            say: '写循环之前，先说定右边的箭头指着的那一根算不算。算，就是闭区间。说定了，后面每一行都照着它写。',
            isFree: true,
          },
          { article: '二分查找：十行代码，为什么人人写错' },
          {
            title: '循环什么时候停',
            film: 'halving',
            say: '闭区间里，左边大于右边才算空。少写一个等号，就会漏掉最后一根。多写一个，就可能停不下来。',
            banDrag: true,
          },
          {
            title: '用例子撞边界',
            film: 'halving',
            say: '四个例子就够：空的，一根的，要找的在最左边，要找的在最右边。四个都过，才算写完。',
          },
        ],
      },
      {
        title: '变化',
        lessons: [
          {
            title: '找到第一个',
            film: 'halving',
            say: '有两根一样高，要左边那一根。找到以后不要停，把右边的箭头挪到它前面，继续找。最后左边的箭头就是答案。',
          },
          {
            title: '先排好，才能查',
            film: 'inserting',
            say: '二分查找只对排好的东西有用。没排好的，一半都不能扔。所以先学会理牌，再学会猜牌。',
          },
          {
            title: '一次砍掉一半',
            film: 'searching',
            say: '一千样东西，问十次就能找到一样。一百万样，也只要二十次。每次砍掉一半，是很大的力气。',
          },
          { file: '边界对照表.csv', title: '开区间与闭区间对照表' },
          {
            title: '结课：合上资料写一遍',
            film: 'halving',
            say: '把资料合上，拿一张白纸写。写完先不运行，用四个例子在纸上走一遍。走对了，再敲进去。',
          },
          { live: '直播答疑：你的二分错在哪', inDays: 6 },
        ],
      },
    ],
  },
];
