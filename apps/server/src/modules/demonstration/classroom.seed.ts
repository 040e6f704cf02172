import type { homeBlocks } from '../../db/schema.ts';

interface NoteSeed {
  by: string;
  /** Title of a video of the list. */
  video: string;
  second: number | null;
  content: string;
  hoursAgo: number;
  /** Nick names of those who like it; only what is public can be liked. */
  likedBy?: readonly string[];
  isPublic?: boolean;
}

/** Notes at moments of videos. */
export const noteSeeds: readonly NoteSeed[] = [
  {
    by: '林小满',
    video: '二分查找，一轮只看一根',
    second: 5,
    content: '扔掉的是“左边连同中间这一根”，所以左边的箭头要挪到中间加一。',
    hoursAgo: 30,
  },
  {
    by: '林小满',
    video: '二分查找，一轮只看一根',
    second: 13,
    content: '只剩一根的时候还要再比一次，循环条件才用小于等于。',
    hoursAgo: 29,
    isPublic: true,
    likedBy: ['王小波动', 'Kevin_Zhao', '三更'],
  },
  {
    by: '林小满',
    video: '插入排序，像理扑克牌',
    second: 8,
    content: '让位的动作可以从右往左做，这样不用另外一只手拿着牌。',
    hoursAgo: 52,
    isPublic: true,
    likedBy: ['郑拾光'],
  },
  {
    by: '林小满',
    video: '五个音走成一段旋律',
    second: 182,
    content: '问句停在商音上。晚上用口琴试一遍。',
    hoursAgo: 76,
  },
  {
    by: '林小满',
    video: '一页书怎么批注',
    second: null,
    content: '周末用《背影》练一页，三种记号各两次。',
    hoursAgo: 100,
  },
  {
    by: '王小波动',
    video: '二分查找，一轮只看一根',
    second: 9,
    content: '这里我暂停了三次才看清右边箭头停在哪：中间的前一根。',
    hoursAgo: 40,
    isPublic: true,
    likedBy: ['林小满', 'Kevin_Zhao', '三更', '郑拾光', '李想'],
  },
  {
    by: '周知夏',
    video: '一页书怎么批注',
    second: 9,
    content: '圈完先不查，读到页尾再回来，有一半已经懂了。',
    hoursAgo: 60,
    isPublic: true,
    likedBy: ['林小满', '北窗'],
  },
  {
    by: '一支笔',
    video: '永字八法，一笔一笔看',
    second: 36,
    content: '捺脚停住的时间比我想的长，大约是走的一半。',
    hoursAgo: 90,
    isPublic: true,
    likedBy: ['小石潭', '青团', '山月'],
  },
  {
    by: 'Mia',
    video: '五个音走成一段旋律',
    second: 240,
    content: '第五章的开头和第一章是同样的三个音，只是换了长短。',
    hoursAgo: 33,
    isPublic: true,
    likedBy: ['林小满', '李想', '宋予安'],
  },
  {
    by: '唐糖不甜',
    video: '人挪到三分线上',
    second: 7,
    content: '人往左挪，是因为他脸朝右；脸朝左就该往右挪。',
    hoursAgo: 70,
    isPublic: true,
    likedBy: ['阿澈', '孙不二'],
  },
];

interface FolderSeed {
  name: string;
  /** By kind and title. */
  items: readonly { course?: string; video?: string; combo?: string }[];
}

/** What the learner has set aside; null is for what stands in no folder. */
export const folderSeeds: readonly (Omit<FolderSeed, 'name'> & { name: string | null })[] = [
  {
    name: '查找与排序',
    items: [{ course: '把查找写对' }, { video: '对半找错，四步定位' }, { combo: '第一次学算法' }],
  },
  { name: '周末练字', items: [{ course: '楷书第一课' }, { video: '永字八法，一笔一笔看' }] },
  { name: '想听的', items: [{ course: '五声音阶入门' }, { video: '五个音走成一段旋律' }] },
  { name: null, items: [{ course: '用手机拍好一张照片' }, { video: '人挪到三分线上' }] },
];

/** Minutes of the learner's last days, today's last; 0 for a day without. */
export const minuteSeeds: readonly number[] = [
  12, 0, 25, 18, 0, 0, 31, 22, 15, 0, 40, 8, 0, 19, 27, 33, 0, 12, 45, 20, 0, 0, 16, 24, 38, 10, 0, 29, 35,
  14, 0, 21, 17, 42, 26, 0, 9, 31, 19, 0, 23, 28, 36, 12, 18, 41, 22, 7,
];

/** A block of home beside those of articles. */
interface BlockSeed extends Pick<typeof homeBlocks.$inferInsert, 'title' | 'itemOrder' | 'size' | 'moreUrl'> {
  sign: 'course' | 'video' | 'combo' | 'teacher';
  /** What was picked for it, by title. */
  picked?: readonly string[];
  /** It comes after the articles. @default false */
  isLast?: boolean;
}

export const homeBlockSeeds: readonly BlockSeed[] = [
  {
    title: '从这几门课开始',
    sign: 'course',
    itemOrder: 'by-hand',
    size: 5,
    moreUrl: '/courses',
    picked: ['楷书第一课', '把话写清楚', '动手学几何', '五声音阶入门', '用手机拍好一张照片'],
  },
  { title: '几分钟看懂一件事', sign: 'video', itemOrder: 'newest', size: 4, moreUrl: '/videos' },
  {
    title: '成套地学',
    sign: 'combo',
    itemOrder: 'by-hand',
    size: 2,
    moreUrl: '/combos',
    picked: ['从会读到会写', '数学在手上'],
  },
  {
    title: '这里的老师',
    sign: 'teacher',
    itemOrder: 'by-hand',
    size: 6,
    moreUrl: '/teachers',
    picked: ['顾临池', '沈砚秋', '叶知音', '方小舟', '江远帆', '陆怀谷'],
    isLast: true,
  },
];

/** Whose folders and days of study they are. */
export const learnerName = '林小满';
