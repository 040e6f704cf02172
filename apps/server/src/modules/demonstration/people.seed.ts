import type { BuiltInRole } from '../../db/schema.ts';

/** Who can sign in to look around. All with the same password. */
export const accountSeeds = [
  { role: 'learner', mobile: '13800000001', name: '林小满' },
  { role: 'teacher', mobile: '13800000002', name: '沈砚秋' },
  { role: 'administrator', mobile: '13800000003', name: '程默' },
] as const satisfies readonly { role: BuiltInRole; mobile: string; name: string }[];

export const accountPassword = 'shuyuan-demo';

/** Teachers who write here beside the one that can sign in. */
export const teacherSeeds = ['许南乔', '陆怀谷', '方小舟', '何青禾'];

export const learnerSeeds = [
  '周知夏',
  '陈一苇',
  '韩冬生',
  '苏木',
  '赵远舟',
  '宋予安',
  '吴桐',
  '梁栖',
  '郑拾光',
  '孙不二',
  '唐糖不甜',
  '夜读人',
  '阿澈',
  '小石潭',
  '李想',
  '王小波动',
  '半亩方塘',
  'Mia',
  '老周',
  '许愿池的鱼',
  '北窗',
  '山月',
  '何必',
  'Kevin_Zhao',
  '青团',
  '一支笔',
  '数学渣也要发光',
  '三更',
  '柳叶',
];

/** Has commented and then closed the account: what they wrote stays, their name does not. */
export const departedSeed = '南风知我意';
