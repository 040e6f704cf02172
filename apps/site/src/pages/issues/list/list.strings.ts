import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '话题',
    title: '话题',
    lead: '没有标准答案的事，大家一起聊。',
    emptyHint: '来发起第一个话题。',
    begin: '发起话题',
    scene: '范围',
    scenes: { default: '全部', digest: '精华' },
  },
  {
    noun: 'topics',
    title: 'Topics',
    lead: 'What has no right answer, talked over together.',
    emptyHint: 'Begin the first one.',
    begin: 'Begin a topic',
    scene: 'Which',
    scenes: { default: 'All', digest: 'Digest' },
  },
);
