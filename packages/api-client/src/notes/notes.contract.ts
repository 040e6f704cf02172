import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged, paging, typedText, withFallback, writtenText } from '../http/fields.ts';
import { longestKeywords } from '../search/search.rules.ts';
import { noteLimits } from './notes.rules.ts';

/** What a note may hang on. */
const notedType = z.enum(['video', 'article']);

const whole = (most: number) => z.number().check(z.int(), z.minimum(0), z.maximum(most));

const second = whole(noteLimits.second);

/** Where a note belongs: a second of a video or a paragraph of an article, counted from 0; null for the whole. */
const anchor = {
  second: z._default(z.nullable(second), null),
  paragraph: z._default(z.nullable(whole(noteLimits.paragraph)), null),
};

const note = z.object({
  id,
  /** Empty where its first words have to do. */
  title: z.string(),
  /** HTML. Sanitise before rendering. */
  content: z.string(),
  /** Its first words. */
  excerpt: z.string(),
  /** Null for a note that stands by itself. `title` is empty for what is gone. */
  resource: z.nullable(z.object({ type: notedType, id, title: z.string() })),
  second: z.nullable(z.number()),
  paragraph: z.nullable(z.number()),
  /** The course in which it was written. */
  course: z.nullable(z.object({ id, title: z.string() })),
  is_public: z.boolean(),
  thumbs_up_count: z.number(),
  is_thumbs_up: z.boolean(),
  /** It is the caller's. */
  is_own: z.boolean(),
  user: z.object({ id, nick_name: z.string(), avatar: z.string() }),
  created_at: instant,
  updated_at: instant,
});

const words = {
  title: z._default(typedText(noteLimits.title), ''),
  /** HTML of the editor; what is not allowed is taken out. */
  content: writtenText(noteLimits.html),
  is_public: z._default(z.boolean(), false),
};

const filters = {
  resource_type: z.optional(notedType),
  resource_id: z.optional(id),
  course_id: z.optional(id),
};

const mark = z.object({ second: z.number(), created_at: instant });

/** Notes, and moments that were not understood. Somebody else's note that is not public is answered as one that is not there. */
export const notesContract = {
  list: schemas({
    summary:
      'Public notes of a video, an article or a course, for who may see its page. Code 404 for everybody else, and when nothing is named.',
    query: z.object({
      ...paging(10, 50),
      ...filters,
      sort: withFallback(z.enum(['newest', 'likes']), 'newest'),
    }),
    answer: paged(note),
  }),
  detail: schemas({
    summary: "One note: one's own, or a public one of what one may see.",
    params: z.object({ id }),
    answer: z.object({ note }),
  }),
  store: schemas({
    summary: 'Keeps a note on what the signed-in user may watch or read, or on nothing.',
    body: z.object({
      ...words,
      resource_type: z.optional(notedType),
      resource_id: z.optional(id),
      ...anchor,
      /** The course in which it was written; it has to hold what the note is about. */
      course_id: z.optional(id),
    }),
    answer: z.object({ note }),
  }),
  update: schemas({
    summary: "Changes one's own note. What is left out stays.",
    params: z.object({ id }),
    body: z.object({
      title: z.optional(typedText(noteLimits.title)),
      content: z.optional(words.content),
      is_public: z.optional(z.boolean()),
      second: z.optional(z.nullable(second)),
    }),
    answer: z.object({ note }),
  }),
  remove: schemas({
    summary: "Deletes one's own note for good.",
    params: z.object({ id }),
    answer: done,
  }),
  removeMany: schemas({
    summary: "Deletes those of one's own among these notes, for good.",
    query: z.object({
      /** With commas between them. */
      ids: z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)),
    }),
    answer: z.object({ count: z.number() }),
  }),
  mine: schemas({
    summary: 'Notes of the signed-in user.',
    query: z.object({
      ...paging(20, 50),
      ...filters,
      /** Part of a title or of the words. */
      keywords: z.optional(typedText(longestKeywords)),
      /** `moment`: as they follow each other in what they are about, those past its end last. */
      sort: withFallback(z.enum(['newest', 'moment']), 'newest'),
    }),
    answer: paged(note),
  }),
  exportMine: schemas({
    summary: 'Notes of the signed-in user as one text in Markdown, 2000 at most.',
    query: z.object(filters),
    answer: z.object({ file_name: z.string(), content: z.string() }),
  }),
  marks: schemas({
    summary: 'The moments of a video that the signed-in user has not understood, in its order.',
    params: z.object({ id }),
    answer: z.object({ data: z.array(mark) }),
  }),
  mark: schemas({
    summary: 'Marks a moment of a video as not understood. Done also when it is marked already.',
    params: z.object({ id }),
    body: z.object({ second }),
    answer: done,
  }),
  unmark: schemas({
    summary: 'Takes such a mark back. Done also when there is none.',
    params: z.object({ id }),
    query: z.object({
      second: z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(noteLimits.second)),
    }),
    answer: done,
  }),
  confusion: schemas({
    summary: 'How many have not understood a video, by ten seconds, for who looks after it.',
    params: z.object({ id }),
    answer: z.object({
      /** Those without any are left out. `second` is the first of the ten. */
      data: z.array(z.object({ second: z.number(), count: z.number() })),
    }),
  }),
};
