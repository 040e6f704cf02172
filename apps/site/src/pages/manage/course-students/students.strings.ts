import type { CourseStudent } from '@shuyuan/api-client/manage';
import type { Locale } from '@shuyuan/widgets/host';
import { entityNouns } from '../entity-nouns.strings.ts';

const sources: Record<CourseStudent['source'], string> = {
  bought: '购买',
  given: '赠送',
  code: '兑换码',
  teacher: '讲师',
  combo: '专栏',
  study: '直接学习',
};

const zh = {
  noun: entityNouns['zh-CN'].member,
  title: '课程学员',
  keywords: '昵称或编号',
  titleOf: (course: string) => `《${course}》的学员`,
  back: '返回课程',
  name: '学员',
  source: '来源',
  sources,
  since: '开始于',
  until: '到期',
  always: '一直有效',
  progress: '进度',
  lessons: '学完课时',
  studied: '最近学习',
  notBegun: '还没开始',
  quoted: (name: string) => `“${name}”`,

  take: '收回课程',
  taken: (what: string) => `已收回${what}的课程`,
  nothingToTake: '有的学员不是单独拿到这门课程的，没有可以收回的，请取消勾选后再收回',

  give: '给学员开通',
  giveTitle: '给学员开通课程',
  findPerson: '找学员：昵称或编号',
  chosen: (name: string) => `开通给：${name}`,
  noneChosen: '还没有选学员。',
  givenUntil: '到期时间',
  givenUntilHint: '不填是一直有效。',
  personMissing: '请先选一位学员',
  confirmGive: '开通',
  cancel: '取消',
  given: (name: string) => `已给“${name}”开通课程`,
  notGiven: '没有开通成功，请检查网络后重试',
};

/** The words of a course's students in the console. */
export type CourseStudentsStrings = typeof zh;

const en: CourseStudentsStrings = {
  noun: entityNouns.en.member,
  title: 'Students of the course',
  keywords: 'Nickname or number',
  titleOf: (course) => `Students of “${course}”`,
  back: 'Back to the courses',
  name: 'Student',
  source: 'By',
  sources: {
    bought: 'Bought',
    given: 'Given',
    code: 'Code',
    teacher: 'Teacher',
    combo: 'Column',
    study: 'Studying',
  },
  since: 'Since',
  until: 'Until',
  always: 'For ever',
  progress: 'Progress',
  lessons: 'Lessons done',
  studied: 'Last studied',
  notBegun: 'Not begun',
  quoted: (name) => `“${name}”`,

  take: 'Take the course back',
  taken: (what) => `Took the course back from ${what}`,
  nothingToTake:
    'Some of them were not handed the course itself, so that there is nothing to take back. Leave them out and try again',

  give: 'Give to a student',
  giveTitle: 'Give the course',
  findPerson: 'Find a student by name or number',
  chosen: (name) => `For: ${name}`,
  noneChosen: 'Nobody was chosen.',
  givenUntil: 'Until',
  givenUntilHint: 'Empty is for ever.',
  personMissing: 'Choose a student first',
  confirmGive: 'Give',
  cancel: 'Cancel',
  given: (name) => `Gave the course to “${name}”`,
  notGiven: 'It was not given. Check the network and try again',
};

export const courseStudentsStrings: Record<Locale, CourseStudentsStrings> = { 'zh-CN': zh, en };
