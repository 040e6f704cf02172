import type { Locale } from '@shuyuan/widgets/host';
import { managedPapersStrings } from '../papers/managed-papers.strings.ts';

const pricingZh = {
  makeFree: '设为免费',
  makePaid: '设为收费',
  chargeOf: (charge: number) => `${charge}元`,
};

const pricingEn: typeof pricingZh = {
  makeFree: 'Make free',
  makePaid: 'Set a price',
  chargeOf: (charge) => `${charge} yuan`,
};

const mockZh = {
  ...managedPapersStrings['zh-CN'],
  ...pricingZh,
  title: '模拟卷',
  add: '新模拟卷',
  addTitle: '新模拟卷',
  editTitle: '编辑模拟卷',
  about: '模拟考试说明',
  attempts: '模拟次数',
  rule: '抽题规则',
  ruleHint: '每次开始时按规则从题库随机抽题，每位学员、每一次都不同。',
  from: '从哪些分类抽',
  fromHint: '不选是全部分类。选一级分类，包含它下面的二级分类。',
  levels: '难度',
  levelsHint: '不选是全部难度。',
  numbers: {
    choice: '单选题',
    select: '多选题',
    input: '填空题',
    judge: '判断题',
    qa: '问答题',
    cap: '材料题',
  },
  there: (count: number) => `题库里有${count}道`,
  unknown: '正在数题库',
  notCounted: '没有数到题库里有几道，请稍后再试。',
  total: (count: number) => `共抽${count}道题`,
  ruleMet: '题库里的题够抽',
};

/** The words of mock papers in the console. */
export type MockPapersStrings = typeof mockZh;

const mockEn: MockPapersStrings = {
  ...managedPapersStrings.en,
  ...pricingEn,
  title: 'Mock papers',
  add: 'New mock paper',
  addTitle: 'New mock paper',
  editTitle: 'Edit a mock paper',
  about: 'About the mock exam',
  attempts: 'Attempts',
  rule: 'Rule',
  ruleHint: 'Drawn from the bank whenever somebody begins: each time and for each person anew.',
  from: 'From these categories',
  fromHint: 'None chosen is all. One of the first level takes those under it along.',
  levels: 'Levels',
  levelsHint: 'None chosen is all.',
  numbers: {
    choice: 'Single choice',
    select: 'Multiple choice',
    input: 'Blanks',
    judge: 'True or false',
    qa: 'Essays',
    cap: 'Groups',
  },
  there: (count) => `${count} in the bank`,
  unknown: 'Counting',
  notCounted: 'The bank was not counted. Try again later.',
  total: (count) => `${count} questions in all`,
  ruleMet: 'Enough questions in the bank',
};

/** Words of mock papers in both languages. */
export const mockPapersStrings: Record<Locale, MockPapersStrings> = { 'zh-CN': mockZh, en: mockEn };

const practiceZh = {
  ...managedPapersStrings['zh-CN'],
  ...pricingZh,
  title: '练习',
  add: '新练习',
  addTitle: '新练习',
  editTitle: '编辑练习',
  about: '练习说明',
  chapters: '章节和题目',
  chaptersHint: '题目属于它上面的章节；拖动或用按钮调整顺序。新加的题放在最后一章。',
  noChapters: '还没有题目',
  firstChapter: '第一章',
  chaptersCount: '章节',
  people: '练习人数',
};

/** The words of practices in the console. */
export type PracticesStrings = typeof practiceZh;

const practiceEn: PracticesStrings = {
  ...managedPapersStrings.en,
  ...pricingEn,
  title: 'Practices',
  add: 'New practice',
  addTitle: 'New practice',
  editTitle: 'Edit a practice',
  about: 'About the practice',
  chapters: 'Chapters and questions',
  chaptersHint: 'A question belongs to the chapter above it. What is added goes to the last one.',
  noChapters: 'No questions yet',
  firstChapter: 'Chapter 1',
  chaptersCount: 'Chapters',
  people: 'People',
};

/** Words of practices in both languages. */
export const practicesStrings: Record<Locale, PracticesStrings> = { 'zh-CN': practiceZh, en: practiceEn };
