import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  addChapter: '章节',
  newChapter: '新章节',
  editChapter: '改章名',
  chapterName: '章名',
  chapterMissing: '请填写章名',
  done: '完成',
  cancel: '取消',
  add: '内容',
  addTo: (add: string, title: string) => `在“${title}”里加${add}`,
  count: (count: number) => `${count}项`,
  empty: '这一章是空的',
  loose: (count: number) => `有${count}项排在第一章之前，不属于任何一章。`,
  more: (title: string) => `“${title}”的更多操作`,
  rename: '改名',
  up: '上移',
  down: '下移',
  moveTo: '移到',
  beforeAll: '第一章之前',
  takeOut: '移出',
  edit: (title: string) => `编辑《${title}》`,
  takeOutOf: (title: string) => `移出《${title}》`,
  placeInChapter: (chapter: string, at: number, count: number) => `“${chapter}”里第${at}项，共${count}项`,
  placeBefore: (at: number, count: number) => `第一章之前第${at}项，共${count}项`,
  chapterPlace: (at: number, count: number) => `第${at}章，共${count}章`,
  dragHint: '拖动可以排序；用键盘时，在把手上按回车拿起，用 ↑ ↓ 移动，再按回车放下。',

  removeChapter: '删除这一章',
  removeChapterTitle: (title: string) => `删除“${title}”这一章？`,
  whatOfEntries: (count: number) => `这一章里的${count}项`,
  into: (title: string) => `移到“${title}”`,
  intoNone: '移到第一章之前',
  withEntries: '和这一章一起移出',
  remove: '删除这一章',
};

/** Texts of contents by chapter. */
export type ContentsStrings = typeof zh;

const en: ContentsStrings = {
  addChapter: 'Chapter',
  newChapter: 'New chapter',
  editChapter: 'Rename the chapter',
  chapterName: 'Name of the chapter',
  chapterMissing: 'The chapter needs a name',
  done: 'Done',
  cancel: 'Cancel',
  add: 'entry',
  addTo: (add, title) => `Add to “${title}”: ${add}`,
  count: (count) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  empty: 'This chapter is empty',
  loose: (count) => `${count} before the first chapter, in none of them.`,
  more: (title) => `More actions for “${title}”`,
  rename: 'Rename',
  up: 'Move up',
  down: 'Move down',
  moveTo: 'Move to',
  beforeAll: 'Before the first chapter',
  takeOut: 'Remove',
  edit: (title) => `Edit “${title}”`,
  takeOutOf: (title) => `Remove “${title}”`,
  placeInChapter: (chapter, at, count) => `${at} of ${count} in “${chapter}”`,
  placeBefore: (at, count) => `${at} of ${count} before the first chapter`,
  chapterPlace: (at, count) => `chapter ${at} of ${count}`,
  dragHint:
    'Drag to put in order. From the keyboard, press Enter on the handle, move with ↑ and ↓, and press Enter again.',

  removeChapter: 'Delete the chapter',
  removeChapterTitle: (title) => `Delete the chapter “${title}”?`,
  whatOfEntries: (count) => `${count} ${count === 1 ? 'entry' : 'entries'} of this chapter`,
  into: (title) => `Move to “${title}”`,
  intoNone: 'Move before the first chapter',
  withEntries: 'Remove with the chapter',
  remove: 'Delete the chapter',
};

export const contentsStrings: Record<Locale, ContentsStrings> = { 'zh-CN': zh, en };
