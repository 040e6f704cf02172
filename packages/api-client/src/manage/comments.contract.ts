import * as z from 'zod/mini';
import { commentedTypes, reportReasons } from '../comments/comments.rules.ts';
import { id, instant } from '../http/fields.ts';
import { resourceContract } from './resource.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });

const targetType = z.enum(commentedTypes);

/** `open` until somebody has settled what was reported; a further report opens it again. */
const settling = z.enum(['open', 'settled']);

const report = z.object({
  id,
  reason: z.enum(reportReasons),
  /** Plain text; mostly empty. */
  words: z.string(),
  /** Null when the account is gone. */
  user: z.nullable(person),
  created_at: instant,
});

const whole = resourceContract({
  noun: 'comments and replies, with what was reported of them',
  row: {
    /** Plain text, as typed. */
    content: z.string(),
    /** What it is about. The title is empty when that is gone. */
    target: z.object({ type: targetType, id, title: z.string() }),
    /** The comment that this reply stands under; null for a comment. */
    parent_id: z.nullable(id),
    /** Null when the account is gone. */
    user: z.nullable(person),
    is_hidden: z.boolean(),
    report_status: z.enum(['none', 'open', 'settled']),
    reports_count: z.number(),
    /** Replies that readers see. */
    children_count: z.number(),
    created_at: instant,
  },
  whole: {
    /** The latest 50. */
    reports: z.array(report),
  },
  draft: {
    /** Hidden, nobody reads it any more; its replies stay. */
    is_hidden: z.boolean(),
    /** Without a report it stays `none`. */
    report_status: settling,
  },
  filters: {
    state: z.optional(z.enum(['shown', 'hidden'])),
    report_status: z.optional(settling),
    target_type: z.optional(targetType),
    target_id: z.optional(id),
    user_id: z.optional(id),
    created_from: z.optional(instant),
    /** Up to this moment, without it. */
    created_to: z.optional(instant),
  },
  sorts: ['created_at', 'reports_count'],
});

/** All calls that a resource could have, to type the kits. */
export type CommentsResource = typeof whole;

const { list, find, exportRows, update, updateMany, remove, removeMany } = whole;

export const manageCommentsContract = { list, find, exportRows, update, updateMany, remove, removeMany };
