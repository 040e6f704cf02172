import * as z from 'zod/mini';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { articleLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';
import { tagIds } from './tags.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });

export const manageArticlesContract = resourceContract({
  noun: 'articles',
  row: {
    title: z.string(),
    /** Address of the cover picture; empty when there is none yet. */
    thumb: z.string(),
    /** Null while a draft has none. */
    category: z.nullable(z.object({ id, name: z.string() })),
    /** Null when the account is gone. */
    author: z.nullable(person),
    status: z.enum(['draft', 'scheduled', 'published']),
    /** Null for a draft; in the future for what appears by itself. */
    published_at: z.nullable(instant),
    /** Whole yuan. */
    charge: z.number(),
    is_vip_free: z.boolean(),
    view_times: z.number(),
    /** Characters that are read, in both parts. */
    character_count: z.number(),
    created_at: instant,
  },
  whole: {
    short_description: z.string(),
    /** HTML that everybody reads, sanitised by the server. */
    render_content: z.string(),
    /** HTML that follows for those who may read it all; empty when everybody may. */
    paid_content: z.string(),
    tag_ids: z.array(id),
  },
  draft: {
    title: requiredText(articleLimits.title),
    thumb: z._default(z.string().check(z.maxLength(500)), ''),
    short_description: z._default(typedText(articleLimits.description), ''),
    category_id: z._default(z.nullable(id), null),
    /** What is not allowed in it is left out of what is stored. */
    render_content: z._default(z.string().check(z.maxLength(articleLimits.content)), ''),
    paid_content: z._default(z.string().check(z.maxLength(articleLimits.content)), ''),
    charge: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(articleLimits.charge)), 0),
    is_vip_free: z._default(z.boolean(), false),
    tag_ids: z._default(tagIds, []),
    /** Null keeps it a draft. To appear it needs a category and something to read: code 1 otherwise. */
    published_at: z._default(z.nullable(instant), null),
  },
  filters: {
    status: z.optional(z.enum(['draft', 'scheduled', 'published'])),
    category_id: z.optional(id),
    author_id: z.optional(id),
    price: z.optional(z.enum(['free', 'member', 'sold'])),
  },
  sorts: ['updated_at', 'published_at', 'view_times', 'charge', 'title'],
});
