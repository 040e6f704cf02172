import * as z from 'zod/mini';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { pictureAddress } from './address.contract.ts';
import { articleLimits, comboLimits, manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);
const charge = z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge));

/** What stands in a column, named as goods are. */
const place = { type: z.enum(['course', 'video', 'article']), resource_id: id };

export const manageCombosContract = resourceContract({
  noun: 'columns',
  row: {
    title: z.string(),
    /** Address of the cover picture, 4:3. */
    thumb: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Null when nobody is named. */
    teacher: z.nullable(z.object({ id, name: z.string() })),
    status,
    /** Null for a draft; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing. */
    charge: z.number(),
    /** Whole yuan that are struck out; 0 where nothing is. */
    original_charge: z.number(),
    /** Members have it without buying it. */
    is_vip_free: z.boolean(),
    /** Hidden ones too. */
    items_count: z.number(),
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
    /** Chapters in their order. What stands before the first one is in one without a title. */
    contents: z.array(
      z.object({
        title: z.string(),
        items: z.array(
          z.object({
            ...place,
            title: z.string(),
            /** An article that was removed keeps its place for the case that it is brought back; nobody sees it. */
            is_removed: z.boolean(),
          }),
        ),
      }),
    ),
  },
  draft: {
    title: requiredText(manageLimits.title),
    category_id: id,
    teacher_id: z._default(z.nullable(id), null),
    thumb: pictureAddress,
    short_description: z._default(typedText(articleLimits.description), ''),
    /** What is not allowed in it is left out of what is stored. */
    render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
    charge: z._default(charge, 0),
    original_charge: z._default(charge, 0),
    is_vip_free: z._default(z.boolean(), false),
    /** Everything stands in it once. Only the first chapter may be without a title. What somebody has bought stays in it: code 1 otherwise. */
    contents: z._default(
      z
        .array(
          z.object({
            title: typedText(manageLimits.title),
            items: z.array(z.object(place)).check(z.maxLength(comboLimits.items)),
          }),
        )
        .check(z.maxLength(comboLimits.chapters)),
      [],
    ),
    /** Null keeps it a draft. To appear it needs something in it: code 1 otherwise. */
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
