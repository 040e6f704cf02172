import type { Motif } from '../pictures/motif.ts';

/** What the demonstration's media library is sorted into. */
export const mediaFolderSeeds = ['课程封面', '文章插图', '讲义与表格'] as const;

type FolderName = (typeof mediaFolderSeeds)[number];

interface PictureSeed {
  title: string;
  fileName: string;
  motif: Motif;
  /** Null at the top. */
  folder: FolderName | null;
  daysAgo: number;
}

export const pictureSeeds: readonly PictureSeed[] = [
  { title: '远山晨雾', fileName: 'mountains.jpg', motif: 'mountains', folder: '课程封面', daysAgo: 31 },
  { title: '竹影', fileName: 'bamboo.svg', motif: 'bamboo', folder: '课程封面', daysAgo: 30 },
  { title: '一叠书与一盏茶', fileName: 'books.svg', motif: 'books', folder: '课程封面', daysAgo: 24 },
  { title: '算盘', fileName: 'abacus.svg', motif: 'abacus', folder: '文章插图', daysAgo: 18 },
  { title: '浑天仪', fileName: 'stars.svg', motif: 'stars', folder: '文章插图', daysAgo: 12 },
  { title: '梅枝', fileName: 'plum.svg', motif: 'plum', folder: '文章插图', daysAgo: 9 },
  { title: '石桥', fileName: 'bridge.jpg', motif: 'bridge', folder: null, daysAgo: 4 },
  { title: '海上明月', fileName: 'waves.svg', motif: 'waves', folder: null, daysAgo: 2 },
];

/** A recording of the demonstration that the library shows too. */
export const videoSeed = { record: '带着笔读：一页书怎么批注', folder: null, daysAgo: 5 } as const;

interface FileSeed {
  title: string;
  fileName: string;
  folder: FolderName;
  daysAgo: number;
  text: string;
}

export const fileSeeds: readonly FileSeed[] = [
  {
    title: '批注三种记号',
    fileName: '批注三种记号.txt',
    folder: '讲义与表格',
    daysAgo: 5,
    text: `批注三种记号

一、横线：作者的话。读完一段再画，一段最多两处。
二、圆圈：我不懂的词。先圈，读完再查，查到的意思写在页边。
三、旁批：我自己的话。同意、不同意、想起了什么，都写成一句整话。

回家作业：找一页正在读的书，三种记号各用两次，下周带来。
`,
  },
  {
    title: '共读进度表',
    fileName: '共读进度表.csv',
    folder: '讲义与表格',
    daysAgo: 3,
    // With a byte order mark, without which Excel takes Chinese for another encoding.
    text: `\uFEFF周次,篇目,要做的事
第一周,《桃花源记》,通读两遍，圈出生词
第二周,《醉翁亭记》,画出作者的话，写三条旁批
第三周,《岳阳楼记》,比较两篇的结尾，写两百字
第四周,自选一篇,带着批注来讲给同学听
`,
  },
];
