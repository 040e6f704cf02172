import * as z from 'zod/mini';
import { points } from '../exams/questions.contract.ts';
import { id } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

const count = z.number();

const option = z.object({
  /** `option1` to `option10`, or 1 and 0 for true and false. */
  key: z.string(),
  /** HTML; empty for true and false. */
  content: z.string(),
  is_right: z.boolean(),
  /** How many chose it. */
  count,
  /** And how many of the better and of the weaker part. */
  upper_count: count,
  lower_count: count,
});

const questionFigures = z.object({
  question_id: id,
  /** As it is in the bank now. */
  title: z.string(),
  type: z.number(),
  level: z.number(),
  /** What it gives at most in this paper. */
  score: points,
  /** Attempts that were asked it. */
  asked_count: count,
  right_count: count,
  partly_count: count,
  wrong_count: count,
  unanswered_count: count,
  /** Points, on average. */
  average: z.number(),
  /** The share of its points that was given, from 0 for what nobody knows to 1 for what everybody does. */
  difficulty: z.number(),
  /** The share in the better part less that in the weaker one, from -1 to 1; null where nobody is in one of them. */
  discrimination: z.nullable(z.number()),
  /** Of choices and of true and false; empty for every other type. */
  options: z.array(option),
});

/** What a paper tells of its questions. */
export const questionFiguresContract = {
  questions: schemas({
    summary:
      'How the questions of a paper have done: of each person the first attempt that is marked, of the latest 1,000 at most. The better and the weaker part are 27 per cent each.',
    params: z.object({ id }),
    answer: z.object({
      attempts_count: count,
      /** People in the better part, and as many in the weaker one. */
      part_count: count,
      /** How many attempts have up to 10, 20 … 100 per cent of the points. */
      distribution: z.array(count),
      /** In the order of the paper; what is in it no more comes last. */
      data: z.array(questionFigures),
    }),
  }),
};
