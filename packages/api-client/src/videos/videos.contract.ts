import * as z from 'zod/mini';
import { courseCategory, courseTeacher, sceneQuery } from '../courses/course-catalog.contract.ts';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged } from '../http/fields.ts';

/** A video as lists show it. */
export const videoCard = z.object({
  id,
  title: z.string(),
  /** Address of the cover picture, 16:9. */
  thumb: z.string(),
  short_description: z.string(),
  category: courseCategory,
  /** Null when nobody is named. */
  teacher: z.nullable(courseTeacher),
  /** Seconds. */
  duration: z.number(),
  view_num: z.number(),
  /** How many have bought it. */
  user_count: z.number(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  /** Members have it without buying it. */
  is_vip_free: z.boolean(),
  /** Seconds from its beginning that everybody may watch. */
  free_seconds: z.number(),
});

const videoCaptions = z.object({
  /** As BCP 47 has it: `zh-CN`. */
  language: z.string(),
  /** What a menu calls them. */
  label: z.string(),
  /** WebVTT of plain text, without settings and styles. */
  vtt: z.string(),
});

const seconds = z.number().check(z.minimum(0), z.maximum(7 * 24 * 3600));

/** Videos: watched alone, or as lessons. No answer but `play` holds an address of a film. */
export const videosContract = {
  list: schemas({
    summary: 'Published videos, with the categories to filter by.',
    query: sceneQuery,
    answer: z.object({
      data: paged(videoCard),
      /** Two levels, in their order, without those that have none. A count holds what is under it too. */
      categories: z.array(
        z.extend(courseCategory, {
          videos_count: z.number(),
          children: z.array(z.extend(courseCategory, { videos_count: z.number() })),
        }),
      ),
    }),
  }),
  detail: schemas({
    summary:
      'One video, published, theirs, or a lesson of what is published: what it is, and whether the signed-in user may watch it.',
    params: z.object({ id }),
    answer: z.object({
      video: z.extend(videoCard, {
        /** HTML. Sanitise before rendering. */
        render_description: z.string(),
        /** Null for what is only a part of something. */
        published_at: z.nullable(instant),
        /** Null: it is not sold alone. */
        charge: z.nullable(z.number()),
        /** Neither dragging nor speed until it was watched. */
        ban_drag: z.boolean(),
        can_watch: z.boolean(),
        is_buy: z.boolean(),
        is_collect: z.boolean(),
        is_thumbs_up: z.boolean(),
        thumbs_up_count: z.number(),
      }),
      /** The course that it is a lesson of, the first one published; null for none. */
      course: z.nullable(z.object({ id, title: z.string(), charge: z.number(), is_vip_free: z.boolean() })),
      /** How far the signed-in user has come; null while they have not begun, and for visitors. */
      progress: z.nullable(
        z.object({ position: z.number(), watch_seconds: z.number(), is_watched: z.boolean() }),
      ),
    }),
  }),
  play: schemas({
    summary:
      'Where a video plays, for one person and half an hour. Code 1 for who may not watch it and has nothing to try; code 401 for visitors where nothing is to try.',
    params: z.object({ id }),
    query: z.object({
      /** 1: the seconds to try alone. */
      is_try: z._default(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(1)), 0),
    }),
    answer: z.object({
      /** The best first. */
      urls: z.array(
        z.object({
          url: z.string(),
          /** As a media type. */
          format: z.string(),
          duration: z.number(),
          /** What the quality is called. */
          name: z.string(),
        }),
      ),
      /** Seconds that may be watched; null for all of it. */
      free_seconds: z.nullable(z.number()),
      captions: z.array(videoCaptions),
      /** Moves over the picture; null where the school wants none. */
      watermark: z.nullable(
        z.object({
          /** One line, with what names the viewer already in it. */
          text: z.string(),
          /** Pixels. */
          size: z.number(),
          /** As CSS spells colours: `red`, `#ff0000`. */
          color: z.string(),
          /** From 0 to 1. */
          opacity: z.number(),
        }),
      ),
    }),
  }),
  record: schemas({
    summary:
      'Keeps how far the signed-in user has watched, every ten seconds and at the end. Refused while they may not watch it. Watched when the seconds played reach its length.',
    params: z.object({ id }),
    body: z.object({
      /** Seconds that were played until now, each counted once. Never less than what is kept. */
      duration: seconds,
      /** Seconds: where they are; as far as was played when left out. */
      position: z.optional(seconds),
      /** When they were there, for what is told later than it was watched; now when left out. */
      studied_at: z.optional(instant),
    }),
    answer: done,
  }),
};
