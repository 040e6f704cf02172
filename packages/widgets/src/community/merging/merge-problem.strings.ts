import type { Locale } from '../../host/widget-host.ts';

const zh = {
  merge: '并入另一个问题',
  title: '并入另一个问题',
  text: '回答和点赞会转到所选的问题，悬赏退还提问者，并通知提问者；原来的地址会指向那个问题。合并后不能撤销。',
  keywords: '查找相同的问题',
  search: '查找',
  searching: '正在查找',
  found: '并入',
  nothing: '没有找到相同的问题，换个说法试试',
  notFound: '没有查找成功，请重试',
  notDone: '没有合并成功，请重试',
  yes: '确定并入',
  no: '取消',
};

/** Every text of merging a duplicate question. */
export type MergeProblemStrings = typeof zh;

const en: MergeProblemStrings = {
  merge: 'Merge into another question',
  title: 'Merge into another question',
  text: 'Answers and likes go to the chosen question, the bounty returns to who asked, and they are told; the old address leads to that question. This can’t be undone.',
  keywords: 'Find the same question',
  search: 'Find',
  searching: 'Searching',
  found: 'Merge into',
  nothing: 'Nothing alike was found. Try other words',
  notFound: 'The search failed. Try again',
  notDone: 'It was not merged. Try again',
  yes: 'Merge',
  no: 'Cancel',
};

export const mergeProblemStrings: Record<Locale, MergeProblemStrings> = { 'zh-CN': zh, en };
