import type { Question } from '@shuyuan/api-client';
import type { Locale } from '../host/widget-host.ts';

const types: Record<Question['type'], string> = {
  1: '单选题',
  2: '多选题',
  3: '填空题',
  4: '问答题',
  5: '判断题',
  6: '题帽题',
  7: '排序题',
};

const zh = {
  types,
  points: (count: number) => `${count}分`,
  part: (place: number) => `（${place}）`,
  options: '选项',
  chooseMany: '可选多项',
  blank: (place: number) => `填空${place}`,
  yourAnswer: '作答',
  answerLength: (count: number) => `已写${count}字`,
  isTrue: '正确',
  isFalse: '错误',
  results: { right: '答对', wrong: '答错', partly: '部分得分', unanswered: '未答', unmarked: '待阅' },
  given: (score: number, total: number) => `得分：${score}分/${total}分`,
  notGiven: '待阅卷',
  rightAnswer: '答案',
  ownAnswer: '我的答案',
  noAnswer: '未作答',
  explanation: '解析',
  rightOption: '正确选项',
  ownOption: '你选了它',
  or: ' 或 ',
  orderHint: '用箭头把选项排成正确的顺序',
  moveUp: (letter: string) => `${letter} 上移`,
  moveDown: (letter: string) => `${letter} 下移`,
  movedTo: (letter: string, place: number) => `${letter} 移到第${place}位`,
  takeOrder: '就按这个顺序',
  clearOrder: '清除作答',
  rightPlace: '位置正确',
  wrongPlace: '位置不对',
};

/** The words of questions in one language. */
export type QuestionStrings = typeof zh;

const en: QuestionStrings = {
  types: {
    1: 'Single choice',
    2: 'Multiple choice',
    3: 'Blanks',
    4: 'Essay',
    5: 'True or false',
    6: 'Group',
    7: 'Ordering',
  },
  points: (count) => (count === 1 ? '1 point' : `${count} points`),
  part: (place) => `(${place})`,
  options: 'Options',
  chooseMany: 'Choose any number',
  blank: (place) => `Blank ${place}`,
  yourAnswer: 'Answer',
  answerLength: (count) => `${count} characters`,
  isTrue: 'True',
  isFalse: 'False',
  results: {
    right: 'Right',
    wrong: 'Wrong',
    partly: 'Partly right',
    unanswered: 'Open',
    unmarked: 'Not marked yet',
  },
  given: (score, total) => `${score} of ${total} points`,
  notGiven: 'Not marked yet',
  rightAnswer: 'Answer',
  ownAnswer: 'Yours',
  noAnswer: 'No answer',
  explanation: 'Explanation',
  rightOption: 'right option',
  ownOption: 'your choice',
  or: ' or ',
  orderHint: 'Put the options in order by their arrows',
  moveUp: (letter) => `Move ${letter} up`,
  moveDown: (letter) => `Move ${letter} down`,
  movedTo: (letter, place) => `${letter} is now number ${place}`,
  takeOrder: 'Keep this order',
  clearOrder: 'Clear the answer',
  rightPlace: 'in its place',
  wrongPlace: 'not in its place',
};

/** Words of questions in both languages. A widget that shows questions spreads them into its own. */
export const questionsStrings: Record<Locale, QuestionStrings> = { 'zh-CN': zh, en };
