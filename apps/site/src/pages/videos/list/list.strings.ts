import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '视频',
    title: '视频',
    lead: '一段一件事，看完就能用上。',
    emptyHint: '换一个分类，或者先去读读文章。',
    failedHint: '没能取到视频，你的筛选条件还在，请重试。',
  },
  {
    noun: 'videos',
    title: 'Videos',
    lead: 'One thing at a time, to be used at once.',
    emptyHint: 'Choose another category, or read some articles first.',
    failedHint: 'They did not come. Your filters are kept; try again.',
  },
);
