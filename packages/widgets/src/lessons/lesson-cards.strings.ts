import type { LessonPage } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';
import type { PaperStanding } from './paper-standing.ts';

type PaperLessonKind = 'exam' | 'homework';

const standingsZh: Record<PaperStanding, string> = {
  new: '未做',
  running: '进行中',
  marking: '待阅卷',
  passed: '已通过',
  failed: '未通过',
  submitted: '已交',
};

const actionsZh: Record<PaperStanding, string> = {
  new: '去作答',
  running: '继续作答',
  marking: '查看试卷',
  passed: '查看试卷',
  failed: '再考一次',
  submitted: '查看试卷',
};

const zh = {
  /** Of the card, as a screen reader names it. */
  paper: { exam: '测验', homework: '作业' } as Record<PaperLessonKind, string>,
  standings: standingsZh,
  actions: actionsZh,
  questions: '题数',
  questionsText: (count: number) => `${count}题`,
  points: '满分',
  pass: '及格',
  pointsText: (points: number) => `${points}分`,
  minutes: '时长',
  minutesText: (minutes: number) => (minutes === 0 ? '不限时' : `${minutes}分钟`),
  attempts: '还可以考',
  attemptsText: (left: number | null) => (left === null ? '不限次数' : `${left}次`),
  best: '最好成绩',
  noBest: '还没有成绩',
  /** What finishes the lesson. */
  doneBy: { exam: '测验及格就算学完这一课时。', homework: '交了作业就算学完这一课时。' } as Record<
    PaperLessonKind,
    string
  >,
  marking: '老师阅卷后，成绩会显示在这里。',
  noAttempts: '次数已经用完。',
  missing: { exam: '试卷还没有发布', homework: '作业还没有发布' } as Record<PaperLessonKind, string>,
  missingHint: '先学后面的，过些日子再来看看。',
  signInToTake: '登录后作答',

  live: '直播',
  starts: '开始时间',
  liveSoon: '直播还没有开始。',
  liveNow: '正在直播。',
  liveOver: '直播已经结束。',
  enter: '进入直播',
  noEntrance: '进入直播的地址还没有公布。',
  liveUncounted: '直播不计入课时。',

  file: '附件',
  fileHint: '下载后在自己的设备上看。附件不计入课时。',
  noFile: '附件还没有上传',

  locked: '这一课时需要购买后学习',
  lockedHint: (course: string) => `它是《${course}》的一部分。`,
  notOpen: '这一课时没有对你开放',
  notOpenHint: '如果你认为应该能学，请联系老师。',
  soldOut: '课程已停止销售。',
  /** `price` comes with its currency. */
  buyCourse: (price: string) => `购买课程 ${price}`,
  memberFree: '会员免费学',
  signIn: '登录',
};

/** Every text of the cards of lessons. Prices arrive formatted. */
export type LessonCardsStrings = typeof zh;

const en: LessonCardsStrings = {
  paper: { exam: 'Test', homework: 'Homework' },
  standings: {
    new: 'Not begun',
    running: 'Under way',
    marking: 'Waits for marks',
    passed: 'Passed',
    failed: 'Not passed',
    submitted: 'Handed in',
  },
  actions: {
    new: 'Begin',
    running: 'Go on',
    marking: 'See the paper',
    passed: 'See the paper',
    failed: 'Try again',
    submitted: 'See the paper',
  },
  questions: 'Questions',
  questionsText: String,
  points: 'Points',
  pass: 'To pass',
  pointsText: String,
  minutes: 'Time',
  minutesText: (minutes) => (minutes === 0 ? 'No limit' : `${minutes} min`),
  attempts: 'Attempts left',
  attemptsText: (left) => (left === null ? 'No limit' : String(left)),
  best: 'Best score',
  noBest: 'None yet',
  doneBy: {
    exam: 'The lesson is finished once the test is passed.',
    homework: 'The lesson is finished once the homework is handed in.',
  },
  marking: 'The score is shown here once it is marked.',
  noAttempts: 'No attempts are left.',
  missing: { exam: 'The test is not published yet', homework: 'The homework is not published yet' },
  missingHint: 'Go on with the next lesson and come back later.',
  signInToTake: 'Sign in to begin',
  live: 'Live lesson',
  starts: 'Begins',
  liveSoon: 'It has not begun yet.',
  liveNow: 'It is live now.',
  liveOver: 'It is over.',
  enter: 'Go to the live lesson',
  noEntrance: 'Its address is not published yet.',
  liveUncounted: 'Live lessons are not counted.',
  file: 'File',
  fileHint: 'Download it and open it on your device. Files are not counted as lessons.',
  noFile: 'The file is not there yet',
  locked: 'Buy the course to study this lesson',
  lockedHint: (course) => `It is part of “${course}”.`,
  notOpen: 'This lesson is not open to you',
  notOpenHint: 'Ask the teacher if you think it should be.',
  soldOut: 'The course is not sold any more.',
  buyCourse: (price) => `Buy the course ${price}`,
  memberFree: 'Free for members',
  signIn: 'Sign in',
};

export const lessonCardsStrings: Record<Locale, LessonCardsStrings> = { 'zh-CN': zh, en };

/** Returns the kind of a lesson with a paper, and null for the others. */
export const paperKindOf = ({ kind }: Pick<LessonPage['lesson'], 'kind'>): PaperLessonKind | null =>
  kind === 'exam' || kind === 'homework' ? kind : null;
