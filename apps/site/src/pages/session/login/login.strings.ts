import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '登录书院',
  lead: '登录后可以发表评论、回复同学。',
  couplet: '风声雨声读书声，声声入耳',
};

const en: typeof zh = {
  title: 'Sign in to Shuyuan',
  lead: 'Sign in to comment and to reply.',
  couplet: 'Wind, rain, and the sound of reading',
};

export const loginStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
