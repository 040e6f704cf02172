import type { Locale } from '../host/widget-host.ts';
import { questionsStrings } from '../questions/questions.strings.ts';

const pad = (part: number) => String(part).padStart(2, '0');

const zh = {
  ...questionsStrings['zh-CN'],
  title: '考试',
  signedOut: '登录后才能参加考试',
  signedOutHint: '作答和成绩都记在你的账号里。',
  signIn: '登录',
  loading: '正在加载试题',
  failed: '试题没有加载出来',
  failedHint: '请检查网络后重试。',
  offlineHint: '现在没有网络，连上后会自动加载。',
  retry: '重试',
  missing: '没有找到这次考试',
  back: '返回',
  answered: (done: number, total: number) => `已答${done}题，共${total}题`,

  clock: '剩余时间',
  time: (seconds: number) =>
    `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`,
  timeLeft: (seconds: number) => (seconds >= 60 ? `还剩${Math.round(seconds / 60)}分钟` : `还剩${seconds}秒`),
  byServer: '已按服务器时间校准',
  clockUnsure: '连不上服务器，计时可能不准',
  hideTimer: '隐藏计时',
  showTimer: '显示计时',
  passMark: (pass: number, total: number) => `及格分：${pass}分/${total}分`,
  submit: '立即交卷',

  question: (place: number) => `第${place}题`,
  chapters: '各章得分',
  chapterScore: (score: number, total: number) => `${score}分，满分${total}分`,
  median: (percent: number) => `大家的中位数是${percent}%`,
  lesson: (title: string, moment: string) =>
    moment === '' ? `看课：${title}` : `看课：${title}（从${moment}起）`,
  practise: (name: string) => `练习“${name}”`,
  collect: '收藏试题',
  collected: '已收藏',
  notCollected: '没有收藏上，请稍后再试',
  mark: '标一下，回头看',
  unmark: '取消标记',
  markSet: '已标记',
  markTaken: '已取消标记',
  previous: (place: number) => `第${place}题`,
  next: (place: number) => `第${place}题`,
  toPrevious: '上一题',
  toNext: '下一题',
  keys: 'A B C D 作答　← → 换题　F 标记',

  sheet: '答题卡',
  cell: (place: number, states: readonly string[]) => [`第${place}题`, ...states].join('，'),
  states: { answered: '已答', unanswered: '未答', marked: '标过', unsent: '未送达', current: '当前' },
  counted: (name: string, count: number) => `${name} ${count}`,

  saving: '作答的保存',
  onDevice: '本机已存',
  notOnDevice: '本机存不下',
  onServer: '服务器已存',
  savedAnswers: (count: number) => `${count}题`,
  missingAnswers: (count: number) => `还差${count}题`,
  savedNote: '每次作答都先存在本机，再送到服务器。',
  notSavedNote: '这台设备不保存数据，请等服务器存好再离开。',
  arrivingNote: '暂时送不到服务器。照常作答，连上后会自动补送；时间到之前送到的都算。',
  arrivesNot: '暂时送不到服务器，作答存在本机',
  arrivesAgain: '作答已送到服务器',

  pictureOffline: '网络不通，这张图片没有上传，也不能存在本机。文字作答不受影响，连上网后请重试。',
  pictureNotSent: '图片没有上传成功，请重试。',
  pictureTooLarge: '图片太大了，最大10MB。',
  picturesOnTheirWay: '还有图片正在上传，请等它传完或移除后再交卷。',
  picturesLeft: (count: number) => `有${count}张图片没有上传成功，不会随卷提交。`,

  savedHere: (version: number) => `本机已存第${version}版`,
  savedThere: (version: number) => (version === 0 ? '服务器还没有' : `服务器已存第${version}版`),
  export: '导出全部作答',
  exportName: '考试作答',
  integrityNote: '离开页面、退出全屏和粘贴会被计数，仅供老师参考，不会影响作答。',

  elsewhere: '这次考试正在另一个页面进行，这里只能看。',
  takeOver: '在此继续',
  ending: '时间到，正在交卷。请不要关闭页面。',

  askSubmit: '交卷',
  submitText: (open: number, marked: number) =>
    (open > 0 ? `还有${open}道题未做，确认要交卷吗？` : '确认要交卷吗？') +
    (marked > 0 ? `你标记了${marked}道题。` : ''),
  yesSubmit: '确定',
  noSubmit: '继续答题',
  notSubmitted: '暂时送不到服务器，还没有交上。作答都在本机，请稍后再试。',
  askLeave: '离开考试',
  leaveText: '正在考试中，是否确认返回？计时不会停下，时间到之前可以回来继续。',
  yesLeave: '返回',

  outcome: (score: number | null) => (score === null ? '已交卷，等待阅卷' : `考试结束，得分：${score}分`),
  score: '考试得分',
  outOf: (total: number) => `满分${total}分`,
  passed: '及格',
  notPassed: '未及格',
  waiting: '等待阅卷',
  waitingText: '此次在线考试包含主观题，等待老师阅卷后查看成绩',
  late: (count: number) => `有${count}题的最后修改在时间到之后才送出，没有计入。下面是服务器收到的作答。`,
  receipt: '交卷回执',
  receiptText: (count: number, when: string) => `服务器收到${count}题的作答，交卷时间${when}`,
  receiptHash: '校验码',
  used: (seconds: number) => `用时${Math.floor(seconds / 60)}分${seconds % 60}秒`,
};

