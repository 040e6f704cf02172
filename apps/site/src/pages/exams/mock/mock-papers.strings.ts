import { listWords } from '../../archetypes/list-page.strings.ts';

export const mockPapersStrings = listWords(
  {
    noun: '模拟卷',
    title: '模拟考试',
    lead: '每一次都是新抽的题，想考几次考几次。',
    take: '立即考试',
    goOn: '继续考试',
    emptyHint: '换一个分类看看。',
    noneHint: '老师正在准备，先去做做练习吧。',
    toExams: '去考试',
  },
  {
    noun: 'mock papers',
    title: 'Mock exams',
    lead: 'Drawn anew each time: sit them as often as you like.',
    take: 'Take it',
    goOn: 'Go on',
    emptyHint: 'Try another category.',
    noneHint: 'They are being prepared. Practise meanwhile.',
    toExams: 'To exams and practice',
  },
);
