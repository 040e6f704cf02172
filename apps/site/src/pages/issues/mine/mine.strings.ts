import { listWords } from '../../archetypes/list-page.strings.ts';

export const mineStrings = listWords(
  {
    noun: '话题',
    title: '我的话题',
    lead: '你发起的话题。',
    emptyHint: '去发起一个话题。',
    begin: '发起话题',
  },
  {
    noun: 'topics',
    title: 'My topics',
    lead: 'What you have begun.',
    emptyHint: 'Begin one.',
    begin: 'Begin a topic',
  },
);