/** The words of the exam player in one language. */
export type ExamPlayerStrings = typeof zh;

const en: ExamPlayerStrings = {
  ...questionsStrings.en,
  title: 'Exam',
  signedOut: 'Sign in to take the exam',
  signedOutHint: 'Your answers and marks belong to your account.',
  signIn: 'Sign in',
  loading: 'Loading the questions',
  failed: 'The questions did not load',
  failedHint: 'Check your connection and try again.',
  offlineHint: 'There is no network. They load by themselves once there is.',
  retry: 'Try again',
  missing: 'This attempt does not exist',
  back: 'Back',
  answered: (done, total) => `${done} of ${total} answered`,

  clock: 'Time left',
  time: zh.time,
  timeLeft: (seconds) =>
    seconds >= 60 ? `${Math.round(seconds / 60)} minutes left` : `${seconds} seconds left`,
  byServer: 'By the server’s clock',
  clockUnsure: 'No server in reach: the clock may be off',
  hideTimer: 'Hide the clock',
  showTimer: 'Show the clock',
  passMark: (pass, total) => `Pass mark: ${pass} of ${total}`,
  submit: 'Submit',

  question: (place) => `Question ${place}`,
  chapters: 'By chapter',
  chapterScore: (score, total) => `${score} of ${total} points`,
  median: (percent) => `The middle of everybody is ${percent}%`,
  lesson: (title, moment) => (moment === '' ? `Lesson: ${title}` : `Lesson: ${title} (from ${moment})`),
  practise: (name) => `Practise “${name}”`,
  collect: 'Collect',
  collected: 'Collected',
  notCollected: 'It was not collected. Try again later',
  mark: 'Mark to come back',
  unmark: 'Take the mark away',
  markSet: 'Marked',
  markTaken: 'Mark taken away',
  previous: (place) => `Question ${place}`,
  next: (place) => `Question ${place}`,
  toPrevious: 'Previous question',
  toNext: 'Next question',
  keys: 'A B C D answers   ← → turns   F marks',

  sheet: 'Answer sheet',
  cell: (place, states) => [`Question ${place}`, ...states].join(', '),
  states: {
    answered: 'Answered',
    unanswered: 'Open',
    marked: 'Marked',
    unsent: 'Not sent',
    current: 'Current',
  },
  counted: (name, count) => `${name} ${count}`,

  saving: 'Where your answers are',
  onDevice: 'On this device',
  notOnDevice: 'Not on this device',
  onServer: 'On the server',
  savedAnswers: (count) => `${count}`,
  missingAnswers: (count) => `${count} on the way`,
  savedNote: 'Every answer is kept on this device first, then sent to the server.',
  notSavedNote: 'This device keeps nothing. Wait for the server before you leave.',
  arrivingNote: 'Not getting through to the server. Go on: what is sent before the time is over counts.',
  arrivesNot: 'Not getting through; answers are kept on this device',
  arrivesAgain: 'The answers are on the server',

  pictureOffline:
    'There is no network: this picture is not uploaded, and not kept on this device. Your text is safe. Try again once you are online.',
  pictureNotSent: 'The picture was not uploaded. Try again.',
  pictureTooLarge: 'The picture is too large: 10 MB at most.',
  picturesOnTheirWay: 'Pictures are still being uploaded. Wait for them or remove them before you submit.',
  picturesLeft: (count) => ` ${count} pictures were not uploaded and will not be submitted.`,

  savedHere: (version) => `Version ${version} on this device`,
  savedThere: (version) => (version === 0 ? 'Not on the server yet' : `Version ${version} on the server`),
  export: 'Export all answers',
  exportName: 'exam-answers',
  integrityNote:
    'Leaving the page, leaving full screen and pasting are counted for the teacher. Your answers are not affected.',

  elsewhere: 'This exam goes on in another page. Here it can only be read.',
  takeOver: 'Go on here',
  ending: 'Time is over. Submitting; do not close the page.',

  askSubmit: 'Submit',
  submitText: (open, marked) =>
    (open > 0 ? `${open} questions are open. Submit all the same?` : 'Submit the exam?') +
    (marked > 0 ? ` You marked ${marked}.` : ''),
  yesSubmit: 'Submit',
  noSubmit: 'Go on',
  notSubmitted:
    'Not getting through; it is not submitted yet. Your answers are on this device. Try again soon.',
  askLeave: 'Leave the exam',
  leaveText: 'The exam is running. The clock goes on; you can come back until the time is over.',
  yesLeave: 'Leave',

  outcome: (score) => (score === null ? 'Submitted, waiting to be marked' : `Finished: ${score} points`),
  score: 'Score',
  outOf: (total) => `of ${total} points`,
  passed: 'Passed',
  notPassed: 'Not passed',
  waiting: 'Waiting to be marked',
  waitingText: 'This exam has essays. The score is shown when a teacher has marked them.',
  late: (count) =>
    `The last change of ${count} answers was sent after the time was over and does not count. Below is what the server has.`,
  receipt: 'Receipt',
  receiptText: (count, when) => `The server has ${count} answers, submitted at ${when}`,
  receiptHash: 'Checksum',
  used: (seconds) => `${Math.floor(seconds / 60)} min ${seconds % 60} s used`,
};

/** Words of the exam player in both languages. */
export const examPlayerStrings: Record<Locale, ExamPlayerStrings> = { 'zh-CN': zh, en };
