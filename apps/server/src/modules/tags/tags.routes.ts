import type { TaggedType } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { describePosts, type TaggedPost } from '../community/tagged-posts.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { describePublished } from '../resource-cards/describe-resources.ts';
import type { ResourceRef } from '../resource-cards/resource-types.ts';
import { countCarriers, listCarriers, listTags } from './tags.repo.ts';

/** Tags, and what carries them. */
export function tagsRoutes({ clock }: ModuleDeps): Handlers<Contract['tags']> {
  return {
    async list({ db, query: { tag_id: tagId, type, ...slice } }) {
      const now = clock.now();
      // A switch closes all of its own, also where it is found by a tag.
      const { features } = readSettings(await findSettings(db), configStrings);
      const look = { now, hasPosts: features.wenda };
      const [refs, counts, all] = await Promise.all([
        listCarriers(db, { ...look, tagId, type }, slice),
        countCarriers(db, look, tagId),
        listTags(db, look),
      ]);
      const counted = type === undefined ? Object.values(counts) : [counts[type] ?? 0];
      return {
        data: {
          data: await describeCarriers(db, refs, now),
          total: counted.reduce((sum, count) => sum + count, 0),
        },
        counts,
        tags: all.filter(({ resources_count: count }) => count > 0),
      };
    },
  };
}

type Carrier = TaggedPost | (Pick<ResourceRef, 'id'> & { type: Exclude<TaggedType, TaggedPost['type']> });

const isPost = (ref: Carrier): ref is TaggedPost => ref.type === 'problem' || ref.type === 'issue';

/** Cards of both kinds in the order in which they were found. */
async function describeCarriers(db: Database, refs: readonly Carrier[], now: Date) {
  const resources = refs.flatMap((ref) => (isPost(ref) ? [] : [ref]));
  const cards = [
    ...(await describePublished(db, resources, now)),
    ...(await describePosts(db, refs.filter(isPost))),
  ];
  const byRef = new Map(cards.map((card) => [`${card.type} ${card.id}`, card]));
  return refs.flatMap(({ type, id }) => byRef.get(`${type} ${id}`) ?? []);
}
