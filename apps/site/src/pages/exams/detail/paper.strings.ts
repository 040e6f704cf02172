import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  about: '考试说明',
  entry: '参加考试',
  take: '立即考试',
  goOn: '继续考试',
  rehearse: '考前演练',
  rehearseHint: '两分钟，看看这台设备断网断电后会不会丢答案。',
  buy: '立即购买',
  before: (minutes: number) => `开始后有${minutes}分钟，计时不会停下。每次作答都会自动保存。`,
  runs: '你有一场考试正在进行。',
  anyTries: '可考试次数：不限',
  triesLeft: (count: number) => `还可以考${count}次`,
  refusals: {
    'not-bought': '无权限参与',
    'not-invited': '当前试卷仅限邀请用户参与',
    'not-yet': '考试尚未开始',
    closed: '考试已经结束',
    'no-tries-left': '可考试次数已用完',
  },
  notStarted: '没有连上服务器，考试还没有开始。',
  records: '考试记录',
  noRecords: '还没有考试记录',
  noRecordsHint: '每次考试的成绩和解析都会留在这里。',
  ended: '已结束',
  score: (points: number) => `${points}分`,
  look: '考试详情',
  failed: '试卷没有加载出来',
  failedHint: '请检查网络后重试。',
};

const en: typeof zh = {
  about: 'About this exam',
  entry: 'Taking it',
  take: 'Take it now',
  goOn: 'Go on',
  rehearse: 'Rehearse first',
  rehearseHint: 'Two minutes to see that this device loses no answer.',
  buy: 'Buy it',
  before: (minutes) =>
    `You have ${minutes} minutes from the start, and the clock does not stop. Every answer is saved.`,
  runs: 'You have an exam running.',
  anyTries: 'Any number of attempts',
  triesLeft: (count) => `Attempts left: ${count}`,
  refusals: {
    'not-bought': 'You have no right to take it',
    'not-invited': 'Only for those who were invited',
    'not-yet': 'It has not opened yet',
    closed: 'It is closed',
    'no-tries-left': 'You have no attempts left',
  },
  notStarted: 'The server could not be reached; the exam has not begun.',
  records: 'Your attempts',
  noRecords: 'No attempts yet',
  noRecordsHint: 'Scores and explanations of each attempt stay here.',
  ended: 'Finished',
  score: (points) => `${points} points`,
  look: 'See it',
  failed: 'The paper could not be loaded',
  failedHint: 'Check the network and try again.',
};

export const paperStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
