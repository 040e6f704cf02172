import type { Locale } from '../host/widget-host.ts';

const zh = {
  title: '考前演练',
  signedOut: '登录后才能演练',
  signedOutHint: '演练会检查这台设备和你的账号。',
  signIn: '登录',
  lead: '用两分钟、三道练习题，把考试中可能发生的意外都经历一遍：断网、断电、重新进入、交卷。演练不计成绩，也不占用考试次数。',
  steps: ['照常作答三道题', '中途会断一次网、断一次电', '回来后核对作答，交卷'],
  start: '开始演练',
  back: '返回',
  goesOn: {
    answer: '请作答第1题。',
    unplugged: '网线被拔掉了。照常作答下一题，看看答案是不是还在。',
    recovered: '来电了，考试从断电的地方继续。答完剩下的题就可以交卷。',
  },
  answerFirst: '先作答一道题：断网和断电还没有演练过。',
  power: '断电了',
  powerHint: '正在重新打开考试……',

  report: '演练报告',
  ready: '这台设备准备好了',
  readyHint: '考试当天用同一台设备、同一个浏览器，作答就不会丢。',
  notReady: '还有问题要处理',
  notReadyHint: '处理好后再演练一次；也可以换一台设备或浏览器。',
  again: '再演练一次',
  passed: '通过',
  failed: '未通过',
  checking: '正在检查',
  checks: {
    device: '这台设备会保存作答',
    server: '能连上服务器',
    unplugged: '断网时写的答案没有丢',
    restart: '断电后从原处继续',
    once: '每个答案只送到一次',
    submitted: '能交卷',
  },
  reasons: {
    device: '浏览器不保存数据，可能是无痕模式或空间不足。请换普通窗口，或清出空间。',
    server: '连不上服务器。请检查网络后再演练。',
    unplugged: '断网时写的答案不见了。请换一个浏览器，或不要用无痕模式。',
    restart: '重新打开后，先前的答案不在。请换一个浏览器，或不要用无痕模式。',
    once: '有答案重复送到。请关掉其他打开着考试的页面。',
    submitted: '没有交上。',
  },
  trip: (ms: number) => `往返${ms}毫秒`,

  paper: '演练',
  single: '考试中断网了，应该怎么办？',
  singleOptions: ['关掉页面，等老师通知', '照常作答，连上后自动补送', '把答案抄在纸上', '马上交卷'],
  blank: '考试的时间以谁的为准：本机，还是______？',
  judge: '断电重启后，回到考试页面可以接着作答。',
};

/** The words of the rehearsal in one language. */
export type ExamRehearsalStrings = typeof zh;

const en: ExamRehearsalStrings = {
  title: 'Rehearsal',
  signedOut: 'Sign in to rehearse',
  signedOutHint: 'The rehearsal looks at this device and at your account.',
  signIn: 'Sign in',
  lead: 'Two minutes and three practice questions take you through what may go wrong in an exam: no network, no power, coming back, submitting. It is not marked and uses up no try.',
  steps: [
    'Answer three questions as usual',
    'Meanwhile the network goes once, and the power once',
    'Come back, look at your answers, submit',
  ],
  start: 'Begin the rehearsal',
  back: 'Back',
  goesOn: {
    answer: 'Answer question 1.',
    unplugged: 'The network was unplugged. Go on to the next question, and see whether your answer stays.',
    recovered: 'The power is back, and the exam goes on where it was. Answer the rest, then submit.',
  },
  answerFirst: 'Answer a question first: nothing has gone wrong yet.',
  power: 'The power went',
  powerHint: 'Opening the exam again…',

  report: 'Report',
  ready: 'This device is ready',
  readyHint: 'Use the same device and browser for the exam, and no answer gets lost.',
  notReady: 'Something has to be mended',
  notReadyHint: 'Rehearse once more afterwards, or take another device or browser.',
  again: 'Rehearse again',
  passed: 'Passed',
  failed: 'Not passed',
  checking: 'Checking',
  checks: {
    device: 'This device keeps answers',
    server: 'The server is reached',
    unplugged: 'What was written without a network was kept',
    restart: 'After the power cut it went on where it was',
    once: 'Each answer arrived once',
    submitted: 'It can be submitted',
  },
  reasons: {
    device:
      'The browser keeps nothing: a private window, or no space left. Use another window, or free some space.',
    server: 'The server is not reached. Check the network and rehearse again.',
    unplugged: 'What was written without a network is gone. Use another browser, or no private window.',
    restart: 'After opening it again the answers were not there. Use another browser, or no private window.',
    once: 'An answer arrived twice. Close other pages that show an exam.',
    submitted: 'It was not submitted.',
  },
  trip: (ms) => `${ms} ms there and back`,

  paper: 'Rehearsal',
  single: 'The network goes during an exam. What do you do?',
  singleOptions: [
    'Close the page and wait for the teacher',
    'Go on; answers are sent once it is back',
    'Copy the answers onto paper',
    'Submit at once',
  ],
  blank: 'Whose time counts in an exam: this device’s, or the ______’s?',
  judge: 'After a power cut you can go on in the exam’s page.',
};

/** Words of the rehearsal in both languages. */
export const examRehearsalStrings: Record<Locale, ExamRehearsalStrings> = { 'zh-CN': zh, en };
