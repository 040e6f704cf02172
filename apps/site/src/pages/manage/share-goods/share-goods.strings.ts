import type { ManagedShareGood } from '@shuyuan/api-client/manage';
import type { Locale } from '@shuyuan/widgets/host';

const types: Record<ManagedShareGood['goods_type'], string> = {
  course: '课程',
  video: '视频',
  combo: '专栏',
  article: '文章',
  anthology: '文集',
  paper: '试卷',
  mock_paper: '模拟卷',
  practice: '练习',
  role: '会员',
};

const zh = {
  title: '分销商品',
  add: '新分销商品',
  addTitle: '新分销商品',
  editTitle: '编辑分销商品',
  yuan: (yuan: number) => `¥${yuan}`,
  unit: '元',
  goods: '商品',
  type: '类型',
  types,
  id: '商品编号',
  idHint: '商品在后台列表里的编号',
  reward: '一级奖励',
  reward2: '二级奖励',
  reward2Hint: '给邀请人的邀请人；0 表示没有',
  state: '状态',
  shown: '显示中',
  hidden: '已隐藏',
  isShow: '在推广页上显示',
  quoted: (title: string) => `“${title}”的奖励`,
};

/** The words of rewards in the console. */
export type ShareGoodsStrings = typeof zh;

const en: ShareGoodsStrings = {
  title: 'Rewards of goods',
  add: 'New reward',
  addTitle: 'New reward',
  editTitle: 'Edit a reward',
  yuan: (yuan) => `¥${yuan}`,
  unit: 'yuan',
  goods: 'Goods',
  type: 'Kind',
  types: {
    course: 'Course',
    video: 'Video',
    combo: 'Column',
    article: 'Article',
    anthology: 'Anthology',
    paper: 'Paper',
    mock_paper: 'Mock paper',
    practice: 'Practice',
    role: 'Membership',
  },
  id: 'Number of the goods',
  idHint: 'As their list in the console has it',
  reward: 'Inviter',
  reward2: 'Inviter’s inviter',
  reward2Hint: '0 for none',
  state: 'State',
  shown: 'Shown',
  hidden: 'Hidden',
  isShow: 'Show it on the page of sharing',
  quoted: (title) => `the reward of “${title}”`,
};

export const shareGoodsStrings: Record<Locale, ShareGoodsStrings> = { 'zh-CN': zh, en };
