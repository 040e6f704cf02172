import type { ResourceType } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { closedKinds } from '../config/sections.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { describePublished } from '../resource-cards/describe-resources.ts';
import { keyOf, listedTypes } from '../resource-cards/resource-types.ts';
import { countProducts, findPlaces, listProducts } from './products.repo.ts';

/** The calls about what is sold. */
export function productsRoutes({ clock }: ModuleDeps): Handlers<Contract['products']> {
  return {
    async list({ db, query: { type, keywords, member_free: memberFree, ...slice } }) {
      const now = clock.now();
      const open = await openTypes(db);
      const filter = {
        now,
        types: open,
        keywords: keywords || undefined,
        isForMembers: memberFree === 'yes',
      };
      const wanted = open.filter((each) => type === undefined || each === type);
      const [refs, counts] = await Promise.all([
        wanted.length === 0 ? [] : listProducts(db, { ...filter, types: wanted }, slice),
        countProducts(db, filter),
      ]);
      const [cards, places] = await Promise.all([describePublished(db, refs, now), findPlaces(db, refs)]);
      return {
        data: {
          data: cards.map((card) => {
            const place = places.get(keyOf(card));
            return {
              ...card,
              is_recommended: place?.isRecommended ?? false,
              selling_line: place?.sellingLine ?? '',
            };
          }),
          total: wanted.reduce((sum, each) => sum + (counts[each] ?? 0), 0),
        },
        counts,
      };
    },
  };
}

/** A section that is switched off sells nothing. */
async function openTypes(db: Database): Promise<readonly ResourceType[]> {
  const closed = await closedKinds(db);
  return listedTypes.filter((type) => !closed.includes(type));
}
