import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '课程',
    title: '课程',
    lead: '跟着老师，一节一节学会一件事。',
    all: '全部',
    profession: '职业',
    level: '难度',
    price: '价格',
    prices: { free: '免费', paid: '付费', member: '会员免费' },
    sort: '排序',
    sorts: { newest: '最新', recommended: '推荐', popular: '热门', cheapest: '价格从低到高' },
    emptyHint: '放宽一些条件，或者先去读读文章。',
    failedHint: '请检查网络后重试，你的筛选条件还在。',
  },
  {
    noun: 'courses',
    title: 'Courses',
    lead: 'With a teacher, lesson by lesson.',
    all: 'All',
    profession: 'Profession',
    level: 'Level',
    price: 'Price',
    prices: { free: 'Free', paid: 'Paid', member: 'Free for members' },
    sort: 'Order',
    sorts: {
      newest: 'Newest',
      recommended: 'Recommended',
      popular: 'Popular',
      cheapest: 'Price, low to high',
    },
    emptyHint: 'Widen the filters, or read some articles first.',
    failedHint: 'Check the network and try again; your filters are kept.',
  },
);
