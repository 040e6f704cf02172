import * as z from 'zod/mini';
import { id, instant, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';

const goodsType = z.enum([
  'article',
  'anthology',
  'course',
  'video',
  'combo',
  'paper',
  'mock_paper',
  'practice',
]);

/** One thing that could open goods to a person. */
const ground = z.object({
  reason: z.enum(['free', 'owner', 'membership', 'bought', 'given', 'code', 'teacher', 'trial']),
  state: z.enum(['opens', 'absent', 'not-yet', 'ended', 'revoked']),
  /** Until when it opens, or when it ended or was taken back; null where it has no end. */
  until: z.nullable(instant),
  /** The number of the order that paid for it; null for what was not bought. */
  order_id: z.nullable(z.string()),
  /** The whole that it is a ground of; null where it is one of the goods themselves. */
  part_of: z.nullable(z.object({ type: goodsType, id, title: z.string() })),
});

export const manageEntitlementsContract = {
  explain: schemas({
    summary:
      'Why a person may see something or may not, line by line. Code 404 when one of the two is not there.',
    query: z.object({ user_id: id, type: goodsType, id }),
    answer: z.object({
      person: z.object({
        id,
        nick_name: z.string(),
        avatar: z.string(),
        /** Nobody signs in to a locked account: whatever opens, they see what a visitor sees. */
        is_locked: z.boolean(),
      }),
      goods: z.object({
        title: z.string(),
        /** Whole yuan. Null: it is not sold alone. */
        charge: z.nullable(z.number()),
        is_vip_free: z.boolean(),
        /** What is no more or not yet published, nobody sees on the site, whatever opens it. */
        is_published: z.boolean(),
      }),
      is_open: z.boolean(),
      /** Of several grounds that open the one that lasts longest. */
      reason: z.nullable(ground.shape.reason),
      /** Null while nothing ends it. */
      until: z.nullable(instant),
      /** What everybody may try of it: null where nothing is to try, and for whom it is open. */
      sample: z.nullable(
        z.object({
          kind: z.enum(['opening', 'seconds', 'lessons']),
          /** How many seconds or lessons; 1 for an opening. */
          amount: z.number(),
        }),
      ),
      /** All that was looked at, what does not open too. */
      grounds: z.array(ground),
    }),
  }),
  goods: schemas({
    summary:
      'What somebody may or may not see: courses, columns, videos, anthologies, papers and articles by a part of their title, drafts too, the latest of each.',
    query: z.object({ keywords: z._default(typedText(longestKeywords), '') }),
    answer: z.object({
      data: z.array(z.object({ type: goodsType, id, title: z.string(), is_published: z.boolean() })),
    }),
  }),
};
