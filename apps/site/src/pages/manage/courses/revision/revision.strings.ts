import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  title: '待发布的改动',
  none: '课程已经发布。在这里保存的改动先放着，发布之后大家才看得到；已经下的订单仍按原价。',
  some: (count: number) => `有${count}处改动还没有发布，现在只有能编辑课程的人看得到。`,
  from: (before: string, after: string) => `${before} → ${after}`,
  rewritten: '已重写',
  replaced: '已更换',
  nothing: '（空）',
  yes: '是',
  no: '否',
  yuan: (charge: number) => `${charge}元`,
  items: (count: number) => `${count}项`,
  added: (titles: string) => `新增：${titles}`,
  removed: (titles: string) => `去掉：${titles}`,
  changed: (titles: string) => `改动：${titles}`,
  arranged: '调整了顺序或章节',
  separator: '、',
  end: '；',
  publish: '发布改动',
  published: (title: string) => `已发布《${title}》的改动`,
  discard: '放弃改动',
  discarded: (title: string) => `已放弃《${title}》的改动`,
  saveFirst: '还有没保存的改动，先保存再发布。',
  failed: '没有发布成功，请稍后再试。',
};

/** The words of what waits for being published. */
export type RevisionStrings = typeof zh;

const en: RevisionStrings = {
  title: 'Changes to be published',
  none: 'This course is published. What you save here waits until you publish it; orders that are open keep their price.',
  some: (count) =>
    `${count} ${count === 1 ? 'change waits' : 'changes wait'}: only who may edit the course sees that.`,
  from: (before, after) => `${before} → ${after}`,
  rewritten: 'Rewritten',
  replaced: 'Replaced',
  nothing: '(empty)',
  yes: 'yes',
  no: 'no',
  yuan: (charge) => `${charge} yuan`,
  items: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  added: (titles) => `New: ${titles}`,
  removed: (titles) => `Gone: ${titles}`,
  changed: (titles) => `Changed: ${titles}`,
  arranged: 'Arranged anew',
  separator: ', ',
  end: '; ',
  publish: 'Publish the changes',
  published: (title) => `Published the changes of “${title}”`,
  discard: 'Discard the changes',
  discarded: (title) => `Discarded the changes of “${title}”`,
  saveFirst: 'Save what you have written first.',
  failed: 'This was not done. Please try again later.',
};

export const revisionStrings: Record<Locale, RevisionStrings> = { 'zh-CN': zh, en };
