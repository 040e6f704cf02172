import * as z from 'zod/mini';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import {
  questionFilter,
  questionSet,
  questionStats,
  questionType,
} from '../practice/practiced-question.contract.ts';

/** 1 collected, 0 not. */
const status = z.union([z.literal(0), z.literal(1)]);

/** Questions that the signed-in user has collected. */
export const collectionContract = {
  status: schemas({
    summary: 'Whether a question is collected.',
    body: z.object({ question_id: id }),
    answer: z.object({ status }),
  }),
  statusMulti: schemas({
    summary: 'Which of some questions are collected.',
    body: z.object({ question_ids: z.array(id).check(z.maxLength(500)) }),
    /** By question. */
    answer: z.record(z.string(), status),
  }),
  action: schemas({
    summary: 'Collects a question that the signed-in user may see, or lets it go.',
    body: z.object({
      question_id: id,
      /** What it shall be; the other way round when left out. Safe to repeat where it is given. */
      status: z.optional(status),
    }),
    answer: z.object({ status }),
  }),
  stats: schemas({
    summary: 'How many questions are collected by type and by category.',
    /** Narrows the categories. */
    query: z.object({ question_type: z.optional(questionType) }),
    answer: questionStats,
  }),
  questions: schemas({
    summary: 'The questions of a type and a category, the latest collected first.',
    query: z.object(questionFilter),
    answer: questionSet,
  }),
};
