import type { Favorite, FavoritePage, FavoriteQuery } from '@shuyuan/api-client';
import { favoritesOf, foldersFixture } from './favorites.fixtures.ts';
import { joinScenarios, named, offline, Refusal, silence, type Scenario } from './scenario.ts';

/** A page of favourites, as the server answers it. */
function pageOf(all: readonly Favorite[], query: FavoriteQuery): FavoritePage {
  const { type, category_id: folder, page = 1, size = 12 } = query;
  const inFolder = all.filter(({ category_id }) => folder === undefined || (category_id ?? 0) === folder);
  const rows = inFolder.filter(({ resource }) => type === undefined || resource.type === type);
  const byType = Object.groupBy(inFolder, ({ resource }) => resource.type);
  return {
    data: rows.slice((page - 1) * size, page * size),
    total: rows.length,
    counts: Object.fromEntries(Object.entries(byType).map(([each, some]) => [each, some.length])),
  };
}

const missing = new Refusal(404, '收藏夹不存在');
const known = new Set([0, ...foldersFixture.categories.map(({ id }) => id)]);

const rows = (all: readonly Favorite[]): Scenario => ({
  favorites: {
    list: ({ query }) =>
      query.category_id === undefined || known.has(query.category_id) ? pageOf(all, query) : missing,
    categories: foldersFixture,
    move: ({ body }) => ({ moved_count: body.favorites.length }),
    createCategory: { id: 3 },
    renameCategory: {},
    removeCategory: {},
  },
  study: { release: {} },
});

const works = rows(favoritesOf(5));
const taken = new Refusal(1, '已有同名的收藏夹', { field: 'name' });

/** How the calls about favourites may be answered, by name. Everything that a scenario does not name works. */
export const favoriteScenarios = named({
  /** Five things of several types in two folders and in none; one is gone. */
  works,
  /** Three pages. */
  many: rows(favoritesOf(30)),
  /** Nothing was set aside, and there are no folders. */
  empty: joinScenarios(rows([]), {
    favorites: { categories: { categories: [], favorites_count: 0, loose_count: 0 } },
  }),
  /** The rows do not come. */
  loading: joinScenarios(works, { favorites: { list: silence } }),
  /** 已有同名的收藏夹 */
  refused: joinScenarios(works, { favorites: { createCategory: taken, renameCategory: taken } }),
  /** 断网 */
  offline: { favorites: { list: offline, categories: offline } },
});
