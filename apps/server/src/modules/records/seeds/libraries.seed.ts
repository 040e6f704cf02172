import type { Film, LibrarySeed } from './record-seed.ts';

/** How long each film is. */
export const filmSeconds: Readonly<Record<Film, number>> = {
  annotating: 24,
  outlining: 20,
  trimming: 20,
  squares: 24,
  shadow: 20,
  coins: 24,
  halving: 18,
  inserting: 22,
  splitting: 22,
  searching: 20,
  strokes: 22,
  falling: 22,
  eight: 40,
  aperture: 22,
  light: 20,
  thirds: 18,
  melody: 300,
  answering: 40,
  beats: 24,
};

export const librarySeeds: readonly LibrarySeed[] = [
  {
    owner: '沈砚秋',
    categories: { 阅读课: ['批注', '结构'], 备课: [] },
    records: [
      {
        film: 'annotating',
        title: '带着笔读：一页书怎么批注',
        description:
          '不抢着划线，先读完一段再下笔。三种记号各管一件事：横线是作者的话，圈是我不懂的词，旁批是我自己的话。\n看完请找一页你正在读的书，照样做一遍，下周带来。',
        category: '批注',
        daysAgo: 6,
        isShared: true,
        discussion: `
周知夏：〔0:05〕原来是读完一段才划，我一直是边读边划，最后整页都是线。
> 沈砚秋：人人都这样开始。下次先把笔放下，读完再拿。
林小满：〔0:09〕圈出来的这个词，老师是当场去查，还是读完再查？
> 沈砚秋：先圈，读完再查。当场查，思路就断了。
> 林小满@沈砚秋：明白了，谢谢老师！
半亩方塘：〔0:13〕这里把一整句刷成浅绿，和前面的横线有什么不同？
> 沈砚秋：横线是重要，浅绿是我想背下来的，一页最多一句。
苏木：〔0:18〕左边的括号我学会了，比每行都划清爽多了。
北窗：二十几秒讲完一件事，我反复看了四遍。希望多一些这样的短录制。`,
      },
      {
        film: 'outlining',
        title: '一篇议论文的骨架',
        description:
          '中心一句，分论点三句，每个分论点至少站在两样东西上。圈出来的那一支，就是你们上周写得最弱的地方。',
        category: '结构',
        daysAgo: 3,
      },
      {
        film: 'annotating',
        title: '《学记》第二段试讲',
        description: '自己看的，语速还是快了，旁批那里要停一停。',
        category: '备课',
        daysAgo: 1,
      },
    ],
  },
  {
    owner: '林小满',
    categories: { 编程练习: ['查找', '排序'] },
    records: [
      {
        film: 'halving',
        title: '二分查找：我自己讲一遍',
        description: '给学习小组录的。左右两个箭头就是left和right，每一轮只看中间那一根。',
        category: '查找',
        daysAgo: 4,
        isShared: true,
        discussion: `
方小舟：〔0:03〕这里说得对：中间这根太矮，左边一半连看都不用看。
王小波动：〔0:08〕为什么右边的箭头停在中间的前一根，而不是中间那根？
> 林小满：因为中间那根已经比过了，再留着它会死循环。我上周刚错过。
> 王小波动@林小满：懂了，我去改我的代码。
Kevin_Zhao：〔0:14〕找到以后可以再问一句：要是有两根一样高呢？
方小舟：能讲给别人听，就是真的懂了。下次试试讲插入排序。`,
      },
      {
        film: 'inserting',
        title: '插入排序，像理扑克牌',
        description: '方老师留的作业。每次拿起一张，往前找到它的位置。',
        category: '排序',
        daysAgo: 2,
      },
      {
        film: 'inserting',
        title: '没录好的一遍',
        description: '',
        category: null,
        daysAgo: 2,
      },
    ],
  },
];
