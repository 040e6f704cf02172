import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '专栏',
    title: '专栏',
    lead: '课程、视频和文章编在一起，顺着一条路走到底。',
    emptyHint: '换一个分类，或者先去读读文章。',
    failedHint: '没能取到专栏，你的筛选条件还在，请重试。',
  },
  {
    noun: 'columns',
    title: 'Columns',
    lead: 'Courses, videos and articles that follow one way to its end.',
    emptyHint: 'Choose another category, or read some articles first.',
    failedHint: 'They did not come. Your filters are kept; try again.',
  },
);
