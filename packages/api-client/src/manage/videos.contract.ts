import * as z from 'zod/mini';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { pictureAddress } from './address.contract.ts';
import { articleLimits, manageLimits, videoLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);
const seconds = z.number().check(z.int(), z.minimum(0), z.maximum(videoLimits.seconds));

export const manageVideosContract = resourceContract({
  noun: 'videos',
  row: {
    title: z.string(),
    /** Address of the cover picture, 16:9. */
    thumb: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Null when nobody is named. */
    teacher: z.nullable(z.object({ id, name: z.string() })),
    /** Of its place in the list of videos; what is only a part of something is a draft there. */
    status,
    /** Null for what does not stand in the list; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing. Null: it is not sold alone. */
    charge: z.nullable(z.number()),
    /** Members have it without buying it. */
    is_vip_free: z.boolean(),
    /** Seconds, of the file that plays; 0 while there is none. */
    duration: z.number(),
    /** Seconds from its beginning that everybody may watch. */
    free_seconds: z.number(),
    /** Neither dragging nor speed until it was watched. */
    ban_drag: z.boolean(),
    view_num: z.number(),
    /** How many have bought it. What anybody has cannot be removed. */
    user_count: z.number(),
    /** Lessons and parts of columns that it is. While there are any it cannot be removed. */
    places_count: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    teacher_id: z.nullable(id),
    short_description: z.string(),
    /** HTML, sanitised by the server. */
    render_description: z.string(),
    /** The file of the library that plays; null while none was chosen. */
    media_id: z.nullable(id),
    media: z.nullable(z.object({ id, title: z.string() })),
  },
  draft: {
    title: requiredText(manageLimits.title),
    category_id: id,
    teacher_id: z._default(z.nullable(id), null),
    /** A video of the library that can be played: code 1 otherwise. Its length becomes that of the video. */
    media_id: z._default(z.nullable(id), null),
    thumb: pictureAddress,
    short_description: z._default(typedText(articleLimits.description), ''),
    /** What is not allowed in it is left out of what is stored. */
    render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
    charge: z._default(
      z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge))),
      null,
    ),
    is_vip_free: z._default(z.boolean(), false),
    free_seconds: z._default(seconds, 0),
    ban_drag: z._default(z.boolean(), false),
    /** Null keeps it out of the list. To stand there it needs a price, or none to pay, and a file that plays: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters: {
    status: z.optional(status),
    /** With the categories under it. */
    category_id: z.optional(id),
    teacher_id: z.optional(id),
  },
  sorts: ['updated_at', 'published_at', 'user_count', 'view_num', 'duration', 'title'],
});
