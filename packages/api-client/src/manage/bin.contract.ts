import * as z from 'zod/mini';
import { id, instant, paged, paging, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { managedEntities } from './resource.endpoints.ts';

const deletedThing = z.object({
  /** Id of the entry in the bin, not of the thing. */
  id,
  entity: z.enum(managedEntities),
  /** Title at the time of the deletion; empty if it had none. */
  title: z.string(),
  /** Account that deleted it; null if the account is closed. */
  actor: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
  deleted_at: instant,
  /** End of the 30 days in which it can be restored. */
  restorable_until: instant,
});

/** Entries that can be restored in one call. */
const mostAtOnce = 100;

export const manageBinContract = {
  list: schemas({
    summary:
      'Deleted things that the viewer can restore, for 30 days: everything of the kinds that they may delete, or what they deleted themselves where they may delete only their own.',
    query: z.object({
      ...paging(20),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
      entity: z.optional(z.enum(managedEntities)),
      sort: z.optional(z.enum(['deleted_at'])),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    answer: paged(deletedThing),
  }),
  kinds: schemas({
    summary: 'Kinds of the deleted things that the viewer can restore, the most frequent first.',
    answer: z.object({ data: z.array(z.object({ entity: z.enum(managedEntities), count: z.number() })) }),
  }),
  restore: schemas({
    summary: 'Restores deleted things, and says of each that could not be restored why.',
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce)) }),
    answer: z.object({
      restored: z.array(id),
      refused: z.array(z.object({ id, title: z.string(), reason: z.string() })),
    }),
  }),
};
