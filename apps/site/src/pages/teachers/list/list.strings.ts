import { listWords } from '../../archetypes/list-page.strings.ts';

export const listStrings = listWords(
  {
    noun: '教师',
    title: '教师',
    lead: '谁在这里教书，谁在这里写字。',
    emptyHint: '老师们正在备课，先去读读文章吧。',
  },
  {
    noun: 'teachers',
    title: 'Teachers',
    lead: 'Who teaches here, and who writes.',
    emptyHint: 'They are preparing their lessons. Read some articles meanwhile.',
  },
);
