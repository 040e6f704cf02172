import { listWords } from '../../archetypes/list-page.strings.ts';

export const practicesStrings = listWords(
  {
    noun: '练习',
    title: '练习模式',
    lead: '每天二十题，错了马上知道为什么。',
    take: '开始练习',
    goOn: '继续练习',
    done: (count: number, total: number) => `已练习${count}/${total}`,
    chapters: (count: number) => `${count}个章节`,
    emptyHint: '换一个分类看看。',
    noneHint: '老师正在准备，过几天再来看看。',
    toExams: '去考试',
  },
  {
    noun: 'practices',
    title: 'Practice',
    lead: 'Twenty questions a day, and at once you know why.',
    take: 'Begin',
    goOn: 'Go on',
    done: (count: number, total: number) => `${count} of ${total} practised`,
    chapters: (count: number) => `${count} chapters`,
    emptyHint: 'Try another category.',
    noneHint: 'They are being prepared. Come back in a few days.',
    toExams: 'To exams and practice',
  },
);
