import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { describePublished } from '../resource-cards/describe-resources.ts';
import { countCarriers, listCarriers, listTags } from './tags.repo.ts';

/** Tags, and what carries them. */
export function tagsRoutes({ clock }: ModuleDeps): Handlers<Contract['tags']> {
  return {
    async list({ db, query: { tag_id: tagId, type, ...slice } }) {
      const now = clock.now();
      const [refs, counts, all] = await Promise.all([
        listCarriers(db, { now, tagId, type }, slice),
        countCarriers(db, now, tagId),
        listTags(db, now),
      ]);
      const counted = type === undefined ? Object.values(counts) : [counts[type] ?? 0];
      return {
        data: {
          data: await describePublished(db, refs, now),
          total: counted.reduce((sum, count) => sum + count, 0),
        },
        counts,
        tags: all.filter(({ resources_count: count }) => count > 0),
      };
    },
  };
}
