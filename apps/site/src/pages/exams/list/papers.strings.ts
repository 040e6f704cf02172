import { listWords } from '../../archetypes/list-page.strings.ts';

export const papersStrings = listWords(
  {
    noun: '试卷',
    title: '在线考试',
    lead: '学到哪里，用一张试卷看清楚。',
    all: '全部',
    category: '分类',
    under: '细分',
    take: '立即考试',
    goOn: '继续考试',
    emptyHint: '换一个分类看看。',
    noneHint: '老师正在出题，先去读读文章吧。',
  },
  {
    noun: 'papers',
    title: 'Exams',
    lead: 'See clearly how far you have come.',
    all: 'All',
    category: 'Category',
    under: 'Subcategory',
    take: 'Take it',
    goOn: 'Go on',
    emptyHint: 'Try another category.',
    noneHint: 'They are being written. Read some articles meanwhile.',
  },
);
