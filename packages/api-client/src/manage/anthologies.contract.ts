import * as z from 'zod/mini';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { pictureAddress } from './address.contract.ts';
import { anthologyLimits, articleLimits, manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';
import { tagIds } from './tags.contract.ts';

const status = z.enum(['draft', 'scheduled', 'published']);

export const manageAnthologiesContract = resourceContract({
  noun: 'anthologies',
  row: {
    title: z.string(),
    /** Address of the cover picture, 3:4. */
    thumb: z.string(),
    category: z.object({ id, name: z.string() }),
    /** Null when the account is gone. */
    author: z.nullable(z.object({ id, nick_name: z.string() })),
    status,
    /** Null for a draft; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan; 0 for what costs nothing, which says nothing of what its articles cost. */
    charge: z.number(),
    is_vip_free: z.boolean(),
    /** Drafts too. */
    articles_count: z.number(),
    created_at: instant,
  },
  whole: {
    category_id: id,
    short_description: z.string(),
    /** HTML, sanitised by the server. */
    render_description: z.string(),
    tag_ids: z.array(id),
    /** Chapters in their order. What stands before the first one is in one without a name. */
    contents: z.array(
      z.object({
        name: z.string(),
        articles: z.array(
          z.object({
            id,
            title: z.string(),
            /** It keeps its place for the case that it is brought back; nobody sees it. */
            is_removed: z.boolean(),
          }),
        ),
      }),
    ),
  },
  draft: {
    title: requiredText(manageLimits.title),
    category_id: id,
    thumb: pictureAddress,
    short_description: z._default(typedText(articleLimits.description), ''),
    /** What is not allowed in it is left out of what is stored. */
    render_description: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
    charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
    is_vip_free: z._default(z.boolean(), false),
    tag_ids: z._default(tagIds, []),
    /** An article stands in it once. Only the first chapter may be without a name. What somebody has bought stays in it: code 1 otherwise. */
    contents: z._default(
      z
        .array(
          z.object({
            name: typedText(manageLimits.name),
            articles: z.array(z.object({ id })).check(z.maxLength(anthologyLimits.articles)),
          }),
        )
        .check(z.maxLength(anthologyLimits.chapters)),
      [],
    ),
    /** Null keeps it a draft. To appear it needs an article: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters: { status: z.optional(status), category_id: z.optional(id) },
  sorts: ['updated_at', 'published_at', 'charge', 'title'],
});
