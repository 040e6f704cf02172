import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  failed: '用户主页没有加载出来',
  failedHint: '请检查网络后重试。',
  noWords: '这位同学还没有介绍自己。',
  followers: (count: number) => `${count} 粉丝`,
  followings: (count: number) => `${count} 关注`,
  joined: (day: string) => `${day} 加入`,
  mutual: '互相关注',
  follow: '关注',
  unfollow: '取消关注',
  block: '屏蔽',
  unblock: '取消屏蔽',
  blocked: '已屏蔽：你不会收到这位用户的消息，也不再关注对方。',
};

const en: typeof zh = {
  failed: 'The page could not be loaded',
  failedHint: 'Check the network and try again.',
  noWords: 'They have not said anything of themselves yet.',
  followers: (count) => `${count} followers`,
  followings: (count) => `${count} following`,
  joined: (day) => `Joined ${day}`,
  mutual: 'Each follows the other',
  follow: 'Follow',
  unfollow: 'Unfollow',
  block: 'Block',
  unblock: 'Unblock',
  blocked: 'Blocked: you are not told what they do, and you follow them no more.',
};

export const userStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
