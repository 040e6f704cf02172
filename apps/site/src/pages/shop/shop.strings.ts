import { listWords } from '../archetypes/list-page.strings.ts';

const zh = {
  noun: '商品',
  type: '类型',
  all: '全部',
  types: { article: '文章', course: '课程', anthology: '文集', video: '视频', combo: '专栏', paper: '试卷' },
  members: '会员',
  membersChoices: { all: '全部', yes: '会员免费' },
  sort: '排序',
  recommended: '推荐',
  sorts: { newest: '综合', cheapest: '价格从低到高', dearest: '价格从高到低' },
  keywords: '搜索商品',
  search: '搜索',
  emptyHint: '换个条件看看，或者先去读读文章。',
  failedHint: '没能取到，你的条件还在，请重试。',
};

const en: typeof zh = {
  noun: 'goods',
  type: 'Type',
  all: 'All',
  types: {
    article: 'Articles',
    course: 'Courses',
    anthology: 'Anthologies',
    video: 'Videos',
    combo: 'Columns',
    paper: 'Papers',
  },
  members: 'Members',
  membersChoices: { all: 'All', yes: 'Free for members' },
  sort: 'Order',
  recommended: 'Recommended',
  sorts: { newest: 'Recommended and new', cheapest: 'Price, low to high', dearest: 'Price, high to low' },
  keywords: 'Search the shop',
  search: 'Search',
  emptyHint: 'Widen the filters, or read some articles first.',
  failedHint: 'They did not come. Your filters are kept; try again.',
};

export const shopCategoryStrings = listWords(
  { ...zh, title: '选购', lead: '全站在售的内容，按类型慢慢挑。' },
  { ...en, title: 'Shop', lead: 'Everything that is sold here, by type.' },
);

export const shopSearchStrings = listWords(
  { ...zh, title: '搜索商品', lead: '按名字找一件想学的内容。' },
  { ...en, title: 'Search the shop', lead: 'Find something to learn by its name.' },
);
