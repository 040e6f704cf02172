import * as z from 'zod/mini';
import { postLimits } from '../community/community.rules.ts';
import {
  chosenTags,
  newPost,
  postFacts,
  postTags,
  postTitle,
  postWords,
  wholePost,
} from '../community/post.contract.ts';
import { done, id, instant, paged, paging, requiredText, typedText, withFallback } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { longestKeywords } from '../search/search.rules.ts';

const category = z.object({ id, name: z.string() });

const problemFacts = {
  title: z.string(),
  category,
  /** Credits that the author of the accepted solution gets; 0 for none. */
  bounty: z.number(),
  is_solved: z.boolean(),
  solutions_count: z.number(),
  views_count: z.number(),
  /** When the newest solution was written; null without any. */
  last_solution_at: z.nullable(instant),
  ...postTags,
};

const card = z.object({ ...postFacts, ...problemFacts });

const problem = z.object({
  ...wholePost,
  ...problemFacts,
  accepted_solution_id: z.nullable(id),
  /** The problem that says the same, and to which this one's address leads. */
  merged_into_id: z.nullable(id),
  /** The caller may accept a solution. */
  may_accept: z.boolean(),
  /** The caller may answer: it is not theirs, and they have not yet. */
  may_answer: z.boolean(),
  /** The caller may lead a duplicate to another problem. */
  may_merge: z.boolean(),
});

const solution = z.object({
  ...wholePost,
  problem_id: id,
  is_accepted: z.boolean(),
  comments_count: z.number(),
});

const bounty = z._default(z.number().check(z.int(), z.minimum(0), z.maximum(postLimits.bounty)), 0);

/** Questions that people ask each other, and their solutions. Somebody else's post that is not seen is answered as one that is not there. */
export const problemsContract = {
  list: schemas({
    summary: 'Problems by scene, category and words, the newest first.',
    query: z.object({
      ...paging(16, 50),
      /** `last_answer`: those with solutions, the latest solution first. */
      scene: withFallback(z.enum(['default', 'solved', 'unsolved', 'last_answer']), 'default'),
      category_id: z.optional(id),
      /** Part of a title. */
      keywords: z.optional(typedText(longestKeywords)),
    }),
    answer: z.object({ data: paged(card), categories: z.array(category) }),
  }),
  form: schemas({
    summary: 'What somebody who asks chooses from: the categories, and how many credits they have.',
    answer: z.object({ categories: z.array(category), credits: z.number() }),
  }),
  similar: schemas({
    summary: 'Problems that may ask the same as a title that is being typed, 5 at most.',
    query: z.object({ title: requiredText(postLimits.title) }),
    answer: z.object({
      data: z.array(z.object({ id, title: z.string(), is_solved: z.boolean(), solutions_count: z.number() })),
    }),
  }),
  detail: schemas({
    summary: 'One problem.',
    params: z.object({ id }),
    answer: z.object({ problem }),
  }),
  solutions: schemas({
    summary: 'The solutions of a problem: the accepted one first, then the most liked or the newest.',
    params: z.object({ id }),
    query: z.object({ ...paging(10, 50), sort: withFallback(z.enum(['likes', 'newest']), 'likes') }),
    answer: paged(solution),
  }),
  solution: schemas({
    summary: 'One solution with the problem that it answers.',
    params: z.object({ id }),
    answer: z.object({ solution, problem: z.object({ id, title: z.string(), may_accept: z.boolean() }) }),
  }),
  store: schemas({
    summary:
      'Asks. The bounty is taken from the credits of the signed-in user at once; code 1 when they have fewer.',
    body: z.object({ ...newPost, ...chosenTags, title: postTitle, category_id: id, bounty }),
    answer: z.object({ id }),
  }),
  update: schemas({
    summary: "Changes one's own problem; what it said before is kept. Its bounty stays.",
    params: z.object({ id }),
    body: z.object({ ...postWords, ...chosenTags, title: postTitle, category_id: id }),
    answer: done,
  }),
  remove: schemas({
    summary: "Deletes one's own problem. A bounty that nobody has got comes back.",
    params: z.object({ id }),
    answer: done,
  }),
  restore: schemas({
    summary: 'Takes back that it was deleted. Its bounty is taken again.',
    params: z.object({ id }),
    answer: done,
  }),
  answer: schemas({
    summary: "Answers somebody else's problem; each person has one solution.",
    params: z.object({ id }),
    body: z.object(newPost),
    answer: z.object({ id }),
  }),
  updateSolution: schemas({
    summary: "Changes one's own solution; what it said before is kept.",
    params: z.object({ id }),
    body: z.object(postWords),
    answer: done,
  }),
  removeSolution: schemas({
    summary: "Deletes one's own solution. When it was accepted, the bounty goes back to the problem.",
    params: z.object({ id }),
    answer: done,
  }),
  restoreSolution: schemas({
    summary: 'Takes back that it was deleted. It is not accepted again.',
    params: z.object({ id }),
    answer: done,
  }),
  accept: schemas({
    summary:
      'Accepts a solution of one’s own problem in place of the one before, or none; the bounty moves with it in one booking.',
    params: z.object({ id }),
    body: z.object({ solution_id: z.nullable(id) }),
    answer: done,
  }),
  merge: schemas({
    summary:
      'Leads a duplicate to the problem that says the same: its solutions go along, its bounty comes back.',
    params: z.object({ id }),
    body: z.object({ into_id: id }),
    answer: done,
  }),
  mine: schemas({
    summary: 'Problems of the signed-in user, the newest first.',
    query: z.object(paging(16, 50)),
    answer: paged(card),
  }),
  mySolutions: schemas({
    summary: 'Solutions of the signed-in user, the newest first, with what they answer.',
    query: z.object(paging(16, 50)),
    answer: paged(
      z.object({
        ...postFacts,
        is_accepted: z.boolean(),
        problem: z.object({ id, title: z.string(), bounty: z.number() }),
      }),
    ),
  }),
};
