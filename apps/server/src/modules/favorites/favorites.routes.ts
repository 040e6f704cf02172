import { favoriteLimits } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { violationOf } from '../../db/violation.ts';
import { Problem } from '../../errors/problem.ts';
import { closedKinds } from '../config/sections.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { oneLine } from '../records/record-text.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import { findOpenKeys } from '../resource-cards/open-resources.ts';
import { keyOf } from '../resource-cards/resource-types.ts';
import { takeStudying } from '../study/study-limits.ts';
import { countFavorites, listFavorites, moveFavorites } from './favorites.repo.ts';
import { favoritesStrings as strings } from './favorites.strings.ts';
import * as folders from './folders.repo.ts';

/** The calls about what a person has set aside, and the folders that they sort it into. */
export function favoritesRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['favorites']> {
  return {
    async list({ db, viewer: { userId }, query: { type, category_id: folderId, ...slice } }) {
      const now = clock.now();
      if (folderId) await requireFolder(db, userId, folderId);
      const closed = await closedKinds(db);
      const [rows, counts] = await Promise.all([
        listFavorites(db, { userId, type, folderId, closed }, { ...slice, now }),
        countFavorites(db, { userId, folderId, closed }),
      ]);
      const cards = await describeAll(db, rows, { now, isOwned: ({ isOwned }) => isOwned });
      const open = await findOpenKeys(
        db,
        cards.map(({ resource }) => resource),
        { userId, now },
      );
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
      return {
        data: cards.map(({ ref, resource }) => ({
          resource,
          is_open: open.has(keyOf(resource)),
          category_id: ref.folderId,
          created_at: ref.createdAt.toISOString(),
        })),
        total: type === undefined ? all : (counts[type] ?? 0),
        counts,
      };
    },

    async move({ db, viewer: { userId }, body: { favorites, category_id: folderId } }) {
      await takeStudying(limiter, 'favorites', userId);
      if (folderId !== null) await requireFolder(db, userId, folderId);
      try {
        return { moved_count: await moveFavorites(db, userId, favorites, folderId) };
      } catch (error) {
        // Removed since it was looked for.
        if (violationOf(error) === 'gone') throw new Problem(404, strings.missing);
        throw error;
      }
    },

    async categories({ db, viewer: { userId } }) {
      const closed = await closedKinds(db);
      const [rows, loose] = await Promise.all([
        folders.listFolders(db, userId, closed),
        folders.countLoose(db, userId, closed),
      ]);
      return {
        categories: rows.map(({ id, name, count, createdAt }) => ({
          id,
          name,
          favorites_count: count,
          created_at: createdAt.toISOString(),
        })),
        favorites_count: rows.reduce((sum, { count }) => sum + count, loose),
        loose_count: loose,
      };
    },

    async createCategory({ db, viewer: { userId }, body }) {
      await takeStudying(limiter, 'favorites', userId);
      const added = await folders.addFolder(db, userId, nameOf(body), clock.now());
      if (added === 'full') throw new Problem(1, strings.full(favoriteLimits.folders));
      if (added === 'taken') throw new Problem(1, strings.taken, { field: 'name' });
      return { id: added };
    },

    async renameCategory({ db, viewer: { userId }, params: { id }, body }) {
      await takeStudying(limiter, 'favorites', userId);
      const renamed = await folders.renameFolder(db, userId, id, nameOf(body));
      if (renamed === 'gone') throw new Problem(404, strings.missing);
      if (renamed === 'taken') throw new Problem(1, strings.taken, { field: 'name' });
      return {};
    },

    async removeCategory({ db, viewer: { userId }, params: { id } }) {
      await takeStudying(limiter, 'favorites', userId);
      if (!(await folders.removeFolder(db, userId, id))) throw new Problem(404, strings.missing);
      return {};
    },
  };
}

async function requireFolder(db: Database, userId: number, id: number): Promise<void> {
  if (!(await folders.isFolderOf(db, userId, id))) throw new Problem(404, strings.missing);
}

function nameOf({ name }: { name: string }): string {
  const clean = oneLine(name);
  if (clean === '') throw new Problem(1, strings.nameless, { field: 'name' });
  return clean;
}
