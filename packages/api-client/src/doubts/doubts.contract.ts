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
import { done, id, instant, paged, paging, withFallback } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

const doubtFacts = {
  title: z.string(),
  /** All learners may read it; otherwise only its author, those who teach the lesson and moderators. */
  is_public: z.boolean(),
  /** The lesson it is about; null for a question, and when that is gone. */
  video: z.nullable(z.object({ id, title: z.string() })),
  /** The course of the lesson; null for a video by itself. */
  course: z.nullable(z.object({ id, title: z.string() })),
  /** The moment of the lesson; null for the whole. */
  second: z.nullable(z.number()),
  /** The question of an exam or a practice it is about, called by its stem as plain text; null for a lesson. */
  question: z.nullable(z.object({ id, title: z.string() })),
  status: z.enum(['waiting', 'promised', 'answered', 'closed']),
  /** When a teacher has promised to answer by; null without a promise. */
  promised_at: z.nullable(instant),
  /** The promised time has passed without an answer. */
  is_overdue: z.boolean(),
  /** Answers that are seen. */
  answers_count: z.number(),
  comments_count: z.number(),
  ...postTags,
};

const card = z.object({ ...postFacts, ...doubtFacts });

const answer = z.object({
  ...postFacts,
  /** HTML. Sanitise before rendering. */
  content: z.string(),
  is_own: z.boolean(),
});

const of = { params: z.object({ id }) };

/** Questions about a lesson, or about a question of an exam or a practice, to those who teach it. */
export const doubtsContract = {
  list: schemas({
    summary:
      'Doubts that all may read, the newest first. Those about a question are listed with its `question_id` alone, for who has answered it and is not being examined in it.',
    query: z.object({
      ...paging(16, 50),
      scene: withFallback(z.enum(['default', 'waiting', 'answered']), 'default'),
      course_id: z.optional(z.coerce.number().check(z.int(), z.positive())),
      video_id: z.optional(z.coerce.number().check(z.int(), z.positive())),
      question_id: z.optional(id),
    }),
    answer: paged(card),
  }),
  detail: schemas({
    summary:
      'One doubt with its answers. A private one is there for its author, its teachers and moderators alone.',
    ...of,
    answer: z.object({
      doubt: z.object({
        ...wholePost,
        ...doubtFacts,
        /** HTML of the question's stem; null for a lesson. Sanitise before rendering. */
        stem: z.nullable(z.string()),
        /** The caller teaches what it is about. */
        may_answer: z.boolean(),
        /** The oldest first. */
        answers: z.array(answer),
      }),
    }),
  }),
  question: schemas({
    summary:
      'A question that the caller may ask about: code 404 for one that they have not answered, 1 while they are being examined in it.',
    params: z.object({ id }),
    answer: z.object({
      question: z.object({
        id,
        /** HTML. Sanitise before rendering. */
        stem: z.string(),
      }),
    }),
  }),
  store: schemas({
    summary:
      'Asks those who teach a lesson that is open to the caller, or a question that they have answered. Code 1 where nobody teaches it, and while they are being examined in it.',
    body: z.object({
      ...newPost,
      ...chosenTags,
      title: postTitle,
      /** What it is about: either a lesson or a question. */
      video_id: z.optional(z.nullable(id)),
      question_id: z.optional(z.nullable(id)),
      /** The course in which it is studied: one that holds the lesson is found without it. */
      course_id: z.optional(z.nullable(id)),
      second: z._default(z.nullable(z.int().check(z.minimum(0))), null),
      /** Can't be changed later: what hangs on it would have been told to others already. */
      is_public: z.boolean(),
    }),
    answer: z.object({ id }),
  }),
  update: schemas({
    summary: "Changes one's own doubt; what it said before is kept.",
    ...of,
    body: z.object({ ...postWords, ...chosenTags, title: postTitle }),
    answer: done,
  }),
  remove: schemas({ summary: "Deletes one's own doubt.", ...of, answer: done }),
  restore: schemas({ summary: 'Takes back that it was deleted.', ...of, answer: done }),
  settle: schemas({
    summary: "Closes one's own doubt, or opens it again.",
    ...of,
    body: z.object({ is_settled: z.boolean() }),
    answer: done,
  }),
  promise: schemas({
    summary: 'A teacher promises an answer within so many hours. Code 1 where it is answered or closed.',
    ...of,
    body: z.object({ hours: z.int().check(z.minimum(1), z.maximum(168)) }),
    answer: done,
  }),
  answer: schemas({
    summary: 'A teacher answers.',
    ...of,
    body: z.object(newPost),
    answer: z.object({ id }),
  }),
  updateAnswer: schemas({
    summary: "Changes one's own answer; what it said before is kept.",
    ...of,
    body: z.object(postWords),
    answer: done,
  }),
  removeAnswer: schemas({ summary: "Deletes one's own answer.", ...of, answer: done }),
  restoreAnswer: schemas({ summary: 'Takes back that an answer was deleted.', ...of, answer: done }),
  mine: schemas({
    summary:
      'Doubts of the signed-in user, the newest first; or those that they are asked, what waits longest first.',
    query: z.object({ ...paging(16, 50), scene: withFallback(z.enum(['asked', 'to-me']), 'asked') }),
    answer: paged(card),
  }),
};
