import * as z from 'zod/mini';
import { percent } from '../articles/articles.contract.ts';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged, paging } from '../http/fields.ts';
import { listedResource, resourceType } from '../resources/resource-card.contract.ts';

const favorite = z.object({ type: resourceType, id });

/** What may be liked. */
const thumbedType = z.enum(['article', 'anthology', 'course', 'video', 'combo']);

/** What a person studies, has bought and has set aside. */
export const studyContract = {
  list: schemas({
    summary:
      'What the signed-in user has begun, bought or set aside, of all types, the latest first. What is gone keeps its row.',
    query: z.object({
      ...paging(10, 50),
      scene: z.enum(['learning', 'subscribed', 'collected']),
      /** All types when left out. */
      type: z.optional(resourceType),
    }),
    answer: z.extend(
      paged(
        z.object({
          resource: listedResource,
          /** How much of it was studied, in whole per cent; 0 while it was not begun. */
          progress: percent,
          /** When it was studied last; null while it was not begun. */
          studied_at: z.nullable(instant),
          subscribed_at: z.nullable(instant),
          collected_at: z.nullable(instant),
        }),
      ),
      {
        /** How many there are of each type, whatever `type` asks for; types without any are left out. */
        counts: z.partialRecord(resourceType, z.number()),
      },
    ),
  }),
  record: schemas({
    summary: 'Keeps how far the signed-in user has read. Refused while they may not read it all.',
    params: z.object({ id }),
    body: z.object({ place: percent }),
    answer: done,
  }),
  thumbsUp: schemas({
    summary:
      'Likes something that is published, or does not like it any more; without a body the other of what it was.',
    params: z.object({ type: thumbedType, id }),
    body: z._default(z.object({ is_thumbs_up: z.optional(z.boolean()) }), {}),
    answer: z.object({ is_thumbs_up: z.boolean(), thumbs_up_count: z.number() }),
  }),
  collect: schemas({
    summary: 'Sets something aside.',
    params: favorite,
    answer: done,
  }),
  release: schemas({
    summary: 'Puts back what was set aside. Done also when it was not, and when that is gone.',
    params: favorite,
    answer: done,
  }),
};
