import { listWords } from '../../archetypes/list-page.strings.ts';

export const mineStrings = listWords(
  {
    noun: '问答',
    title: '我的问答',
    lead: '你问过的，和你答过的。',
    emptyHint: '去问答里看看，或者提一个问题。',
    tabs: '范围',
    tab: { problems: '我的问题', solutions: '我的回答' },
    accepted: '被采纳',
    earned: (count: number) => `积分+${count}`,
    toList: '去看看问答',
  },
  {
    noun: 'questions and answers',
    title: 'My questions and answers',
    lead: 'What you asked, and what you answered.',
    emptyHint: 'Look at the questions, or ask one.',
    tabs: 'Which',
    tab: { problems: 'My questions', solutions: 'My answers' },
    accepted: 'Accepted',
    earned: (count: number) => `+${count} credits`,
    toList: 'To the questions',
  },
);
