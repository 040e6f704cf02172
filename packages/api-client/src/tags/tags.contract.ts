import * as z from 'zod/mini';
import { id, optionalChoice, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { resourceCard } from '../resources/resource-card.contract.ts';

/** What can carry a tag. */
const taggedType = z.enum(['article', 'course', 'anthology', 'problem', 'issue']);

/** Tags, and what carries them. */
export const tagsContract = {
  list: schemas({
    summary:
      'Published content that carries a tag, of all types, newest first, with the tags to choose from.',
    query: z.object({
      ...paging(12),
      /** Everything that carries a tag when left out. */
      tag_id: z.optional(id),
      /** All types when left out. */
      type: optionalChoice(taggedType),
    }),
    answer: z.object({
      data: paged(z.extend(resourceCard, { type: taggedType })),
      /** How many of each type carry the tag, whatever `type` asks for; types without any are left out. */
      counts: z.partialRecord(taggedType, z.number()),
      /** The shown tags that something published carries, by category in their order. */
      tags: z.array(
        z.object({
          id,
          name: z.string(),
          category: z.object({ id, name: z.string() }),
          resources_count: z.number(),
        }),
      ),
    }),
  }),
};
