/** WeChat people that the local page offers. The first ones belong to accounts of the demonstration, the last has no number yet. */
export const localPeople = [
  { nickName: '小满的微信', mobile: '13800000001' },
  { nickName: '砚秋老师', mobile: '13800000002' },
  { nickName: '晚来天欲雪', mobile: null },
] as const satisfies readonly { nickName: string; mobile: string | null }[];
