import * as z from 'zod/mini';
import { optionalChoice, paged, paging, typedText, withFallback } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { resourceCard, resourceType } from '../resources/resource-card.contract.ts';
import { longestKeywords } from '../search/search.rules.ts';

const product = z.extend(resourceCard, {
  /** Servers that do not tell leave these two out. */
  is_recommended: z.optional(z.boolean()),
  /** One line that stands in place of its own description; empty for that. */
  selling_line: z.optional(z.string()),
});

/** Everything that is sold, whatever it is. */
export const productsContract = {
  list: schemas({
    summary:
      'What is published, sold and in the shop, of all types, by type, words of its title and order. `newest` puts first what the school puts first.',
    query: z.object({
      ...paging(16),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
      /** All types when left out. */
      type: optionalChoice(resourceType),
      /** Only what members have without buying it. */
      member_free: optionalChoice(z.enum(['yes'])),
      sort: withFallback(z.enum(['newest', 'cheapest', 'dearest']), 'newest'),
    }),
    answer: z.object({
      data: paged(product),
      /** How many of each type there are for the same words, whatever `type` asks for; types without any are left out. */
      counts: z.partialRecord(resourceType, z.number()),
    }),
  }),
};
