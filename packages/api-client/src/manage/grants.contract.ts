import * as z from 'zod/mini';
import { id, instant } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { changed, resourceContract } from './resource.contract.ts';

/** What can be given by hand: not memberships, which a member's own form gives. */
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

const source = z.enum(['bought', 'given', 'code', 'teacher', 'trial']);
const state = z.enum(['opens', 'not-yet', 'ended', 'revoked']);

const whole = resourceContract({
  noun: 'what belongs to whom, and terms of membership',
  row: {
    user: z.object({ id, nick_name: z.string(), avatar: z.string() }),
    /** `membership` for a term, whose id is that of its plan. The title is empty when they are gone. */
    goods: z.object({ type: z.string(), id, title: z.string() }),
    source,
    state,
    starts_at: instant,
    /** Null: it stays. */
    ends_at: z.nullable(instant),
    revoked_at: z.nullable(instant),
    /** The number of the order that paid for it; null for what was not bought. */
    order_id: z.nullable(z.string()),
    created_at: instant,
  },
  whole: {},
  draft: {
    /** Taken back, or let stand again. Money goes back by a refund alone. Terms of membership are changed with their member: code 1. */
    is_revoked: z.boolean(),
    /** Null: it stays. Not before it begins: code 1. */
    ends_at: z.nullable(instant),
  },
  filters: {
    user_id: z.optional(id),
    goods_type: z.optional(goodsType),
    goods_id: z.optional(id),
    source: z.optional(source),
    state: z.optional(state),
  },
  sorts: ['created_at', 'ends_at'],
});

/** All calls that a resource could have, to type the kits. */
export type GrantsResource = typeof whole;

const { list, find, exportRows, update, updateMany } = whole;

/** Who looks after their own goods sees and gives those alone. */
export const manageGrantsContract = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  give: schemas({
    summary:
      'Gives a person something, drafts too. Code 404 when the person is not there; code 1 when the goods are not, or the person has them to stay already.',
    params: z.object({ id }),
    body: z.object({
      goods_type: goodsType,
      goods_id: id,
      /** Null: it stays. */
      ends_at: z._default(z.nullable(instant), null),
    }),
    answer: z.extend(changed, { id }),
  }),
};
