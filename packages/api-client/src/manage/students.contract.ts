import * as z from 'zod/mini';
import { id, instant, paged, paging, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';

/** How somebody came to study a course. `combo`: by a column that it stands in; `study`: nothing was handed over, they are free to, or members. */
const source = z.enum(['bought', 'given', 'code', 'teacher', 'combo', 'study']);

const student = z.object({
  /** Of the person. */
  id,
  nick_name: z.string(),
  avatar: z.string(),
  source,
  /** What they have it by, for `grants`; null where nothing was handed over of the course itself. */
  grant_id: z.nullable(id),
  /** When they got it, or began. */
  since: instant,
  /** Null: it stays. */
  ends_at: z.nullable(instant),
  /** Whole per cent of the lessons that can be watched or read; 100 only when all are studied. */
  progress: z.number(),
  studied_count: z.number(),
  lessons_count: z.number(),
  /** When they studied last; null for who has not begun. */
  studied_at: z.nullable(instant),
  /** The same as `studied_at`, or else `since`: what the lists of the console ask for. */
  updated_at: instant,
});

const narrowed = {
  /** Part of a name, or an id. */
  keywords: z.optional(typedText(longestKeywords)),
  source: z.optional(source),
};

export const manageStudentsContract = {
  list: schemas({
    summary:
      'Who studies a course, who got it last first, with how far they have come. Code 404 for a course of others where the reach is one’s own.',
    params: z.object({ id }),
    query: z.object({ ...paging(20), ...narrowed }),
    answer: paged(student),
  }),
  exportRows: schemas({
    summary: 'The same on all pages as a file, 50,000 at most.',
    params: z.object({ id }),
    query: z.object({ format: z.enum(['csv', 'xlsx']), ...narrowed }),
    answer: z.object({
      filename: z.string(),
      type: z.string(),
      /** Base64. */
      content: z.string(),
    }),
  }),
};
