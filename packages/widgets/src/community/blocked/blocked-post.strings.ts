import type { Locale } from '../../host/widget-host.ts';

const zh = {
  folded: '已折叠你屏蔽的人的内容',
  shown: '你屏蔽的人的内容',
  unfold: '展开',
  fold: '收起',
};

/** The words of a post of somebody whom the reader has blocked. */
export type BlockedPostStrings = typeof zh;

const en: BlockedPostStrings = {
  folded: 'What somebody you have blocked says is folded',
  shown: 'By somebody you have blocked',
  unfold: 'Show',
  fold: 'Fold',
};

export const blockedPostStrings: Record<Locale, BlockedPostStrings> = { 'zh-CN': zh, en };
