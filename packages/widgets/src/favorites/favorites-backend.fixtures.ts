import type { Favorite, FavoriteFolder } from '@shuyuan/api-client';
import { createCalls } from '../testing/calls.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { favoritesOf } from '../testing/favorites.fixtures.ts';
import { keyOf } from './favorite-key.ts';
import type { FavoritesProps } from './favorites.tsx';

type CallName = 'list' | 'folders' | 'move' | 'createFolder' | 'renameFolder' | 'removeFolder' | 'release';

interface FavoritesBackendOptions {
  /** @default five of several types */
  rows?: readonly Favorite[];
  /** @default two */
  folders?: readonly Pick<FavoriteFolder, 'id' | 'name'>[];
}

/** What one person has set aside, in memory, behaving as the server does. */
export function createFavoritesBackend({
  rows: given = favoritesOf(5),
  folders: named = [
    { id: 1, name: '写作' },
    { id: 2, name: '想再看' },
  ],
}: FavoritesBackendOptions = {}) {
  let rows = [...given];
  let folders = [...named];
  const { called, controls } = createCalls<CallName>();

  function requireFolder(id: number | null) {
    if (id !== null && !folders.some((folder) => folder.id === id)) throw refusal('收藏夹不存在', 404);
  }

  function requireFree(name: string) {
    if (folders.some((folder) => folder.name === name)) throw refusal('已有同名的收藏夹', 1);
  }

  const favorites: FavoritesProps['favorites'] = {
    list: (query) =>
      called('list', query, () => {
        const { type, category_id: folder, page = 1, size = 12 } = query ?? {};
        if (folder) requireFolder(folder);
        const inFolder = rows.filter(
          ({ category_id }) => folder === undefined || (category_id ?? 0) === folder,
        );
        const ofType = inFolder.filter(({ resource }) => type === undefined || resource.type === type);
        const counts = Object.groupBy(inFolder, ({ resource }) => resource.type);
        return {
          data: ofType.slice((page - 1) * size, page * size),
          total: ofType.length,
          counts: Object.fromEntries(Object.entries(counts).map(([each, some]) => [each, some.length])),
        };
      }),
    folders: () =>
      called('folders', {}, () => ({
        categories: folders.map(({ id, name }) => ({
          id,
          name,
          favorites_count: rows.filter(({ category_id }) => category_id === id).length,
          created_at: '2026-02-01T02:00:00.000Z',
        })),
        favorites_count: rows.length,
        loose_count: rows.filter(({ category_id }) => category_id === null).length,
      })),
    move: (move) =>
      called('move', move, () => {
        requireFolder(move.category_id);
        const moved = new Set(move.favorites.map(keyOf));
        rows = rows.map((row) =>
          moved.has(keyOf(row.resource)) ? { ...row, category_id: move.category_id } : row,
        );
        return { moved_count: moved.size };
      }),
    createFolder: (name) =>
      called('createFolder', name, () => {
        requireFree(name);
        const id = 10 + folders.length;
        folders = [...folders, { id, name }];
        return { id };
      }),
    renameFolder: (id, name) =>
      called('renameFolder', { id, name }, () => {
        requireFolder(id);
        requireFree(name);
        folders = folders.map((folder) => (folder.id === id ? { id, name } : folder));
        return {};
      }),
    removeFolder: (id) =>
      called('removeFolder', id, () => {
        requireFolder(id);
        folders = folders.filter((folder) => folder.id !== id);
        rows = rows.map((row) => (row.category_id === id ? { ...row, category_id: null } : row));
        return {};
      }),
  };

  const study: FavoritesProps['study'] = {
    release: (ref) =>
      called('release', ref, () => {
        rows = rows.filter(({ resource }) => keyOf(resource) !== keyOf(ref));
        return {};
      }),
  };

  return { favorites, study, ...controls };
}

export type FavoritesBackend = ReturnType<typeof createFavoritesBackend>;
