import type { Locale } from '@shuyuan/widgets/host';
import { entityNouns } from '../entity-nouns.strings.ts';

const zh = {
  noun: entityNouns['zh-CN'].paperAttempt,
  title: '阅卷',
  keywordsPlaceholder: '试卷或姓名',
  empty: '没有等待阅卷的答卷',
  emptyHint: '学员交卷后，含问答题的答卷会出现在这里。',
  nothingFound: '没有符合条件的答卷',
  edit: '阅卷',
  paper: '试卷',
  person: '学员',
  waiting: '待阅题数',
  waitingCount: (count: number) => `${count}题`,
  waitsFor: '评阅人',
  waitsForMe: '等我评',
  submitted: '交卷于',
  /** A paper with how many of its attempts wait. */
  paperChoice: (title: string, count: number) => `${title}（${count}份）`,
  chosenOne: (id: number | string) => `编号${id}`,
  quoted: (paper: string, person: string) => `${person}的《${paper}》`,
};

/** The words of the list of attempts that wait to be marked. */
export type MarkingStrings = typeof zh;

const en: MarkingStrings = {
  noun: entityNouns.en.paperAttempt,
  title: 'Marking',
  keywordsPlaceholder: 'Paper or name',
  empty: 'Nothing waits to be marked',
  emptyHint: 'Submitted attempts with essays appear here.',
  nothingFound: 'No attempt matches',
  edit: 'Mark',
  paper: 'Paper',
  person: 'Learner',
  waiting: 'Questions that wait',
  waitingCount: (count) => String(count),
  waitsFor: 'Marker',
  waitsForMe: 'Waits for me',
  submitted: 'Submitted',
  paperChoice: (title, count) => `${title} (${count})`,
  chosenOne: (id) => `number ${id}`,
  quoted: (paper, person) => `${paper} of ${person}`,
};

export const markingStrings: Record<Locale, MarkingStrings> = { 'zh-CN': zh, en };
