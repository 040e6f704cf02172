import type { Favorite, FavoriteFolders } from '@shuyuan/api-client';
import { studiedArticlesOf, studiedOfAllTypes } from './studied-resources.fixtures.ts';

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const hour = 3_600_000;

/** So many favourites, the latest first: of several types, the first three in the first folder and one that is gone. */
export const favoritesOf = (count: number): Favorite[] =>
  [...studiedOfAllTypes, ...studiedArticlesOf(count).slice(2)].slice(0, count).map(({ resource }, index) => ({
    resource,
    category_id: index < 3 ? 1 : null,
    created_at: new Date(now - (index * 20 + 1) * hour).toISOString(),
  }));

/** Two folders, of which the second is empty. */
export const foldersFixture: FavoriteFolders = {
  categories: [
    { id: 1, name: '写作', favorites_count: 3, created_at: '2026-02-01T02:00:00.000Z' },
    { id: 2, name: '想再看', favorites_count: 0, created_at: '2026-02-02T02:00:00.000Z' },
  ],
  favorites_count: 5,
  loose_count: 2,
};
