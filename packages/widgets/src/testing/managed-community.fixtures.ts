import type {
  ManageProblemCategoriesContract,
  ManageWatchedWordsContract,
  ResourceWhole,
} from '@shuyuan/api-client/manage';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 2) - minutes * 60_000).toISOString();

export const problemCategories: ResourceWhole<ManageProblemCategoriesContract>[] = [
  '学习方法',
  '数学',
  '写作',
].map((name, index) => ({
  id: index + 1,
  name,
  sort: index * 10,
  problems_count: 12 - index * 5,
  created_at: at(900),
  updated_at: at(200 + index),
}));

export const watchedWords: ResourceWhole<ManageWatchedWordsContract>[] = ['代写论文', '加微信领取'].map(
  (word, index) => ({ id: index + 1, word, created_at: at(300 + index), updated_at: at(300 + index) }),
);
