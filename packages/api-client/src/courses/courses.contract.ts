import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id, instant, paged, paging } from '../http/fields.ts';
import { courseCategory, courseTeacher } from './course-catalog.contract.ts';
import { carriedTag } from '../resources/resource-card.contract.ts';

/** 1 for beginners (入门), 2 elementary (初级), 3 intermediate (中级), 4 advanced (高级). */
export const courseLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** A course as lists show it. */
export const courseCard = z.object({
  id,
  title: z.string(),
  /** Address of the cover picture, 4:3. */
  thumb: z.string(),
  short_description: z.string(),
  category: courseCategory,
  /** Null when nobody is named. */
  teacher: z.nullable(courseTeacher),
  level: courseLevel,
  lessons_count: z.number(),
  /** Seconds of all that is played in it; 0 where there is nothing to play. */
  duration: z.number(),
  /** How many have bought it. */
  user_count: z.number(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  /** Members have it without buying it. */
  is_vip_free: z.boolean(),
});

const lesson = z.object({
  id,
  kind: z.enum(['video', 'article', 'attachment', 'live']),
  title: z.string(),
  /** Seconds; 0 where there is nothing to play. */
  duration: z.number(),
  /** Everybody may take it, whatever the course costs. */
  is_free: z.boolean(),
  /** The reader may take it: it is free, or theirs with the course, or for its own sake. */
  can_watch: z.boolean(),
  /** The article that it is; null for the other kinds. */
  article_id: z.nullable(id),
  /** The video that it plays; null for the other kinds, and while none was chosen. */
  video_id: z.nullable(id),
  /** When a live lesson begins; null for the other kinds. */
  starts_at: z.nullable(instant),
});

/** Courses: lessons in chapters, taught by somebody. */
export const coursesContract = {
  list: schemas({
    summary: 'Published courses, with the categories to filter by.',
    query: z.object({
      ...paging(16),
      /** With the categories under it. All when left out. */
      category_id: z.optional(id),
      level: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4))),
      /** `member` are those that members have without buying them. All when left out. */
      price: z.optional(z.enum(['free', 'paid', 'member'])),
      /** `popular` puts those first that most have bought, `cheapest` those that cost least. */
      sort: z._default(z.enum(['newest', 'popular', 'cheapest']), 'newest'),
    }),
    answer: z.object({
      data: paged(courseCard),
      /** Two levels, in their order, without those that have none. A count holds what is under it too. */
      categories: z.array(
        z.extend(courseCategory, {
          courses_count: z.number(),
          children: z.array(z.extend(courseCategory, { courses_count: z.number() })),
        }),
      ),
    }),
  }),
  detail: schemas({
    summary:
      'One course, published or theirs, with its lessons, and what of it is open to the signed-in user.',
    params: z.object({ id }),
    answer: z.object({
      course: z.extend(courseCard, {
        /** HTML. Sanitise before rendering. */
        render_description: z.string(),
        /** Null while it is a draft, which only those see who have it. */
        published_at: z.nullable(instant),
        teacher: z.nullable(z.extend(courseTeacher, { short_description: z.string() })),
        tags: z.array(carriedTag),
        /** It costs nothing, is bought, their own, or free for the member that they are. */
        can_watch: z.boolean(),
        is_buy: z.boolean(),
        is_collect: z.boolean(),
        is_thumbs_up: z.boolean(),
        thumbs_up_count: z.number(),
        /** How much the signed-in user has studied, in whole per cent; 0 for visitors. */
        progress: z.number(),
      }),
      /** In their order; what stands before the first chapter is in one without id and title. None is empty. */
      chapters: z.array(z.object({ id: z.nullable(id), title: z.string(), lessons: z.array(lesson) })),
    }),
  }),
};
