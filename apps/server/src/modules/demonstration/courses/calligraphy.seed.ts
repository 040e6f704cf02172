import type { CourseSeed } from './course-seed.ts';

export const calligraphyCourses: readonly CourseSeed[] = [
  {
    key: 'regular-script',
    title: '楷书第一课',
    description: '从一横一竖写起，写到一个站得稳的“永”字。',
    html: '<p>楷书是一笔一笔写清楚的字。先不求快，也不求像谁；先让每一笔有开头、有行走、有收住。</p><p>准备一支兼毫、一叠毛边纸，每天写二十分钟就够。</p>',
    category: '书法',
    teacher: '顾临池',
    cover: 'brushwork',
    daysAgo: 24,
    level: 1,
    charge: 129,
    isVipFree: true,
    outcomes: [
      '写出起笔、行笔、收笔都清楚的横和竖',
      '分清撇的出锋与捺的脚',
      '按笔顺写完一个“永”字',
      '自己看出一个字歪在哪里',
    ],
    isRecommended: true,
    attachments: [
      { file: '每日二十分钟.txt', onlyBuyer: true },
      { file: '文房准备.txt', onlyBuyer: false },
    ],
    chapters: [
      {
        title: '两笔立住',
        lessons: [
          {
            title: '一横：按下，走，收住',
            film: 'strokes',
            say: '笔尖斜着落下，按一按，再往右走。中间略轻，手不要抖着描。到头提一提，再按下去收回来。',
            isFree: true,
          },
          {
            title: '一竖：腰要直',
            film: 'strokes',
            say: '竖是一个字的柱子。起笔向右下按，转正了再往下走。眼睛看着要去的地方，不看笔尖。',
          },
          {
            title: '横竖相遇：写“十”',
            film: 'strokes',
            say: '横略向右上，竖要垂直。交叉的地方在横的正中偏右一点。写完把纸拿远，看它像不像站着。',
          },
          { file: '文房准备.txt', title: '纸、笔、墨怎样准备', isFree: true },
        ],
      },
      {
        title: '左右舒展',
        lessons: [
          {
            title: '撇：越走越轻',
            film: 'falling',
            say: '起笔稳，行笔渐渐提起来，末了送出去。不要在最后一甩，甩出来的尖是虚的。',
          },
          {
            title: '捺：一波三折',
            film: 'falling',
            say: '捺先轻，后重，到脚的地方停一停。停住了，再平平地往右送出。写坏的捺，多半是没有停。',
          },
          {
            title: '一个“人”字',
            film: 'falling',
            say: '撇和捺互相靠着，谁也不能太短。捺的起点在撇的腰上。两只脚落在一条线上，人就站稳了。',
          },
          {
            title: '永字八法',
            film: 'eight',
            say: '点是侧，横是勒，竖是努，钩是趯。左上挑是策，长撇是掠，短撇是啄，捺是磔。一个字里，八种笔法都有了。',
            banDrag: true,
          },
          {
            title: '结课：写给半年后的自己',
            film: 'eight',
            say: '今天写一个“永”字，写上日期，收起来。半年以后再写一个，放在旁边。进步不用别人说，纸上看得见。',
          },
          { live: '直播：看你写，当场改', inDays: 11 },
        ],
      },
    ],
  },
  {
    key: 'read-models',
    title: '读帖：把字看进心里',
    description: '临帖之前先读帖，学会看一个字的重心、疏密和呼应。',
    html: '<p>许多人写了几年不见长进，是因为手动得多，眼动得少。这门课几乎不写字，专门练看。</p>',
    category: '书法',
    teacher: '陆怀谷',
    cover: 'plum',
    daysAgo: 31,
    level: 2,
    charge: 59,
    isVipFree: false,
    outcomes: ['说出一个字的重心在哪里', '看出两笔之间的疏密', '读一行字的气从哪里断了'],
    attachments: [{ file: '读帖四问.txt', onlyBuyer: true }],
    chapters: [
      {
        title: '看一个字',
        lessons: [
          {
            title: '先看四周的白',
            film: 'eight',
            say: '不看黑的，先看白的。一个字在格子里占多大，四边各留多少。白留得匀，字就安稳。',
            isFree: true,
          },
          {
            title: '重心在哪里',
            film: 'falling',
            say: '从字的最高处往下画一条直线。看两边的分量是不是差不多。左边短一点，右边就要送远一点。',
          },
          {
            title: '哪一笔是主笔',
            film: 'strokes',
            say: '每个字都有一笔特别长，或者特别重。别的笔都给它让路。找出主笔，字就有了骨头。',
          },
          {
            title: '疏的更疏，密的更密',
            film: 'eight',
            say: '笔画多的地方靠紧，笔画少的地方放开。平均分配的字，看着整齐，却没有精神。',
          },
        ],
      },
      {
        title: '看一行字',
        lessons: [
          {
            title: '上一个字交给下一个字',
            film: 'strokes',
            say: '看上一个字最后一笔朝哪里去。下一个字的第一笔，正在那里等着。接得上，气就不断。',
          },
          {
            title: '大小错落',
            film: 'falling',
            say: '一行里的字不一样大。笔画少的写小一些，行气反而匀。把字框画出来，你会看见一条起伏的线。',
          },
          { article: '从前的书院，一天是怎样过的' },
          {
            title: '慢看一刻钟',
            film: 'eight',
            say: '选一个字，看十五分钟，什么也不写。闭上眼睛，还能看见它，再动笔。',
          },
          { article: '朱子读书法：六句话用了八百年' },
          { file: '读帖四问.txt', title: '读帖四问' },
        ],
      },
    ],
  },
  {
    key: 'small-script',
    title: '小楷：写满一页',
    description: '字小了，毛病就大了。学会在一页里保持同一口气。',
    html: '<p>小楷练的是耐心：一页三百字，从第一个到最后一个都一样认真。</p>',
    category: '书法',
    teacher: '顾临池',
    cover: 'waves',
    daysAgo: -6,
    level: 3,
    charge: 89,
    isVipFree: false,
    outcomes: ['写满一页不潦草', '排出匀称的行距', '给自己的字落款'],
    chapters: [
      {
        title: '一页之前',
        lessons: [
          {
            title: '画格子',
            film: 'strokes',
            say: '先量纸，再算行。左右各留两指宽。格子画得匀，字才有地方站。',
            isFree: true,
          },
        ],
      },
    ],
  },
];
