import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  goods: '商品',
  goodsHint: '按名称找一件在售的商品',
  goodsType: '类型',
  goodsTypes: {
    course: '课程',
    video: '视频',
    combo: '专栏',
    article: '文章',
    anthology: '文集',
  },
  noGoods: '还没有选商品',
  chosen: (title: string) => `已选：${title}`,
  goneGoods: (id: number) => `编号 ${id} 的商品没有找到，请重新选择`,
  charge: '活动价',
  yuan: '元',
  time: '时间',
  startedAt: '开始于',
  endedAt: '结束于',
  momentHint: '按北京时间',
  isShow: '上架',
  state: '状态',
  states: { coming: '未开始', running: '进行中', over: '已结束' },
  hidden: '未上架',
  all: '全部',
  quoted: (name: string) => `“${name}”的活动`,
};

/** The words that all offers for a while share in the console. */
export type DealsStrings = typeof zh;

const en: DealsStrings = {
  goods: 'Goods',
  goodsHint: 'Find something that is for sale by its name',
  goodsType: 'Type',
  goodsTypes: {
    course: 'Course',
    video: 'Video',
    combo: 'Column',
    article: 'Article',
    anthology: 'Anthology',
  },
  noGoods: 'Nothing is chosen yet',
  chosen: (title) => `Chosen: ${title}`,
  goneGoods: (id) => `Nothing has the number ${id}; choose again`,
  charge: 'Price',
  yuan: 'yuan',
  time: 'Time',
  startedAt: 'Starts',
  endedAt: 'Ends',
  momentHint: 'By Beijing time',
  isShow: 'Offered',
  state: 'State',
  states: { coming: 'To come', running: 'Running', over: 'Over' },
  hidden: 'Hidden',
  all: 'All',
  quoted: (name) => `the offer of “${name}”`,
};

export const dealsStrings: Record<Locale, DealsStrings> = { 'zh-CN': zh, en };
