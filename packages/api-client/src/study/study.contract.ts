import * as z from 'zod/mini';
import { percent } from '../articles/articles.contract.ts';
import { lessonKind } from '../courses/course-contents.contract.ts';
import { schemas } from '../http/schemas.ts';
import { day, done, id, instant, optionalChoice, paged, paging } from '../http/fields.ts';
import { listedResource, resourceType } from '../resources/resource-card.contract.ts';

const favorite = z.object({ type: resourceType, id });

/** What may be liked. */
const thumbedType = z.enum([
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'note',
  'problem',
  'solution',
  'issue',
  'doubt',
]);

/** A lesson to go on with. */
const nextLesson = z.object({
  course: z.object({ id, title: z.string(), thumb: z.string() }),
  /** Begins the course, goes on in it, or goes through it again from its first lesson. */
  action: z.enum(['start', 'continue', 'review']),
  kind: lessonKind,
  id,
  title: z.string(),
  /** Of the lesson among those that count, from 1. */
  number: z.number(),
  /** Id of the video, the article or the paper; of a text lesson its own. */
  resource_id: id,
  /** Seconds of a video, whole per cent of a text or an article; 0 for the other kinds. */
  position: z.number(),
  /** Seconds of a video; 0 for the other kinds. */
  duration: z.number(),
  learned_count: z.number(),
  lessons_count: z.number(),
});

/** What a person studies, has bought and has set aside. */
export const studyContract = {
  list: schemas({
    summary:
      'What the signed-in user has begun, bought or set aside, of all types, the latest first. What is gone keeps its row. A column or an anthology is begun only where it is open to them: parts of it that were studied do not begin the whole.',
    query: z.object({
      ...paging(10, 50),
      scene: z.enum(['learning', 'subscribed', 'collected']),
      /** All types when left out. */
      type: optionalChoice(resourceType),
    }),
    answer: z.extend(
      paged(
        z.object({
          resource: listedResource,
          /** The user may use it without paying for it: it is free, theirs, or open to members. Servers that do not tell leave it out. */
          is_open: z.optional(z.boolean()),
          /** How much of it was studied, in whole per cent; 0 while it was not begun. */
          progress: percent,
          /** When it was studied last; null while it was not begun. */
          studied_at: z.nullable(instant),
          subscribed_at: z.nullable(instant),
          collected_at: z.nullable(instant),
        }),
      ),
      {
        /** How many there are of each type, whatever `type` asks for; types without any are left out. */
        counts: z.partialRecord(resourceType, z.number()),
      },
    ),
  }),
  continue: schemas({
    summary:
      'What the signed-in user goes on with: the next lesson, the last video, the last article. Each opens to them.',
    answer: z.object({
      /** The next lesson of the course that was studied last; null where no course has one that opens. */
      lesson: z.nullable(nextLesson),
      /** The video that was watched last and not to its end; null where there is none. */
      video: z.nullable(
        z.object({
          id,
          title: z.string(),
          thumb: z.string(),
          /** Seconds. */
          position: z.number(),
          duration: z.number(),
          /** The course that it is a lesson of. */
          course: z.nullable(z.object({ id, title: z.string() })),
        }),
      ),
      /** The article that was read last and not to its end; null where there is none. */
      article: z.nullable(z.object({ id, title: z.string(), thumb: z.string(), place: percent })),
      /** The one that was studied last; null where there is none. Older servers leave it out. */
      latest: z.optional(z.nullable(z.enum(['lesson', 'video', 'article']))),
    }),
  }),
  days: schemas({
    summary:
      'How long the signed-in user has studied on each day of the last year, by the calendar of the school.',
    answer: z.object({
      /** The day that it is at the school. */
      today: day,
      /** Days that something was studied on, the first first. */
      days: z.array(z.object({ day, seconds: z.number() })),
      /** Days in a row up to today; a today without any breaks nothing yet. */
      streak: z.number(),
      /** The longest row of the year. */
      longest_streak: z.number(),
    }),
  }),
  history: schemas({
    summary: 'What the signed-in user has watched and read, the latest first, with the day of the school.',
    query: z.object(paging(20, 50)),
    answer: paged(
      z.object({
        resource: listedResource,
        day,
        studied_at: instant,
        progress: percent,
        /** Of a video, the second that they are at; null for an article. */
        position: z.nullable(z.number()),
      }),
    ),
  }),
  forget: schemas({
    summary: 'Takes something out of the history until it is studied again. How far it was studied stays.',
    params: z.object({ type: z.enum(['article', 'video']), id }),
    answer: done,
  }),
  record: schemas({
    summary: 'Keeps how far the signed-in user has read. Refused while they may not read it all.',
    params: z.object({ id }),
    body: z.object({ place: percent }),
    answer: done,
  }),
  thumbsUp: schemas({
    summary:
      'Likes something that is published, or does not like it any more; without a body the other of what it was.',
    params: z.object({ type: thumbedType, id }),
    body: z._default(z.object({ is_thumbs_up: z.optional(z.boolean()) }), {}),
    answer: z.object({ is_thumbs_up: z.boolean(), thumbs_up_count: z.number() }),
  }),
  collect: schemas({
    summary: 'Sets something aside, in a folder where one is named. What was set aside already moves there.',
    params: favorite,
    body: z._default(z.object({ category_id: z.optional(id) }), {}),
    answer: done,
  }),
  release: schemas({
    summary: 'Puts back what was set aside. Done also when it was not, and when that is gone.',
    params: favorite,
    answer: done,
  }),
};
