import type { Goods } from '@shuyuan/api-client';

type KindNames = Record<Goods['goods_type'], string>;

/** What kinds of goods are called. */
export const goodsKindsZh: KindNames = {
  article: '图文',
  anthology: '文集',
  course: '课程',
  video: '视频',
  combo: '专栏',
  paper: '试卷',
  mock_paper: '模拟卷',
  practice: '练习',
  role: '会员',
};
export const goodsKindsEn: KindNames = {
  article: 'Article',
  anthology: 'Anthology',
  course: 'Course',
  video: 'Video',
  combo: 'Column',
  paper: 'Paper',
  mock_paper: 'Mock paper',
  practice: 'Practice',
  role: 'Membership',
};
