import type { Locale } from '@shuyuan/widgets/host';

const zh = {
  label: '回到课程',
  back: '回到这一课时',
  next: (title: string) => `下一课时：${title}`,
};

const en: typeof zh = {
  label: 'Back to the course',
  back: 'Back to the lesson',
  next: (title) => `Next lesson: ${title}`,
};

export const afterLessonStrings: Record<Locale, typeof zh> = { 'zh-CN': zh, en };
