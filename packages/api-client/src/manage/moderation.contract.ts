import * as z from 'zod/mini';
import { postLimits, postReportReasons } from '../community/community.rules.ts';
import { postAuthor, postVersionFields, postVisibility } from '../community/post.contract.ts';
import { done, id, instant, paged, paging, requiredText, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

const postType = z.enum(['problem', 'solution', 'issue', 'doubt', 'doubt_answer', 'comment']);

/** Posts that wait for a moderator: held because of a word, reported, or hidden by one. */
export const manageModerationContract = {
  list: schemas({
    summary: 'Posts that wait, or those that are hidden; the oldest first.',
    query: z.object({ ...paging(20, 50), state: z._default(z.enum(['waiting', 'hidden']), 'waiting') }),
    answer: paged(
      z.object({
        type: postType,
        id,
        /** What stands over it; of an answer, over what it answers. */
        title: z.string(),
        excerpt: z.string(),
        /** The problem or doubt that it is read under, or what a comment is about. */
        parent_id: id,
        /** Of a comment, the type of what it is about; null for all else. */
        target_type: z.optional(z.nullable(z.string())),
        visibility: postVisibility,
        /** Because of which it is held; empty without one. */
        held_word: z.string(),
        user: postAuthor,
        created_at: instant,
        /** Those that are open. */
        reports: z.array(
          z.object({ reason: z.enum(postReportReasons), words: z.string(), created_at: instant }),
        ),
      }),
    ),
  }),
  decide: schemas({
    summary:
      'Lets a post be seen, or hides it, and closes all reports on it. Code 1 when somebody has decided meanwhile, or when it is one’s own.',
    params: z.object({ type: postType, id }),
    body: z.object({
      decision: z.enum(['show', 'hide']),
      /** Sent to its author as a message; empty for none. */
      warning: z._default(typedText(200), ''),
    }),
    answer: done,
  }),
  remove: schemas({
    summary: 'Deletes a post, and closes all reports on it.',
    params: z.object({ type: postType, id }),
    answer: done,
  }),
  versions: schemas({
    summary:
      'What a post or comment said before it was changed, the latest first; 50 at most. What is hidden of it is told here alone.',
    params: z.object({ type: postType, id }),
    answer: z.object({
      data: z.array(
        z.object({
          ...postVersionFields,
          is_hidden: z.boolean(),
          /** Who has hidden it, or shown it again, at last; null where nobody has. */
          decision: z.nullable(z.object({ user: postAuthor, reason: z.string(), created_at: instant })),
        }),
      ),
    }),
  }),
  decideVersion: schemas({
    summary:
      'Hides a version from the history and from messages that quote it, or shows it again. What a post says now is no version: hide the post, or have it edited. Code 1 when somebody has decided meanwhile, or when it is one’s own.',
    params: z.object({ type: postType, id, version_id: id }),
    body: z.object({
      decision: z.enum(['show', 'hide']),
      /** For the log: nobody else is told. */
      reason: requiredText(postLimits.versionReason),
    }),
    answer: done,
  }),
};
