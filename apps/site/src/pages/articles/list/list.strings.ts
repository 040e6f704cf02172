import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '文章',
    title: '文章',
    lead: '慢慢读，读完了说说你的想法。',
    categories: '文章分类',
    all: '全部',
    emptyHint: '换个分类看看，或者过些日子再来。',
    failed: '文章列表没有加载出来',
    failedHint: '请检查网络后重试，你的筛选条件还在。',
  },
  {
    noun: 'articles',
    title: 'Articles',
    lead: 'Read slowly, and say what you think.',
    categories: 'Article categories',
    all: 'All',
    emptyHint: 'Try another category, or come back later.',
    failed: 'The articles could not be loaded',
    failedHint: 'Check the network and try again; your filter is kept.',
  },
);
