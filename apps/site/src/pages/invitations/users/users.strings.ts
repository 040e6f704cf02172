import { listWords } from '../../archetypes/list-page.strings.ts';

export const inviteUsersStrings = listWords(
  {
    noun: '邀请记录',
    title: '邀请记录',
    lead: '通过你的链接来的朋友，和他们带来的奖励。',
    emptyHint: '把邀请链接发给朋友，从这里看到他们。',
    toShare: '去分享',
    came: (day: string) => `${day}加入`,
    until: (day: string) => `奖励有效至${day}`,
    orders: (count: number) => `${count}笔订单`,
    earned: (yuan: number) => `¥${yuan}`,
  },
  {
    noun: 'people',
    title: 'Who came',
    lead: 'Friends who came by your link, and what they have earned you.',
    emptyHint: 'Send friends your link: you see them here.',
    toShare: 'Share',
    came: (day: string) => `Came on ${day}`,
    until: (day: string) => `Earns until ${day}`,
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    earned: (yuan: number) => `¥${yuan}`,
  },
);
