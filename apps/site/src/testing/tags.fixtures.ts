import type { ResourceCard, TagList } from '@shuyuan/api-client';
import { anthologyFixture } from './anthologies.fixtures.ts';

const titles = [
  '怎样读完一本难读的书',
  '一起读难书',
  '慢读入门',
  '二十个字，可以读多久：一首五言绝句，读一个晚上也不嫌长',
];

/** Things of several types, one after the other. */
const resources = titles.map((title, index): ResourceCard & { type: 'article' | 'course' | 'anthology' } => ({
  type: (['article', 'course', 'anthology', 'article'] as const)[index]!,
  id: index + 1,
  title,
  thumb: anthologyFixture(index + 1).thumb,
  short_description: '难读的书不是用来一口气读完的。分三遍读，每一遍只做一件事。',
  published_at: '2026-02-20T02:00:00.000Z',
  charge: [0, 99, 22, 6][index]!,
  is_vip_free: index === 2,
}));

const method = { id: 1, name: '方法' };

/** Two categories of tags, and what carries any of them. */
export const tagListFixture = {
  data: { data: resources, total: resources.length },
  counts: { article: 2, course: 1, anthology: 1 },
  tags: [
    { id: 1, name: '慢读', category: method, resources_count: 4 },
    { id: 2, name: '修改', category: method, resources_count: 2 },
    { id: 3, name: '动手试试', category: { id: 2, name: '主题' }, resources_count: 1 },
  ],
} satisfies TagList;

/** Of a tag that nothing carries any more. */
export const emptyTagFixture: TagList = { ...tagListFixture, data: { data: [], total: 0 }, counts: {} };

/** While there are no tags. */
export const noTagsFixture: TagList = { ...emptyTagFixture, tags: [] };
