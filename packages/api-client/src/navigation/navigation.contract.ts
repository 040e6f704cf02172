import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id } from '../http/fields.ts';

const item = {
  id,
  name: z.string(),
  /** A path of the site, or an absolute address of another one. */
  url: z.string(),
  /** 0 for an item of the first level. */
  parent_id: z.number(),
};

export const navigationContract = {
  header: schemas({
    summary: 'The header navigation in its order, two levels deep.',
    answer: z.array(z.object({ ...item, children: z.array(z.object(item)) })),
  }),
};
