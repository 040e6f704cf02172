import type { ListedResource } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import { countHistory, forgetStudied, listHistory, type StudiedRow } from './history.repo.ts';
import { takeStudying } from './study-limits.ts';

/** The calls about what was watched and read, and when. */
export function historyRoutes({
  clock,
  limiter,
}: Pick<ModuleDeps, 'clock' | 'limiter'>): Pick<Handlers<Contract['study']>, 'history' | 'forget'> {
  return {
    async history({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const [rows, total] = await Promise.all([
        listHistory(db, { userId, now }, query),
        countHistory(db, userId),
      ]);
      const isOwned = (row: StudiedRow) => row.is_owned || row.is_lesson;
      const cards = await describeAll(db, rows, { now, isOwned });
      return {
        data: cards.map(({ ref, resource }) => ({
          resource: asLesson(ref, resource),
          day: ref.day,
          studied_at: ref.studied_at,
          progress: ref.progress,
          position: ref.position,
        })),
        total,
      };
    },

    async forget({ db, viewer: { userId }, params }) {
      await takeStudying(limiter, 'favorites', userId);
      await forgetStudied(db, userId, params, clock.now());
      return {};
    },
  };
}

/** A lesson that was never in the list of videos has not left it. */
function asLesson({ is_lesson }: StudiedRow, resource: ListedResource): ListedResource {
  return is_lesson && resource.state === 'hidden' ? { ...resource, state: 'published' } : resource;
}
