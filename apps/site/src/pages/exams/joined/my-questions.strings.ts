import { listWords } from '../../archetypes/list-page.strings.ts';

export const myQuestionsStrings = listWords(
  {
    noun: '考试',
    title: '我的考试',
    lead: '考过的、模考过的和正在练的，都在这里。',
    tabs: { papers: '我的考试', mocks: '我的模考', practices: '我的练习' },
    what: '类别',
    best: (points: number) => `最高分${points}分`,
    unmarked: '还没有成绩',
    count: (questions: number) => `${questions}道题`,
    done: (count: number, total: number) => `已练习${count}/${total}`,
    emptyHint: '去考试选一套开始吧。',
    toExams: '去考试',
  },
  {
    noun: 'exams',
    title: 'My exams',
    lead: 'What you have sat, and what you practise.',
    tabs: { papers: 'Exams', mocks: 'Mock exams', practices: 'Practices' },
    what: 'Kind',
    best: (points: number) => `best ${points} points`,
    unmarked: 'no marks yet',
    count: (questions: number) => `${questions} questions`,
    done: (count: number, total: number) => `${count} of ${total} practised`,
    emptyHint: 'Choose one in exams and practice.',
    toExams: 'To exams and practice',
  },
);
