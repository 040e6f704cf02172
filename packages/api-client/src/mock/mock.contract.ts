import * as z from 'zod/mini';
import { examsContract } from '../exams/exams.contract.ts';
import { points } from '../exams/questions.contract.ts';
import { id, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';

const attempt = examsContract.play.answer.shape.user_paper;

const mockPaper = z.object({
  id,
  title: z.string(),
  category: z.object({ id, name: z.string() }),
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  is_vip_free: z.boolean(),
  /** Only who was added takes it. */
  enabled_invite: z.boolean(),
  expired_minutes: z.number(),
  /** How many are drawn. */
  questions_count: z.number(),
  pass_score: points,
  cur_user_can_join: z.boolean(),
});

/** Papers that are drawn anew for each attempt. An attempt is played like one at a paper. */
export const mockContract = {
  list: schemas({
    summary: 'Published mock papers, newest first, with the categories to filter by.',
    query: z.object({ ...paging(10), cid1: z.optional(id), cid2: z.optional(id) }),
    answer: z.object({
      data: paged(mockPaper),
      categories: z.array(z.object({ id, name: z.string() })),
      /** By the id of the category that they are under. */
      category_children: z.record(z.string(), z.array(z.object({ id, name: z.string() }))),
      /** The latest attempt of the signed-in user by mock paper; those that they never took are missing. */
      user_papers: z.record(z.string(), attempt),
    }),
  }),
  detail: schemas({
    summary: 'One published mock paper, what the signed-in user has done of it, and whether they may begin.',
    params: z.object({ id }),
    answer: z.object({
      paper: z.extend(mockPaper, {
        render_description: z.string(),
        /** How many questions of which type are drawn. */
        rule: z.object({
          num: z.object({
            choice: z.number(),
            select: z.number(),
            input: z.number(),
            qa: z.number(),
            judge: z.number(),
            cap: z.number(),
          }),
        }),
      }),
      /** The latest attempts. */
      user_papers: z.array(attempt),
      can_join: z.boolean(),
      /** Why not; null for who may. */
      refusal: z.nullable(z.enum(['not-bought', 'not-invited'])),
    }),
  }),
  records: schemas({
    summary: 'Attempts of the signed-in user at a mock paper, the latest first.',
    params: z.object({ id }),
    query: z.object(paging(10)),
    answer: paged(attempt),
  }),
  start: schemas({
    summary:
      'Draws a paper and begins an attempt at it, or finds the one that runs. Code 1 for who may not, and where there are too few questions.',
    params: z.object({ id }),
    answer: z.object({ recordId: id }),
  }),
  play: schemas({
    summary: 'An attempt with its questions, as one at a paper.',
    params: z.object({ id }),
    answer: examsContract.play.answer,
  }),
  answer: schemas({
    summary: 'Keeps the answer to one question of a running attempt, as one to a paper.',
    params: z.object({ id }),
    body: z.omit(examsContract.answer.body, { pid: true }),
    answer: examsContract.answer.answer,
  }),
  submit: schemas({
    summary: 'Ends an attempt. Nothing waits to be marked. A repetition answers what came of it.',
    params: z.object({ id }),
    answer: examsContract.submit.answer,
  }),
};
