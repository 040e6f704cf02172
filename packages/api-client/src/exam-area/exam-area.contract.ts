import * as z from 'zod/mini';
import { points } from '../exams/questions.contract.ts';
import { id, instant, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { gradedReply, practicedQuestion, practiceReply } from '../practice/practiced-question.contract.ts';

/** Where a question is met that is in no practice. */
const from = z.enum(['wrongbook', 'collection', 'questionbank']);

const joined = z.object({
  paper: z.object({ id, title: z.string(), question_count: z.number(), pass_score: points }),
  /** The best one; null while none is marked. Attempts that wait for another running attempt do not count. */
  max_score: z.nullable(points),
  latest_at: instant,
});

/** What concerns all parts of the exam area. */
export const examAreaContract = {
  stats: schemas({
    summary:
      'How much there is of each part, and how much of it is the signed-in user’s. 0 for what is closed.',
    answer: z.object({
      papers_count: z.number(),
      mock_papers_count: z.number(),
      practices_count: z.number(),
      practice_chapters_count: z.number(),
      wrong_book_count: z.number(),
      wrong_book_due_count: z.number(),
      collection_count: z.number(),
    }),
  }),
  question: schemas({
    summary: 'One question of the wrong book, the collection or the bank.',
    params: z.object({ id }),
    query: z.object({ from }),
    answer: z.object({ question: practicedQuestion }),
  }),
  answer: schemas({
    summary: 'Grades an answer to it and tells what is right. A repetition tells the same.',
    params: z.object({ id }),
    body: z.extend(practiceReply, { from }),
    answer: gradedReply,
  }),
  joinedPapers: schemas({
    summary: 'Papers that the signed-in user has begun, the latest first.',
    query: z.object(paging(10)),
    answer: paged(joined),
  }),
  joinedMockPapers: schemas({
    summary: 'Mock papers that the signed-in user has begun, the latest first.',
    query: z.object(paging(10)),
    answer: paged(joined),
  }),
  joinedPractices: schemas({
    summary: 'Practices in which the signed-in user has answered something, the latest first.',
    query: z.object(paging(10)),
    answer: paged(
      z.object({
        practice: z.object({ id, name: z.string(), question_count: z.number() }),
        /** Questions that were answered. */
        submit_count: z.number(),
        latest_at: instant,
      }),
    ),
  }),
};
