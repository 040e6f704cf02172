import type { CommentPage, RecordCategory, RecordDetail, VideoRecord } from '@shuyuan/api-client';
import lesson from '../../../../.storybook/films/lesson.mp4?url';

const board = (paper: string, ink: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-width="4">${body}</g></svg>`,
  )}`;

const covers = [
  board('#EFE8DA', '#0E7A6B', '<path d="M92 30q68 216 136 0M40 140h240" />'),
  board('#1B1E23', '#4FC2AE', '<path d="M32 50h90M32 76h150M56 102h120M56 128h80" />'),
  board('#F3EBDA', '#6B4B2A', '<path d="M260 40v100M226 40v80M192 40v100M158 40v56M124 40v92" />'),
];

const titles = [
  '二次函数的图像：从开口到顶点',
  '把循环写成递归',
  '《陋室铭》断句示范',
  '月考讲评（一）：阅读理解',
  '实验报告的格式，一次说清楚',
];

export const recordFixture = (index: number): VideoRecord => ({
  id: 7_000_000_000_001 + index,
  title: titles[index % titles.length] ?? '',
  url: lesson,
  thumb: covers[index % covers.length] ?? '',
  short_description:
    index === 0 ? '给初三（2）班的预习课。\n\n00:05 顶点与对称轴\n01:00 例题：y = x² - 4x + 3' : '',
  category_id: index % 2,
  duration: index === 0 ? 96 : 60 + index * 37,
  size: 4_200_000 + index * 3_300_000,
  aliyun_video_id: `video-${index}`,
  is_shared: index % 2 === 0,
  created_at: new Date(Date.UTC(2026, 2, 1, 2) - index * 86_400_000).toISOString(),
});

export const recordPage = (count: number) => ({
  videos: {
    data: Array.from({ length: Math.min(count, 20) }, (_, index) => recordFixture(index)),
    total: count,
  },
});

const tree: RecordCategory[] = [
  { id: 1, name: '教学录像', children: [{ id: 2, name: '数学', children: [] }] },
  { id: 3, name: '小组作业', children: [] },
];
export const recordCategories = { categories: { categories: tree } };

export const recordDetail = (rest: Partial<RecordDetail> = {}): RecordDetail => ({
  video: recordFixture(0),
  user: { id: 2, nick_name: '林知远', avatar: '' },
  is_owner: false,
  ...rest,
});

export const momentComments: CommentPage = {
  users: {
    7: { id: 7, avatar: '', nick_name: '沈砚秋' },
    8: { id: 8, avatar: '', nick_name: '周予安' },
  },
  comments: {
    total: 2,
    data: [
      { id: 21, user_id: 7, at_seconds: 5, content: '<p>这里为什么先找对称轴？</p>' },
      { id: 20, user_id: 8, at_seconds: null, content: '<p>讲得很清楚，作业也会做了。</p>' },
    ].map((comment) => ({
      ...comment,
      parent_id: 0,
      children_count: 0,
      reply_id: 0,
      reply_comment: null,
      reply_user: null,
      reply_user_id: 0,
      created_at: '2026-03-02T01:40:00.000Z',
    })),
  },
};
