import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  about: '练习说明',
  entry: '开始练习',
  done: (count: number, total: number) => `已练习${count}/${total}`,
  progress: '练习进度',
  day: '每日20题',
  titled: (practice: string, part: string) => `${practice} · ${part}`,
  dayHint: '每天二十道，先练没做过的。',
  chapters: '章节',
  practise: '练习',
  named: (name: string) => `：${name}`,
  noChapters: '这套练习还没有章节',
  noChaptersHint: '老师正在准备，过几天再来看看。',
  buy: (charge: number) => `购买练习 ￥${charge}`,
  refused: '无权限参与',
  failed: '练习没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  about: 'About it',
  entry: 'Practise',
  done: (count, total) => `${count} of ${total} practised`,
  progress: 'How far you are',
  day: 'Twenty of today',
  titled: (practice, part) => `${practice} · ${part}`,
  dayHint: 'Twenty each day, those that you have not seen first.',
  chapters: 'Chapters',
  practise: 'Practise',
  named: (name) => `: ${name}`,
  noChapters: 'No chapters yet',
  noChaptersHint: 'They are being prepared. Come back in a few days.',
  buy: (charge) => `Buy for ￥${charge}`,
  refused: 'You may not practise it',
  failed: 'The practice could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const practiceStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
