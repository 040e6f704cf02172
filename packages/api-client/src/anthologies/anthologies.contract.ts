import * as z from 'zod/mini';
import { percent } from '../articles/articles.contract.ts';
import { schemas } from '../http/schemas.ts';
import { id, instant, paged, paging } from '../http/fields.ts';

const category = z.object({ id, name: z.string() });

/** An anthology as lists show it. */
export const anthologyCard = z.object({
  id,
  title: z.string(),
  /** Address of the cover picture, 3:4. */
  thumb: z.string(),
  short_description: z.string(),
  category,
  /** Null when the account is gone. */
  author: z.nullable(z.object({ id, avatar: z.string(), nick_name: z.string() })),
  /** Published ones. */
  articles_count: z.number(),
  /** Minutes of reading all of them; 0 while there are none. */
  read_minutes: z.number(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. What its articles cost is said by each of them. */
  charge: z.number(),
  /** Members read all of it without buying it. */
  is_vip_free: z.boolean(),
});

const entry = z.object({
  id,
  title: z.string(),
  read_minutes: z.number(),
  /** Whole yuan; 0 for what everybody may read. */
  charge: z.number(),
  /** The reader may read it all: as part of this or of another whole, or for its own sake. */
  can_read: z.boolean(),
  /** The furthest that the signed-in user has read, in whole per cent; 0 while they have not begun, and for visitors. */
  progress: percent,
});

/** Anthologies: articles that are read one after the other. */
export const anthologiesContract = {
  list: schemas({
    summary: 'Published anthologies, newest first, with the categories to filter by.',
    query: z.object({
      ...paging(12),
      /** All categories when left out. */
      category_id: z.optional(id),
    }),
    answer: z.object({
      data: paged(anthologyCard),
      /** Those that have any, in their order. */
      categories: z.array(z.extend(category, { anthologies_count: z.number() })),
    }),
  }),
  detail: schemas({
    summary: 'One published anthology with its contents, and how far the signed-in user has come.',
    params: z.object({ id }),
    answer: z.object({
      anthology: z.extend(anthologyCard, {
        /** HTML. Sanitise before rendering. */
        render_description: z.string(),
        /** It costs nothing, is bought, their own, or free for the member that they are. */
        can_read: z.boolean(),
        is_buy: z.boolean(),
      }),
      /** In their order; what stands before the first chapter is in one without id and name. None is empty. */
      chapters: z.array(z.object({ id: z.nullable(id), name: z.string(), articles: z.array(entry) })),
      /** Null for visitors. */
      study: z.nullable(
        z.object({
          /** Of all its articles, by their length, in whole per cent; 100 only when all are read. */
          progress: percent,
          /** How many are read to their end. */
          read_count: z.number(),
          /** The article to go on with: the first unfinished one that may be read, else the first unfinished. Null at the end. */
          next_id: z.nullable(id),
        }),
      ),
    }),
  }),
};
