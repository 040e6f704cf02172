import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  chapter: '章',
  addChapter: '加一章',
  newChapter: '新的一章',
  editChapter: '改章名',
  chapterName: '章名',
  chapterMissing: '请填写章名',
  done: '完成',
  cancel: '取消',
  rename: (title: string) => `改名“${title}”`,
  removeChapter: (title: string) => `去掉“${title}”这一章，内容留下`,
  edit: (title: string) => `编辑《${title}》`,
  takeOut: (title: string) => `移出《${title}》`,
  dragHint: '拖动可以排序；用键盘时，在把手上按回车，用方向键移动，再按回车放下。',
};

/** The words of what stands in something by chapter. */
export type ContentsStrings = typeof zh;

const en: ContentsStrings = {
  chapter: 'Chapter',
  addChapter: 'Add a chapter',
  newChapter: 'New chapter',
  editChapter: 'Rename the chapter',
  chapterName: 'Name of the chapter',
  chapterMissing: 'The chapter needs a name',
  done: 'Done',
  cancel: 'Cancel',
  rename: (title) => `Rename “${title}”`,
  removeChapter: (title) => `Remove the chapter “${title}” and keep what is in it`,
  edit: (title) => `Edit “${title}”`,
  takeOut: (title) => `Take “${title}” out`,
  dragHint:
    'Drag to put in order. From the keyboard, press Enter on the handle, move with the arrow keys, and press Enter again.',
};

export const contentsStrings: Record<Locale, ContentsStrings> = { 'zh-CN': zh, en };
