import * as z from 'zod/mini';
import {
  chosenTags,
  newPost,
  postFacts,
  postTags,
  postTitle,
  postWords,
  wholePost,
} from '../community/post.contract.ts';
import { done, id, paged, paging, typedText, withFallback } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';

const issueFacts = {
  title: z.string(),
  /** Stands above all others. */
  is_pinned: z.boolean(),
  /** Chosen by the school as worth reading. */
  is_digest: z.boolean(),
  views_count: z.number(),
  comments_count: z.number(),
  ...postTags,
};

const card = z.object({ ...postFacts, ...issueFacts });

/** Topics that people talk about; what is said to them are comments. */
export const issuesContract = {
  list: schemas({
    summary: 'Topics, those that are pinned first, then the newest.',
    query: z.object({
      ...paging(16, 50),
      scene: withFallback(z.enum(['default', 'digest']), 'default'),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
    }),
    answer: paged(card),
  }),
  detail: schemas({
    summary: 'One topic.',
    params: z.object({ id }),
    answer: z.object({
      issue: z.object({
        ...wholePost,
        ...issueFacts,
        /** The caller may pin it and choose it for the digest. */
        may_mark: z.boolean(),
      }),
    }),
  }),
  store: schemas({
    summary: 'Begins a topic.',
    body: z.object({ ...newPost, ...chosenTags, title: postTitle }),
    answer: z.object({ id }),
  }),
  update: schemas({
    summary: "Changes one's own topic; what it said before is kept.",
    params: z.object({ id }),
    body: z.object({ ...postWords, ...chosenTags, title: postTitle }),
    answer: done,
  }),
  remove: schemas({ summary: "Deletes one's own topic.", params: z.object({ id }), answer: done }),
  restore: schemas({ summary: 'Takes back that it was deleted.', params: z.object({ id }), answer: done }),
  mark: schemas({
    summary: 'Pins a topic, or chooses it for the digest, or takes that back. What is left out stays.',
    params: z.object({ id }),
    body: z.object({ is_pinned: z.optional(z.boolean()), is_digest: z.optional(z.boolean()) }),
    answer: done,
  }),
  mine: schemas({
    summary: 'Topics of the signed-in user, the newest first.',
    query: z.object(paging(16, 50)),
    answer: paged(card),
  }),
};
