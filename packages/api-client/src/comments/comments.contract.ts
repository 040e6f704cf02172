import * as z from 'zod/mini';
import { schemas } from '../http/schemas.ts';
import { done, id, instant, paged, paging, requiredText, typedText, withFallback } from '../http/fields.ts';
import {
  commentedTypeAliases,
  commentedTypeOf,
  commentedTypes,
  commentLimits,
  longestReportWords,
  mentionLimits,
  reportReasons,
} from './comments.rules.ts';

/** The server answers 404 for an unknown target. */
const commentTarget = z.object({
  type: z.pipe(
    z.enum([...commentedTypes, ...commentedTypeAliases]),
    z.transform((type) => commentedTypeOf(type)),
  ),
  id,
});

/** Seconds into the recording that it is about; null for the whole. Servers that know no times leave it out. */
const atSeconds = z.optional(z.nullable(z.number()));

/** The paragraph of the article that it is about, from 0; null for the whole. Servers that know no paragraphs leave it out. */
const paragraph = z.optional(z.nullable(z.number()));

/** When its author last changed the words; null while they are the first. Servers that know no changes leave it out. */
const editedAt = z.optional(z.nullable(instant));

/** It waits for a moderator because of a word: nobody sees it yet. Servers that hold nothing leave it out. */
const isWaiting = z.optional(z.boolean());

/** The reader has blocked who wrote it. Servers that know no blocks leave it out. */
const isBlocked = z.optional(z.boolean());

/** Who is mentioned by `@`. Servers that know no mentions leave it out. */
const mentions = z.optional(
  z.array(
    z.object({
      user_id: id,
      /** As the words have it, behind `@`. */
      name: z.string(),
      /** What they are called by now; null when the account is gone. */
      nick_name: z.nullable(z.string()),
    }),
  ),
);

/** Who is meant by which name of the words. Left out, nobody is; names that the words do not have are dropped. */
const mentioned = z.optional(
  z
    .array(z.object({ id, name: z.string().check(z.minLength(1), z.maxLength(100)) }))
    .check(z.maxLength(mentionLimits.people)),
);

/** Which comments come first. */
const sort = withFallback(z.enum(['newest', 'oldest']), 'newest');

/** As a path takes it: the newest hundred that a page shows at once. */
const idList = z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,99}$/));

const commentAuthor = z.object({ id, avatar: z.string(), nick_name: z.string() });

const comment = z.object({
  id,
  /** 0 for a top-level comment. */
  parent_id: z.number(),
  /** HTML. Sanitise before rendering, whatever server it came from. */
  content: z.string(),
  children_count: z.number(),
  /** The comment that this one answers; 0 when it answers none. */
  reply_id: z.number(),
  reply_comment: z.nullable(z.string()),
  reply_user: z.nullable(z.string()),
  reply_user_id: z.number(),
  created_at: instant,
  /** May be missing in the answer's `users` when the account is gone; 0 for what was removed. */
  user_id: z.number(),
  at_seconds: atSeconds,
  paragraph,
  edited_at: editedAt,
  is_blocked: isBlocked,
  mentions,
  /** It was removed and stays for its replies alone, without text and author. Servers that keep no such place leave it out. */
  is_removed: z.optional(z.boolean()),
  is_waiting: isWaiting,
});

const reply = z.object({
  id,
  parent_id: z.number(),
  /** HTML. Sanitise before rendering, whatever server it came from. */
  content: z.string(),
  created_at: instant,
  /** Null when the account is gone. */
  user: z.nullable(z.object({ avatar: z.string(), nick_name: z.string() })),
  /** Who wrote it, as `user_id` of a comment. Servers that do not tell leave it out. */
  user_id: z.optional(id),
  edited_at: editedAt,
  is_blocked: isBlocked,
  mentions,
  is_waiting: isWaiting,
  /** Whom it answers, as a name or as a user; null when it answers the top-level comment itself or the account is gone. */
  reply: z.nullable(z.union([z.string(), z.object({ nick_name: z.string() })])),
});

