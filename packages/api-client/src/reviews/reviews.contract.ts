import * as z from 'zod/mini';
import { id, instant, optionalChoice, paged, paging, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { reviewLimits } from './reviews.rules.ts';

/** What a review may be of. */
export const reviewedType = z.enum(['course', 'combo']);

const stars = z.number().check(z.int(), z.minimum(1), z.maximum(5));

/** 1 to 5, to a tenth. */
const mean = z.number().check(z.minimum(0), z.maximum(5));

const draft = {
  /** Useful. */
  rating1: stars,
  /** Easy to follow. */
  rating2: stars,
  /** Clear. */
  rating3: stars,
  content: typedText(reviewLimits.longest).check(z.minLength(reviewLimits.shortest)),
  /** Others do not see who has written it. */
  is_anonymous: z._default(z.boolean(), false),
};

const review = z.object({
  id,
  /** Null for who is anonymous, and when the account is gone. */
  user: z.nullable(z.object({ id, nick_name: z.string(), avatar: z.string() })),
  is_anonymous: z.boolean(),
  /** Of the three the mean. */
  rating: mean,
  rating1: stars,
  rating2: stars,
  rating3: stars,
  /** Plain text. */
  content: z.string(),
  created_at: instant,
  /** Null when it was never changed. */
  edited_at: z.nullable(instant),
  /** Of the teacher; null when there is none. */
  reply: z.nullable(z.object({ content: z.string(), created_at: instant })),
});

const own = z.extend(review, {
  /** `rejected`: nobody else sees it. */
  state: z.enum(['pending', 'approved', 'rejected']),
  /** Until when it can be changed. */
  changeable_until: instant,
});

const params = z.object({ type: reviewedType, id });

/** What people who have studied something say of it. */
export const reviewsContract = {
  list: schemas({
    summary: 'The reviews of something, newest first, with the spread of its ratings and the viewer’s own.',
    params,
    query: z.object({
      ...paging(10, 50),
      /** Those of so many stars, rounded. All when left out. */
      stars: optionalChoice(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(5))),
    }),
    answer: z.object({
      data: paged(review),
      summary: z.object({
        /** Of all its reviews; 0 where there is none. */
        rating: mean,
        rating1: mean,
        rating2: mean,
        rating3: mean,
        count: z.number(),
        /** How many have 1, 2, 3, 4 and 5 stars, rounded. */
        spread: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
      }),
      /** Null for visitors and who has written none. */
      mine: z.nullable(own),
      /** Whether the viewer may write one: they have it, have studied enough of it, and have not yet. */
      may: z.enum(['yes', 'signed-out', 'not-theirs', 'too-early', 'written']),
      /** How much the viewer has studied, in whole per cent. */
      progress: z.number(),
    }),
  }),
  store: schemas({
    summary:
      'Writes a review. Code 1 for who does not have it, has studied too little of it, or has written one already.',
    params,
    body: z.object(draft),
    answer: own,
  }),
  update: schemas({
    summary: 'Changes one’s own review, within an hour. Code 1 afterwards.',
    params: z.object({ id }),
    body: z.object(draft),
    answer: own,
  }),
};
