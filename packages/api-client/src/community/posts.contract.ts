import * as z from 'zod/mini';
import { mentionLimits } from '../comments/comments.rules.ts';
import { done, id, optionalChoice, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { postLimits, postReportReasons } from './community.rules.ts';
import { postVersionFields } from './post.contract.ts';

const post = z.object({ type: z.enum(['problem', 'solution', 'issue', 'doubt', 'doubt_answer']), id });

/** What holds for all that people post. */
export const postsContract = {
  versions: schemas({
    summary: 'What a post that one may read said before it was changed, the latest first; 50 at most.',
    params: post,
    answer: z.object({
      data: z.array(
        z.object({
          ...postVersionFields,
          /** A moderator has hidden it: title and content are empty. Servers before this left it out altogether. */
          is_hidden: z.optional(z.boolean()),
        }),
      ),
    }),
  }),
  people: schemas({
    summary:
      'Who can be named by `@` in a post: those of the conversation, then whom the person follows, then whose name begins so. Nobody blocked.',
    query: z.object({
      keywords: z._default(typedText(mentionLimits.keywords), ''),
      /** With `id`: what an answer is written to, or the post that is changed. */
      type: optionalChoice(z.enum(['problem', 'issue', 'doubt'])),
      id: z.optional(id),
    }),
    answer: z.array(z.object({ id, avatar: z.string(), nick_name: z.string() })),
  }),
  tags: schemas({
    summary: 'The tags that a post can carry, by category in their order.',
    answer: z.object({
      data: z.array(z.object({ id, name: z.string(), category: z.object({ id, name: z.string() }) })),
    }),
  }),
  picture: schemas({
    summary:
      'Stores a picture for a post, sent as the `file` of a form, and answers its address. Code 1 when its content is no picture of a known type, or it is too large.',
    body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob) }),
    answer: z.object({ url: z.string(), width: z.number(), height: z.number() }),
  }),
  report: schemas({
    summary: "Tells moderators about somebody else's post. Code 1 when the caller has reported it already.",
    params: post,
    body: z.object({
      reason: z.enum(postReportReasons),
      words: z._default(typedText(postLimits.reportWords), ''),
    }),
    answer: done,
  }),
};
