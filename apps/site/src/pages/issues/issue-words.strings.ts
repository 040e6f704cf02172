import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  comments: (count: number) => `${count}条评论与回复`,
  views: (count: string) => `${count}次浏览`,
  pinned: '置顶',
  digest: '精华',
  held: '等待审核',
  hidden: '已被隐藏',
  gone: '用户已注销',
};

/** What lists and pages of topics say of one. */
type IssueWords = typeof zh;

const en: IssueWords = {
  comments: (count) => (count === 1 ? '1 comment' : `${count} comments`),
  views: (count) => `${count} views`,
  pinned: 'Pinned',
  digest: 'Digest',
  held: 'Waits for a moderator',
  hidden: 'Hidden',
  gone: 'Account closed',
};

export const issueWords: Record<Locale, IssueWords> = { 'zh-CN': zh, en };
