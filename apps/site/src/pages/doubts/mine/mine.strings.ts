import { listWords } from '../../archetypes/list-page.strings.ts';

export const mineStrings = listWords(
  {
    noun: '疑问',
    title: '我的疑问',
    lead: '你向老师提出的疑问；如果你在授课，还有学员向你提出的。',
    emptyHint: '学到没听懂的地方，可以向老师提问。',
    toList: '看看大家的疑问',
    tabs: '范围',
    tab: { asked: '我提出的', 'to-me': '向我提出的' },
  },
  {
    noun: 'doubts',
    title: 'My doubts',
    lead: 'What you asked your teachers; and, if you teach, what learners asked you.',
    emptyHint: 'Where you do not follow, ask the teacher.',
    toList: 'What others ask',
    tabs: 'Which',
    tab: { asked: 'Asked by me', 'to-me': 'Asked of me' },
  },
);
