import { listWords } from '../archetypes/list-page.strings.ts';

export const tagStrings = listWords(
  {
    noun: '内容',
    title: '标签',
    lead: '同一个话题的文章、课程、文集和讨论，放在一起看。',
    type: '类型',
    all: '全部',
    types: { article: '文章', course: '课程', anthology: '文集', problem: '问答', issue: '话题' },
    emptyHint: '换个标签看看，或者先去读读文章。',
    failedHint: '请检查网络后重试，你选的标签还在。',
  },
  {
    noun: 'content',
    title: 'Tags',
    lead: 'Articles, courses, anthologies and discussions on one topic, side by side.',
    type: 'Type',
    all: 'All',
    types: {
      article: 'Articles',
      course: 'Courses',
      anthology: 'Anthologies',
      problem: 'Questions',
      issue: 'Topics',
    },
    emptyHint: 'Try another tag, or read some articles first.',
    failedHint: 'Check the network and try again; the tag that you chose is kept.',
  },
);
