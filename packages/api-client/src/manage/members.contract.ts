import * as z from 'zod/mini';
import { commentedTypes } from '../comments/comments.rules.ts';
import { id, instant, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { mobile } from '../session/session.fields.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const status = z.enum(['active', 'locked']);

/** What a member has of goods, and their terms of membership; what ended and was taken back too. */
const grant = z.object({
  /** Its own, which `grants.update` takes. */
  grant_id: id,
  /** That of the goods; `membership` for a term, whose goods are its plan. */
  type: z.string(),
  id,
  /** Empty when the goods are gone. */
  title: z.string(),
  source: z.enum(['bought', 'given', 'code', 'teacher', 'trial']),
  starts_at: instant,
  /** Null: it stays. */
  ends_at: z.nullable(instant),
  revoked_at: z.nullable(instant),
  order_id: z.nullable(z.string()),
});

const order = z.object({
  order_id: z.string(),
  goods_name: z.string(),
  /** Whole yuan. */
  charge: z.number(),
  /** 1 not paid, 5 handed to a way of paying, 9 paid, 7 cancelled. */
  status: z.union([z.literal(1), z.literal(5), z.literal(9), z.literal(7)]),
  created_at: instant,
  paid_at: z.nullable(instant),
});

const comment = z.object({
  id,
  target_type: z.enum(commentedTypes),
  target_id: id,
  /** Of the article; empty for a recording, and when it is gone. */
  target_title: z.string(),
  /** Its first 200 characters, as typed. */
  content: z.string(),
  created_at: instant,
});

/** Without line breaks and what else nobody sees. */
const tag = requiredText(manageLimits.tag).check(z.regex(/^[^\p{C}]*$/u));

/** A membership that nobody has paid for, of which a person has one at a time. */
const givenMembership = z.nullable(z.object({ plan_id: id, until: instant }));

const device = z.object({ user_agent: z.string(), created_at: instant, last_used_at: instant });

const whole = resourceContract({
  noun: 'members',
  row: {
    nick_name: z.string(),
    avatar: z.string(),
    /** `138****8888`, and whole to who holds `data.user.mobile`; empty while none is bound. */
    mobile: z.string(),
    role: z.nullable(z.object({ id, name: z.string() })),
    /** The membership that runs. */
    membership: z.nullable(z.object({ name: z.string(), expired_at: instant })),
    /** Nobody signs in to a locked account. */
    status,
    /** Words by which the school sorts its people; they never see them themselves. */
    tags: z.array(z.string()),
    created_at: instant,
  },
  whole: {
    /** For who looks after members; they never see it themselves. */
    remark: z.string(),
    /** The latest, which may be over. */
    given_membership: givenMembership,
    comments_count: z.number(),
    orders_count: z.number(),
    /** The latest 50, as the three below. */
    orders: z.array(order),
    comments: z.array(comment),
    grants: z.array(grant),
    /** Where they are signed in, the latest used first. */
    devices: z.array(device),
  },
  draft: {
    /** Nobody gives a role that may more than they may, nor takes one: code 403. Their own stays: code 1. */
    role_id: id,
    /** Locking ends all their sessions. */
    status,
    remark: typedText(manageLimits.remark),
    tags: z.array(tag).check(z.maxLength(manageLimits.tags)),
    /**
     * For who holds `member.membership`: code 403 otherwise. It follows what was bought, and must last longer: code 1. Null, or what
     * is past, takes it back. Once something was bought to follow it, it stays: code 1.
     */
    given_membership: givenMembership,
  },
  filters: {
    role_id: z.optional(id),
    status: z.optional(status),
    membership: z.optional(z.enum(['running', 'none'])),
    /** Whole. */
    tag: z.optional(typedText(manageLimits.tag)),
    /** Whole, as `keywords` may be one too, and for who holds `data.user.mobile`: code 403 otherwise. */
    mobile: z.optional(mobile),
    created_from: z.optional(instant),
    /** Up to this moment, without it. */
    created_to: z.optional(instant),
  },
  sorts: ['created_at', 'nick_name'],
});

/** All calls that a resource could have, to type the kits. */
export type MembersResource = typeof whole;

const { list, find, exportRows, update, updateMany } = whole;

export const manageMembersContract = {
  list,
  find,
  exportRows,
  update,
  updateMany,
  tags: schemas({
    summary: 'The tags that members have, the most frequent 100.',
    answer: z.object({ data: z.array(z.object({ tag: z.string(), count: z.number() })) }),
  }),
  plans: schemas({
    summary: 'The memberships that can be given, in their order; those too that are not for sale any more.',
    answer: z.object({ data: z.array(z.object({ id, name: z.string(), expire_days: z.number() })) }),
  }),
  sendPasswordCode: schemas({
    summary:
      'Sends the person a code, by which they set a new password themselves. Code 1 when they have no number or are locked, 429 when it is too early.',
    params: z.object({ id }),
    /** Masked. */
    answer: z.object({ mobile: z.string() }),
  }),
};
