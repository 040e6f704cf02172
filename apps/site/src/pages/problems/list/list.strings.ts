import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '问题',
    title: '问答',
    lead: '把问题说清楚，等一个好回答。',
    emptyHint: '换个条件看看，或者来提第一个问题。',
    ask: '我要提问',
    scene: '范围',
    category: '分类',
    all: '全部',
    scenes: { default: '综合', solved: '已解决', unsolved: '未解决', last_answer: '最新回答' },
    keywords: '在标题里找',
    search: '查找',
  },
  {
    noun: 'questions',
    title: 'Questions and answers',
    lead: 'Ask clearly, and wait for a good answer.',
    emptyHint: 'Try something else, or ask the first one.',
    ask: 'Ask a question',
    scene: 'Which',
    category: 'Category',
    all: 'All',
    scenes: { default: 'All', solved: 'Solved', unsolved: 'Open', last_answer: 'Latest answers' },
    keywords: 'Find in titles',
    search: 'Find',
  },
);