export const commentsContract = {
  list: schemas({
    summary: 'Top-level comments, newest first unless sorted otherwise, with the people who wrote them.',
    params: commentTarget,
    query: z.object({ ...paging(10), sort }),
    answer: z.object({
      /** Keyed by user id. */
      users: z.record(z.string(), commentAuthor),
      comments: paged(comment),
    }),
  }),
  answers: schemas({
    summary: 'Replies under one top-level comment, newest first.',
    params: z.object({ id }),
    query: z.object({ ...paging(10), parent_id: z.optional(id) }),
    answer: z.array(reply),
  }),
  people: schemas({
    summary:
      'Who can be named by `@`: those of the thread, then whom the person follows, then whose name begins so. Nobody blocked.',
    params: commentTarget,
    query: z.object({ keywords: z._default(typedText(mentionLimits.keywords), '') }),
    answer: z.array(commentAuthor),
  }),
  counts: schemas({
    summary: 'How many top-level comments up to a hundred targets have, for lists that show a number.',
    params: z.object({ type: commentTarget.shape.type }),
    /** Ids with commas between. */
    query: z.object({ ids: idList }),
    /** Keyed by id. What has no comments, or is not there, has 0. */
    answer: z.object({ counts: z.record(z.string(), z.number()) }),
  }),
  place: schemas({
    summary: 'Where a comment or reply stands, for a link that leads to it. Code 404 when it is gone.',
    params: z.object({ ...commentTarget.shape, comment_id: id }),
    query: z.object({ sort }),
    answer: z.object({
      /** The top-level comment: the one asked for, or the one that it stands under. */
      comment_id: id,
      /** Top-level comments before it. */
      before: z.number(),
      /** Replies before it, newest first; null for a top-level comment. */
      replies_before: z.nullable(z.number()),
    }),
  }),
  submit: schemas({
    summary: 'Posts a comment, or with parent_id and reply_id a reply.',
    params: commentTarget,
    body: z.object({
      /** Plain text as typed; the server answers it as HTML. */
      content: requiredText(commentLimits.content),
      parent_id: z.optional(id),
      reply_id: z.optional(id),
      mentions: mentioned,
      /** The moment of the recording that it is about, in whole seconds. */
      at_seconds: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(commentLimits.atSeconds))),
      /** The paragraph of the article that it is about, from 0. Of an article alone, and of no reply. */
      paragraph: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(commentLimits.paragraph))),
    }),
    /**
     * `comment_id` for a top-level comment; for a reply `parent_id`, which holds the reply's own id. Beside it the row as
     * `list` and `answers` have it; servers that answer the id alone leave it out.
     */
    answer: z.union([
      z.object({ comment_id: id, comment: z.optional(comment) }),
      z.object({ parent_id: id, reply: z.optional(reply) }),
    ]),
  }),
  removeOwn: schemas({
    summary:
      "Deletes a comment or reply of one's own, for good after ten minutes. Code 403 for another's, 404 when it is gone.",
    params: z.object({ id }),
    answer: done,
  }),
  restoreOwn: schemas({
    summary:
      "Brings back what one has deleted within ten minutes. Code 404 for another's, and when it is too late.",
    params: z.object({ id }),
    answer: done,
  }),
  words: schemas({
    summary: "A comment or reply of one's own as it was typed. Code 403 for another's, 404 when it is gone.",
    params: z.object({ id }),
    answer: z.object({ content: z.string() }),
  }),
  edit: schemas({
    summary:
      "Changes the words of a comment or reply of one's own, within an hour. Code 403 for another's, 404 when it is gone, 409 after the hour.",
    params: z.object({ id }),
    body: z.object({
      /** Plain text as typed, as `submit` takes it. */
      content: requiredText(commentLimits.content),
      mentions: mentioned,
    }),
    answer: z.object({
      mentions,
      is_waiting: isWaiting,
      /** HTML. Sanitise before rendering, whatever server it came from. */
      content: z.string(),
      /** Null when the words are the same as before. */
      edited_at: z.nullable(instant),
    }),
  }),
  report: schemas({
    summary:
      'Reports a comment or reply of somebody else. Code 1 when one has reported it already, or wrote it.',
    params: z.object({ id }),
    body: z.object({
      reason: z.enum(reportReasons),
      /** What the person adds, as plain text. */
      words: z._default(typedText(longestReportWords), ''),
    }),
    answer: done,
  }),
};
