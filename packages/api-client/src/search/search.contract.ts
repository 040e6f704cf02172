import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, id, optionalChoice, paged, paging, typedText } from '../http/fields.ts';
import { longestKeywords, searchTypes } from './search.rules.ts';

const resourceType = z.enum(searchTypes);

/** A stretch of a text that matches, as [from, to) in UTF-16 units. */
const mark = z.tuple([z.number(), z.number()]);

const result = z.object({
  id,
  resource_type: resourceType,
  resource_id: id,
  title: z.string(),
  title_marks: z.array(mark),
  /** Address of a picture; empty when there is none. */
  thumb: z.string(),
  /** The snippet as HTML, with `<mark>` around what matches. Sanitise before rendering, or take `snippet`. */
  p: z.string(),
  /** The same snippet as plain text; empty when nothing describes the result. */
  snippet: z.string(),
  snippet_marks: z.array(mark),
  /** Names of its category, teacher or tags that hold a keyword. */
  labels: z.array(z.string()),
  /** How much is published of a teacher (courses) or in a category; null for content. */
  count: z.nullable(z.number()),
});

const keyword = z.object({ id, name: z.string() });

export const searchContract = {
  find: schemas({
    summary: 'Published content that holds every keyword, the best first.',
    query: z.object({
      ...paging(10),
      /**
       * Everything when left out, empty or unknown, and by `0`, the key of the tab that holds everything. `category` stands for the
       * categories of all domains.
       */
      type: optionalChoice(
        z.pipe(
          z.union([z.literal(''), z.literal('0'), z.literal('category'), resourceType]),
          z.transform((type) => (type === '' || type === '0' ? undefined : type)),
        ),
      ),
      /** Words between white space, all of which must occur. */
      keywords: typedText(longestKeywords),
    }),
    answer: z.extend(paged(result), {
      /** How many results each type has, whatever `type` asks for; types without any are left out. */
      counts: z.partialRecord(resourceType, z.number()),
    }),
  }),
  suggest: schemas({
    summary: 'The best matches of keywords that are still being typed. Nothing is remembered.',
    query: z.object({ keywords: typedText(longestKeywords) }),
    answer: z.object({ data: z.array(result) }),
  }),
  keywords: schemas({
    summary: 'What the signed-in person has searched for lately, the latest first.',
    answer: z.object({ keywords: z.array(keyword) }),
  }),
  deleteKeywords: schemas({
    summary: 'Forgets keywords of the signed-in person. Unknown ids are passed over.',
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
    answer: done,
  }),
};
