import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  open: '导入课时',
  title: '从表格导入课时',
  hint: '用 xlsx 表格一次给几门课程加课时：先试读一遍，看看哪些行有问题，再正式导入。时长写秒数（90）或分:秒（1:30），单元格里显示什么就导入什么；视频填素材库里的编号、标题或阿里云视频ID。',
  template: '下载导入模板',
  choose: '选择表格',
  checking: '正在试读',
  good: (count: number) => `可以导入${count}个课时`,
  bad: (count: number) => `有${count}行不能导入`,
  badHint: '可以先导入没问题的，再下载失败的行，改好后重新导入。',
  failures: '不能导入的行',
  line: '行',
  column: '列',
  reason: '原因',
  download: '下载失败的行',
  run: (count: number) => `导入${count}个课时`,
  another: '换一个表格',
  done: (count: number) => `已导入${count}个课时`,
  doneWithout: (count: number, failed: number) => `已导入${count}个课时，还有${failed}行没有导入`,
  undo: '撤销导入',
  undone: '已撤销这次导入',
  willWait: '这些课程已经发布，导入的课时先放进“待发布的改动”，发布之后学员才看得到：',
  waits: '这些课程已经发布，导入的课时放进了“待发布的改动”，发布之后学员才看得到：',
  waitingIn: (title: string, count: number) => `《${title}》${count}个课时`,
  openWaiting: '去看待发布的改动',
  close: '关闭',
  failed: '没有成功，请检查网络后重试',
};

/** Texts of the import of lessons. */
export type ImportStrings = typeof zh;

const en: ImportStrings = {
  open: 'Import lessons',
  title: 'Import lessons from a spreadsheet',
  hint: 'Lessons of several courses from one xlsx file: it is read once to see what is wrong, and then imported. A length is seconds (90), or minutes and seconds (1:30), as the cell shows it; a video is named by its number or title in the library, or by its id in the cloud.',
  template: 'Download the template',
  choose: 'Choose a file',
  checking: 'Reading',
  good: (count) => `${count} lessons can be imported`,
  bad: (count) => `${count} rows cannot be imported`,
  badHint: 'Import the others first, then download these, put them right and import them again.',
  failures: 'Rows that cannot be imported',
  line: 'Line',
  column: 'Column',
  reason: 'Reason',
  download: 'Download the rows that failed',
  run: (count) => `Import ${count} lessons`,
  another: 'Another file',
  done: (count) => `Imported ${count} lessons`,
  doneWithout: (count, failed) => `Imported ${count} lessons, and ${failed} rows not`,
  undo: 'Undo the import',
  undone: 'The import was undone',
  willWait: 'These courses are published. Their lessons will wait among the changes to be published:',
  waits: 'These courses are published. Their lessons wait among the changes to be published:',
  waitingIn: (title, count) => `“${title}”: ${count} ${count === 1 ? 'lesson' : 'lessons'}`,
  openWaiting: 'Open the changes',
  close: 'Close',
  failed: 'That did not work. Check the network and try again',
};

export const importStrings: Record<Locale, ImportStrings> = { 'zh-CN': zh, en };
