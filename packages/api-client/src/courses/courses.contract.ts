import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { id, instant, optionalChoice, paged, paging, withFallback } from '../http/fields.ts';
import { courseCategory, courseTeacher, standing } from './course-catalog.contract.ts';
import {
  courseAttachment,
  courseLesson,
  download,
  lessonPage,
  nextLesson,
} from './course-contents.contract.ts';
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
  /** Something of it is open to everybody although it is sold. */
  has_trial: z.boolean(),
  /** False when its sale is over: who has it keeps it. */
  is_on_sale: z.boolean(),
});

const profession = z.object({ id, name: z.string() });

/** Courses: lessons in chapters, taught by somebody. */
export const coursesContract = {
  list: schemas({
    summary: 'Published courses, with the categories to filter by.',
    query: z.object({
      ...paging(16),
      /** With the categories under it. All when left out. */
      category_id: z.optional(id),
      teacher_id: z.optional(id),
      profession_id: z.optional(id),
      /** `free` are those that cost nothing, `popular` puts those first that most have bought. */
      scene: withFallback(z.enum(['all', 'free', 'popular']), 'all'),
      level: optionalChoice(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4))),
      /** `member` are those that members have without buying them. All when left out. */
      price: optionalChoice(z.enum(['free', 'paid', 'member'])),
      /**
       * `recommended` puts those first that the school recommends, `popular` those that most have bought, `cheapest` those that cost
       * least. By the scene when left out.
       */
      sort: optionalChoice(z.enum(['newest', 'recommended', 'popular', 'cheapest'])),
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
      /** Those that a published course leads to, in their order. */
      professions: z.array(profession),
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
        profession: z.nullable(profession),
        tags: z.array(carriedTag),
        /** What one can do afterwards, in short sentences. */
        outcomes: z.array(z.string()),
        /** Days that who buys it now has it; null for ever. */
        study_days: z.nullable(z.number()),
        is_recommended: z.boolean(),
        /** Its sale ends then, or has ended; null for never. */
        sold_until: z.nullable(instant),
        /** Of what everybody sees of its reviews the mean, 0 to 5 to a tenth; 0 where there is none. */
        rating: z.number(),
        reviews_count: z.number(),
        ...standing,
        is_collect: z.boolean(),
        is_thumbs_up: z.boolean(),
        thumbs_up_count: z.number(),
      }),
      /** In their order; what stands before the first chapter is in one without id and title. None is empty. */
      chapters: z.array(z.object({ id: z.nullable(id), title: z.string(), lessons: z.array(courseLesson) })),
      /** Up to three lessons of which something is open to everybody, in their order. */
      trials: z.array(id),
      attachments: z.array(courseAttachment),
      /** Where the reader goes on; null where nothing that can be watched or read is open to them. */
      next: z.nullable(nextLesson),
      /** The membership of least cost that opens it, and how many courses it opens; null where none does, or where it is open. */
      membership: z.nullable(
        z.object({ id, name: z.string(), charge: z.number(), courses_count: z.number() }),
      ),
      /** Up to four others of the same profession, teacher or category. */
      related: z.array(courseCard),
    }),
  }),
  attachment: schemas({
    summary:
      'Where a file of a course is downloaded. Code 1 for who does not have the course, unless it is everybody’s.',
    params: z.object({ id, attachId: id }),
    answer: download,
  }),
  lesson: schemas({
    summary: 'One lesson as the classroom shows it. The text of a text lesson only for who may take it.',
    params: z.object({ lessonId: id }),
    answer: lessonPage,
  }),
  recordLesson: schemas({
    summary: 'Keeps how far the signed-in user has read a text lesson. Code 1 for who may not take it.',
    params: z.object({ lessonId: id }),
    /** Position of the reader in whole per cent of the text. */
    body: z.object({ place: z.number().check(z.int(), z.minimum(0), z.maximum(100)) }),
    answer: z.object({ is_studied: z.boolean() }),
  }),
  lessonFile: schemas({
    summary: 'Where the file of a lesson is downloaded. Code 1 for who may not take the lesson.',
    params: z.object({ id, lessonId: id }),
    answer: download,
  }),
};
