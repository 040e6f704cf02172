import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '文集',
    title: '文集',
    lead: '一篇接一篇，读完一件事。',
    categories: '文集分类',
    all: '全部',
    emptyHint: '换个分类看看，或者先去读读文章。',
    failedHint: '请检查网络后重试，你的筛选条件还在。',
  },
  {
    noun: 'anthologies',
    title: 'Anthologies',
    lead: 'One article after another, to the end of one thing.',
    categories: 'Categories of anthologies',
    all: 'All',
    emptyHint: 'Try another category, or read some articles first.',
    failedHint: 'Check the network and try again; your filter is kept.',
  },
);
