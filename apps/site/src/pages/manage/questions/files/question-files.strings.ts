import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  import: {
    open: '导入试题',
    title: '从文件导入试题',
    hint: '可以用 xlsx 表格、GIFT 文本（UTF-8、UTF-16 或 GBK）或 QTI 2.2 压缩包：先试读一遍，看看哪些题有问题，再正式导入。材料题不能导入。',
    template: '下载表格模板',
    fallback: '没有写分类的题放进',
    noFallback: '不放，当作有问题的题',
    choose: '选择文件',
    checking: '正在试读',
    good: (count: number) => `可以导入${count}道题`,
    bad: (count: number) => `有${count}道题不能导入`,
    badHint: '可以先导入没问题的，再把其余的改好后重新导入。',
    failures: '不能导入的题',
    line: '行',
    column: '位置',
    reason: '原因',
    run: (count: number) => `导入${count}道题`,
    another: '换一个文件',
    done: (count: number) => `已导入${count}道题`,
    doneWithout: (count: number, failed: number) => `已导入${count}道题，还有${failed}道题没有导入`,
    undo: '撤销导入',
    undone: '已撤销这次导入',
    close: '关闭',
    failed: '没有成功，请检查网络后重试',
  },

  exporting: '导出试题',
  exportTitle: '把试题导出成文件',
  exportHint: '导出列表现在筛选出来的试题，一次最多1000道。',
  format: '格式',
  formats: { xlsx: 'xlsx 表格', gift: 'GIFT 文本', qti: 'QTI 2.2 压缩包' },
  formatHints: {
    xlsx: '可以改好后再导入；不含材料题和评分细则。',
    gift: 'Moodle 等系统可以读；不含材料题、排序题、多个空的填空题和问答题的参考答案。',
    qti: '多数考试系统可以读；不含材料题。',
  },
  download: '下载',
  close: '关闭',
  failed: '没有成功，请检查网络后重试',
  exported: (count: number, skipped: number) =>
    skipped === 0 ? `已导出${count}道题` : `已导出${count}道题，有${skipped}道题这种格式放不下`,
};

/** The words of questions in files. */
export type QuestionFilesStrings = typeof zh;

const en: QuestionFilesStrings = {
  import: {
    open: 'Import questions',
    title: 'Import questions from a file',
    hint: 'An xlsx spreadsheet, a GIFT text (UTF-8, UTF-16 or GBK) or a package of QTI 2.2: it is read once to see what is wrong, and then imported. Groups cannot be imported.',
    template: 'Download the spreadsheet’s template',
    fallback: 'Questions without a category go to',
    noFallback: 'None: they are told as wrong',
    choose: 'Choose a file',
    checking: 'Reading',
    good: (count) => `${count} questions can be imported`,
    bad: (count) => `${count} questions cannot be imported`,
    badHint: 'Import the others first, then put these right and import them again.',
    failures: 'Questions that cannot be imported',
    line: 'Line',
    column: 'Where',
    reason: 'Reason',
    run: (count) => `Import ${count} questions`,
    another: 'Another file',
    done: (count) => `Imported ${count} questions`,
    doneWithout: (count, failed) => `Imported ${count} questions, and ${failed} not`,
    undo: 'Undo the import',
    undone: 'The import was undone',
    close: 'Close',
    failed: 'That did not work. Check the network and try again',
  },

  exporting: 'Export questions',
  exportTitle: 'Export questions as a file',
  exportHint: 'What the list is narrowed to now, 1,000 at most.',
  format: 'Format',
  formats: { xlsx: 'xlsx spreadsheet', gift: 'GIFT text', qti: 'QTI 2.2 package' },
  formatHints: {
    xlsx: 'To be changed and imported again; without groups and rubrics.',
    gift: 'For Moodle and others; without groups, orderings, questions with several blanks and reference texts.',
    qti: 'For most exam systems; without groups.',
  },
  download: 'Download',
  close: 'Close',
  failed: 'That did not work. Check the network and try again',
  exported: (count, skipped) =>
    skipped === 0
      ? `${count} questions exported`
      : `${count} questions exported; ${skipped} have no place in this format`,
};

/** Words of questions in files in both languages. */
export const questionFilesStrings: Record<Locale, QuestionFilesStrings> = { 'zh-CN': zh, en };
