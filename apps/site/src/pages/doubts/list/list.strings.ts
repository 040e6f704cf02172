import type { PostEditorStrings } from '@shuyuan/widgets/community';
import type { Locale } from '@shuyuan/widgets/host';
import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '疑问',
    title: '问老师',
    lead: '学到哪里没听懂，就在那里问，由这节课的老师解答。',
    emptyHint: '在课堂里标记没听懂的地方，就可以向老师提问。',
    ask: '向老师提问',
    mine: '我的疑问',
    toLesson: '回到这节课',
    noQuestion: '这道题现在不能提问',
    toCourses: '去上课',
    scene: '范围',
    scenes: { default: '全部', waiting: '等待解答', answered: '已解答' },
  },
  {
    noun: 'doubts',
    title: 'Ask the teacher',
    lead: 'Ask where you did not follow; those who teach the lesson answer.',
    emptyHint: 'Mark in a lesson what you did not follow, and ask about it.',
    ask: 'Ask the teacher',
    mine: 'My doubts',
    toLesson: 'Back to the lesson',
    noQuestion: 'This question can’t be asked about now',
    toCourses: 'To the courses',
    scene: 'Which',
    scenes: { default: 'All', waiting: 'Waiting', answered: 'Answered' },
  },
);

interface AskStrings {
  /** In place of the editor's own. */
  editor: Partial<PostEditorStrings>;
  /** About a moment. */
  titleAt: (moment: string) => string;
  /** About a question. */
  titleQuestion: string;
  everybody: string;
  teachers: string;
}

export const askStrings: Record<Locale, AskStrings> = {
  'zh-CN': {
    editor: {
      title: '就这节课提问',
      postTitle: '疑问标题',
      titleHint: (most) => `一句话说清哪里没听懂（不超过${most}个字）`,
      content: '疑问内容',
      category: '谁可以看',
      categoryHint: '请选择',
      needCategory: '请选择谁可以看，提问后不能更改',
      send: '提交疑问',
    },
    titleAt: (moment) => `就 ${moment} 提问`,
    titleQuestion: '就这道题提问',
    everybody: '所有人可见，帮到同样没听懂的人',
    teachers: '仅老师可见',
  },
  en: {
    editor: {
      title: 'Ask about this lesson',
      content: 'What you did not follow',
      category: 'Who may see it',
      categoryHint: 'Choose one',
      needCategory: 'Choose who may see it: that can’t be changed later',
      send: 'Ask',
    },
    titleAt: (moment) => `Ask about ${moment}`,
    titleQuestion: 'Ask about this question',
    everybody: 'Everybody: it helps others too',
    teachers: 'Teachers only',
  },
};
