import type { PostEditorStrings } from '@shuyuan/widgets/community';
import type { Locale } from '@shuyuan/widgets/host';

interface DetailStrings {
  failed: string;
  failedHint: string;
  list: string;
  answers: string;
  noAnswers: string;
  answerOf: (name: string) => string;
  /** In place of the editor's own. */
  answer: Partial<PostEditorStrings>;
  changeAnswer: Partial<PostEditorStrings>;
  change: Partial<PostEditorStrings>;
}

export const detailStrings: Record<Locale, DetailStrings> = {
  'zh-CN': {
    failed: '疑问没有加载出来',
    failedHint: '请检查网络后重试。',
    list: '问老师',
    answers: '老师的解答',
    noAnswers: '老师还没有解答，解答后会有消息告诉提问的人。',
    answerOf: (name) => `${name} 的解答`,
    answer: { title: '解答', content: '解答内容', send: '提交解答' },
    changeAnswer: { title: '修改解答', content: '解答内容', send: '保存修改' },
    change: { title: '修改疑问', postTitle: '疑问标题', content: '疑问内容', send: '保存修改' },
  },
  en: {
    failed: 'The doubt could not be loaded',
    failedHint: 'Check the network and try again.',
    list: 'Ask the teacher',
    answers: 'Answers',
    noAnswers: 'No teacher has answered yet. Who asked will get a message.',
    answerOf: (name) => `Answer by ${name}`,
    answer: { title: 'Your answer', content: 'Answer', send: 'Answer' },
    changeAnswer: { title: 'Change the answer', content: 'Answer', send: 'Save' },
    change: { title: 'Change the doubt', content: 'Words', send: 'Save' },
  },
};
