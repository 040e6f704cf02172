import * as z from 'zod/mini';
import { done, id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

/** 0: the signed-in user does not follow them; 1: follows them; 2: each follows the other. */
const status = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const person = z.object({
  id,
  uuid: z.string(),
  avatar: z.string(),
  nick_name: z.string(),
  about: z.string(),
});

const list = z.object({ user: person, status, created_at: instant });

const workType = z.enum(['article', 'note', 'problem', 'solution', 'course']);

const params = z.object({ id });

export const followsContract = {
  followings: schemas({
    summary: 'Whom the signed-in user follows, the latest first.',
    query: z.object(paging(20, 50)),
    answer: paged(list),
  }),
  followers: schemas({
    summary: 'Who follows the signed-in user, the latest first.',
    query: z.object(paging(20, 50)),
    answer: paged(list),
  }),
  profile: schemas({
    summary: 'What anyone may know of a person.',
    params,
    answer: z.extend(person, {
      followers_count: z.number(),
      followings_count: z.number(),
      /** As seen by the signed-in user; 0 for themselves. */
      status,
      /** The signed-in user does not want to hear of them. Nobody is told whether others block them. */
      is_blocked: z.boolean(),
      is_self: z.boolean(),
      created_at: instant,
    }),
  }),
  works: schemas({
    summary:
      'What a person has published of one kind, the latest first: articles, courses that they teach, questions, answers, notes. Nothing that is hidden, private or waits.',
    params,
    query: z.object({ ...paging(10, 50), type: workType }),
    answer: paged(
      z.object({
        type: workType,
        id,
        /** Of the question, for an answer; may be empty for a note. */
        title: z.string(),
        /** Its first words, or what it says of itself. */
        excerpt: z.string(),
        created_at: instant,
      }),
    ),
  }),
  follow: schemas({
    summary: 'Follows a person and tells them. Doing so twice changes nothing.',
    params,
    answer: z.object({ status }),
  }),
  unfollow: schemas({
    summary: 'Follows a person no more.',
    params,
    answer: z.object({ status }),
  }),
  block: schemas({
    summary:
      'Blocks a person: what they do tells the signed-in user nothing, who follows them no more and does not see them follow. They are not told.',
    params,
    answer: done,
  }),
  unblock: schemas({
    summary: 'Blocks a person no more.',
    params,
    answer: done,
  }),
};
