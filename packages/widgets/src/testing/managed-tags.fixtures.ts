import type { ManagedTag, ManagedTagCategory } from '@shuyuan/api-client/manage';
import { changed, oneOf, pageOf, writes } from './manage-answers.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const categories: ManagedTagCategory[] = ['方法', '主题'].map((name, index) => ({
  id: index + 1,
  name,
  sort: index,
  tags_count: [2, 1][index]!,
  created_at: at(900),
  updated_at: at(200 + index),
}));

const tags: ManagedTag[] = ['慢读', '修改', '一个名字取得特别长的标签'].map((name, index) => {
  const { id, name: categoryName } = categories[index === 2 ? 1 : 0]!;
  return {
    id: index + 1,
    name,
    category: { id, name: categoryName },
    category_id: id,
    sort: index,
    is_show: index !== 2,
    resources_count: [5, 2, 0][index]!,
    created_at: at(700),
    updated_at: at(30 + index * 20),
  };
});

/** Tags and what they are sorted under, where everything works. */
export const tagsWork = {
  manageTags: {
    ...writes,
    arrange: changed,
    list: pageOf(tags, ({ name }) => name),
    find: oneOf(tags),
  },
  manageTagCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(categories, ({ name }) => name),
    find: oneOf(categories),
  },
};
