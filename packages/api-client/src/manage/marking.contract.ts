import * as z from 'zod/mini';
import { playedQuestion, questionKey } from '../exams/exams.contract.ts';
import { points } from '../exams/questions.contract.ts';
import { id, instant, typedText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { manageLimits } from './manage.rules.ts';
import { resourceContract } from './resource.contract.ts';

const person = z.object({ id, nick_name: z.string(), avatar: z.string() });

const paper = z.object({ id, title: z.string() });

/** 2 finished, 3 waiting to be marked. */
const status = z.union([z.literal(2), z.literal(3)]);

const whole = resourceContract({
  noun: 'submitted attempts at papers that wait to be marked',
  row: {
    paper,
    person,
    submitted_at: instant,
    /** Questions that nobody has given points yet. */
    waiting_count: z.number(),
  },
  whole: {},
  draft: {},
  filters: {
    paper_id: z.optional(id),
    /** Attempts with an essay that this person can still mark. */
    waits_for: z.optional(id),
  },
  /** The one that has waited longest comes first. */
  sorts: ['submitted_at'],
});

export const manageMarkingContract = {
  list: whole.list,
  papers: schemas({
    summary: 'Papers with attempts that wait to be marked, and how many wait.',
    answer: z.object({ data: z.array(z.extend(paper, { waiting_count: z.number() })) }),
  }),
  find: schemas({
    summary:
      'A submitted attempt with its questions, what was answered, the right answers and what was given. Code 404 while it runs.',
    params: z.object({ id }),
    answer: z.object({
      id,
      status,
      /** `score` is what all questions give at most. */
      paper: z.extend(paper, { score: points, pass_score: points }),
      person,
      submitted_at: instant,
      /** Null until all is marked. */
      score: z.nullable(points),
      questions: z.array(playedQuestion),
      /** Two people mark each essay: within `difference` the middle of both holds, beyond it a third person decides. */
      is_double: z.boolean(),
      difference: points,
      /** Of several people, the first one first. Those of others are told once one has marked the essay, or two others have. */
      marks: z.array(
        z.object({
          question_id: questionKey,
          marker: z.object({ id, nick_name: z.string() }),
          score: points,
          comment: z.string(),
        }),
      ),
    }),
  }),
  mark: schemas({
    summary:
      'Gives points to essays of an attempt, all or none, and finishes it when no question waits any more. Code 409 when somebody else has marked meanwhile, code 1 for what cannot be given.',
    params: z.object({ id }),
    body: z.object({
      marks: z
        .array(
          z.object({
            question_id: questionKey,
            score: points.check(z.maximum(10_000), z.multipleOf(0.1)),
            /** What who marks has seen as given, of two who mark by themselves; null for nothing. */
            seen: z.nullable(points),
            /** Told to the learner once all is marked. */
            comment: z._default(typedText(manageLimits.remark), ''),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
    answer: z.object({
      status,
      /** Null until all is marked. */
      score: z.nullable(points),
      waiting_count: z.number(),
    }),
  }),
};
