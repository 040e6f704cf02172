import * as z from 'zod/mini';
import { paged, paging, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { resourceCard, resourceType } from '../resources/resource-card.contract.ts';
import { longestKeywords } from '../search/search.rules.ts';

/** Everything that is sold, whatever it is. */
export const productsContract = {
  list: schemas({
    summary: 'What is published and sold, of all types, by type, words of its title and order.',
    query: z.object({
      ...paging(16),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
      /** All types when left out. */
      type: z.optional(resourceType),
      /** Only what members have without buying it. */
      member_free: z.optional(z.enum(['yes'])),
      sort: z._default(z.enum(['newest', 'cheapest', 'dearest']), 'newest'),
    }),
    answer: z.object({
      data: paged(resourceCard),
      /** How many of each type there are for the same words, whatever `type` asks for; types without any are left out. */
      counts: z.partialRecord(resourceType, z.number()),
    }),
  }),
};
