import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';

/** What lists that mix types can show. */
export const resourceType = z.enum(['article', 'course', 'anthology', 'video', 'combo', 'paper']);

/** A published thing of any type, as lists that mix types show it. */
export const resourceCard = z.object({
  type: resourceType,
  id,
  title: z.string(),
  /** Address of the cover picture; empty when there is none. */
  thumb: z.string(),
  short_description: z.string(),
  published_at: instant,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  /** Members have it without buying it. */
  is_vip_free: z.boolean(),
});

/** A tag that a thing carries, in the order in which they are shown. */
export const carriedTag = z.object({ id, name: z.string() });

/** A thing of any type in a list of somebody's own, which keeps its place there whatever becomes of it. */
export const listedResource = z.extend(resourceCard, {
  /**
   * `hidden` is not published any more, and opens to this person, who has it. `gone` opens to nobody they could be: then all but type and
   * id is empty.
   */
  state: z.enum(['published', 'hidden', 'gone']),
  /** Null while it is a draft, and for what is gone. */
  published_at: z.nullable(instant),
  /** Minutes of reading of an article, lessons of a course, articles of an anthology, minutes of a video, parts of a column, minutes that a paper takes at most. */
  extent: z.number(),
});
