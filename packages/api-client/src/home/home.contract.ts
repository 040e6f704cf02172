import * as z from 'zod/mini';
import { articleCard } from '../articles/articles.contract.ts';
import { schemas } from '../http/schemas.ts';
import { id, instant } from '../http/fields.ts';

export const homeContract = {
  index: schemas({
    summary: 'Everything that the home page shows, in its order.',
    answer: z.object({
      sliders: z.array(
        z.object({
          id,
          /** Address of a picture, 1200 × 400. */
          thumb: z.string(),
          title: z.string(),
          description: z.string(),
          /** A path of the site. */
          url: z.string(),
        }),
      ),
      announcement: z.nullable(z.object({ id, title: z.string(), created_at: instant })),
      /** Each block is a titled list of cards; `sign` says what is in it. Kinds unknown to a client are to be left out. */
      blocks: z.array(
        z.object({
          id,
          sign: z.enum(['article']),
          title: z.string(),
          /** Where the rest of the list is; null when it is all here. */
          more_url: z.nullable(z.string()),
          items: z.array(articleCard),
        }),
      ),
    }),
  }),
};
