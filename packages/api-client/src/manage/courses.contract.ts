import * as z from 'zod/mini';
import { courseLevel } from '../courses/courses.contract.ts';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { pictureAddress } from './address.contract.ts';
import { articleLimits, manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';
import { tagIds } from './tags.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);

export const manageCoursesContract = resourceContract({
  noun: 'courses',
  row: {
    title: z.string(),
    /** Address of the cover picture, 4:3. */
    thumb: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Null when nobody is named. */
    teacher: z.nullable(z.object({ id, name: z.string() })),
    level: courseLevel,
    status,
    /** Null for a draft; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing. */
    charge: z.number(),
    /** Members have it without buying it. */
    is_vip_free: z.boolean(),
    lessons_count: z.number(),
    /** How many have bought it. What anybody has cannot be removed. */
    user_count: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    teacher_id: z.nullable(id),
    short_description: z.string(),
    /** HTML, sanitised by the server. */
    render_description: z.string(),
    tag_ids: z.array(id),
  },
  draft: {
    title: requiredText(manageLimits.title),
    category_id: id,
    teacher_id: z._default(z.nullable(id), null),
    thumb: pictureAddress,
    short_description: z._default(typedText(articleLimits.description), ''),
    /** What is not allowed in it is left out of what is stored. */
    render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
    level: z._default(courseLevel, 1),
    charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
    is_vip_free: z._default(z.boolean(), false),
    tag_ids: z._default(tagIds, []),
    /** Null keeps it a draft. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters: {
    status: z.optional(status),
    /** With the categories under it. */
    category_id: z.optional(id),
    teacher_id: z.optional(id),
  },
  sorts: ['updated_at', 'published_at', 'user_count', 'charge', 'title'],
});
