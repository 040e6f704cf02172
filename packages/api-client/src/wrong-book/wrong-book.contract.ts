import * as z from 'zod/mini';
import { done, id, instant } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import {
  practicedQuestion,
  questionFilter,
  questionSet,
  questionStats,
  questionType,
} from '../practice/practiced-question.contract.ts';

/** What the signed-in user has answered wrong, one row for each question, and when it is due again. */
export const wrongBookContract = {
  index: schemas({
    summary:
      'How many questions there are by type and by category, how many are due, and how many came by day.',
    /** Narrows the categories. */
    query: z.object({ question_type: z.optional(questionType) }),
    answer: z.extend(questionStats, {
      due_count: z.number(),
      /** Of the last seven days: what was answered wrong for the last time on it. */
      data: z.array(z.object({ day: z.iso.date(), count: z.number() })),
    }),
  }),
  questions: schemas({
    summary:
      'The questions of a type and a category, the latest first; what is due, in the order of its time.',
    query: z.object({ ...questionFilter, due: z.optional(z.literal('1')) }),
    answer: z.extend(questionSet, {
      /** How often each was answered wrong, by question. */
      wrong_counts: z.record(z.string(), z.number()),
    }),
  }),
  print: schemas({
    summary:
      'The questions of a type and a category whole, with what makes them right, for paper: the latest first, two hundred at most. Of what stands in an attempt that runs nothing is told.',
    query: z.object(questionFilter),
    answer: z.object({
      data: z.array(
        z.object({ question: practicedQuestion, wrong_count: z.number(), last_wrong_at: instant }),
      ),
      /** How many there are in all. */
      total: z.number(),
    }),
  }),
  random: schemas({
    summary: 'At most twenty questions, whichever.',
    answer: questionSet,
  }),
  remove: schemas({
    summary: 'Takes a question out. A wrong answer after that puts it back.',
    params: z.object({ questionId: id }),
    answer: done,
  }),
};
