import * as z from 'zod/mini';
import { courseCategory, courseTeacher, sceneQuery, standing } from '../courses/course-catalog.contract.ts';
import { schemas } from '../http/schemas.ts';
import { id, instant, paged } from '../http/fields.ts';

/** A column as lists show it. */
export const comboCard = z.object({
  id,
  title: z.string(),
  /** Address of the cover picture, 4:3. */
  thumb: z.string(),
  short_description: z.string(),
  category: courseCategory,
  /** Null when nobody is named. */
  teacher: z.nullable(courseTeacher),
  /** Published parts. */
  items_count: z.number(),
  /** Seconds of all that is played in it. */
  duration: z.number(),
  /** How many have bought it. */
  user_count: z.number(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  /** Whole yuan that are struck out; 0 where nothing is. */
  original_charge: z.number(),
  /** Members have it without buying it. */
  is_vip_free: z.boolean(),
});

const item = z.object({
  /** Its place in the column. */
  id,
  type: z.enum(['course', 'video', 'article']),
  resource_id: id,
  title: z.string(),
  thumb: z.string(),
  /** Seconds of a course or video, minutes of reading of an article times 60. */
  duration: z.number(),
  /** Whole yuan by itself; 0 for what is everybody's, null for what is not sold alone. */
  charge: z.nullable(z.number()),
  /** The reader may take it: free, theirs with the column or another whole, or for its own sake. */
  can_watch: z.boolean(),
  /** It was theirs before and without the column. */
  is_owned: z.boolean(),
  /** How much of it the signed-in user has studied, in whole per cent; 0 for visitors. */
  progress: z.number(),
});

/** Columns: courses, videos and articles in chapters, sold as one. */
export const combosContract = {
  list: schemas({
    summary: 'Published columns, with the categories to filter by.',
    query: sceneQuery,
    answer: z.object({
      data: paged(comboCard),
      /** Two levels, in their order, without those that have none. A count holds what is under it too. */
      categories: z.array(
        z.extend(courseCategory, {
          combos_count: z.number(),
          children: z.array(z.extend(courseCategory, { combos_count: z.number() })),
        }),
      ),
    }),
  }),
  detail: schemas({
    summary: 'One column, published or theirs, with what stands in it and is published.',
    params: z.object({ id }),
    answer: z.object({
      combo: z.extend(comboCard, {
        /** HTML. Sanitise before rendering. */
        render_description: z.string(),
        /** Null while it is a draft, which only those see who have it. */
        published_at: z.nullable(instant),
        teacher: z.nullable(z.extend(courseTeacher, { short_description: z.string() })),
        ...standing,
        is_collect: z.boolean(),
        is_thumbs_up: z.boolean(),
        thumbs_up_count: z.number(),
      }),
      /** In their order; what stands before the first chapter is in one without id and title. None is empty. */
      chapters: z.array(z.object({ id: z.nullable(id), title: z.string(), items: z.array(item) })),
      /** Where the reader goes on; null where nothing of it is open to them. */
      next: z.nullable(
        z.object({
          type: z.enum(['course', 'video', 'article']),
          resource_id: id,
          title: z.string(),
          /** Nothing was studied yet, something was, or all of it. */
          state: z.enum(['start', 'continue', 'review']),
        }),
      ),
    }),
  }),
};
