import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id, instant, paged, paging } from '../http/fields.ts';
import { carriedTag } from '../resources/resource-card.contract.ts';

const category = z.object({ id, name: z.string(), articles_count: z.number() });

const author = z.object({ id, avatar: z.string(), nick_name: z.string() });

export const articleCard = z.object({
  id,
  title: z.string(),
  /** Address of the cover picture, 16:9. */
  thumb: z.string(),
  short_description: z.string(),
  category: z.object({ id, name: z.string() }),
  /** Null when the account is gone. */
  author: z.nullable(author),
  view_times: z.number(),
  /** Comments without their replies: the `total` of the comment list. */
  comments_count: z.number(),
  /** Minutes of reading at 400 characters a minute, at least 1. */
  read_minutes: z.number(),
  published_at: instant,
  /** Whole yuan; 0 for what everybody may read. */
  charge: z.number(),
  /** Members read it all without buying it. */
  is_vip_free: z.boolean(),
});

/** How much of a text lies above the lower edge of the window, in whole per cent. */
export const percent = z.number().check(z.int(), z.minimum(0), z.maximum(100));

export const articlesContract = {
  list: schemas({
    summary: 'Published articles, newest first, with the categories to filter by.',
    query: z.object({
      ...paging(12),
      /** All categories when left out. */
      category_id: z.optional(id),
    }),
    answer: z.object({ data: paged(articleCard), categories: z.array(category) }),
  }),
  detail: schemas({
    summary: 'One published article with its neighbours and related articles.',
    params: z.object({ id }),
    answer: z.object({
      article: z.extend(articleCard, {
        /** HTML. Sanitise before rendering. Only the free part for who may not read it all. */
        render_content: z.string(),
        /** It is free, bought, their own, or free for the member that they are. */
        can_read: z.boolean(),
        is_buy: z.boolean(),
        updated_at: instant,
        tags: z.array(carriedTag),
      }),
      /** What the signed-in user has done with it: 0 and 0 while they have not begun. Null for visitors. */
      study: z.nullable(
        z.object({
          /** Where they were last. */
          place: percent,
          /** The furthest that they have been. */
          progress: percent,
          is_collected: z.boolean(),
        }),
      ),
      /** The neighbours by date; null at either end. */
      previous: z.nullable(z.object({ id, title: z.string() })),
      next: z.nullable(z.object({ id, title: z.string() })),
      /** Up to 4 others of the same category. */
      related: z.array(articleCard),
      /** Up to 4 others of the same author, the newest first; none when the account is gone. They may be among `related`. */
      by_author: z.array(articleCard),
    }),
  }),
};
