import * as z from 'zod/mini';
import { clientId, id, instant } from '../http/fields.ts';
import { playedQuestion } from '../exams/exams.contract.ts';
import { answerContent } from '../exams/questions.contract.ts';

/** 1 single, 2 multiple, 3 blank, 4 essay, 5 judge, 6 group, 7 ordering. */
export const questionType = z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(7));

/** A question to practise. Its answer and explanation come with the answer to it, or when it was answered before. */
export const practicedQuestion = z.extend(playedQuestion, { is_collected: z.boolean() });

/** What is practised in a row. */
export const questionSet = z.object({
  /** In their order. */
  questions_ids: z.array(id),
  /** Null where there is none. */
  first_question: z.nullable(practicedQuestion),
  /** Of what was answered within this set before: 1 right, 0 wrong, 2 partly, 3 without an answer. */
  results: z.record(z.string(), z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])),
});

/** An answer to one question. */
export const practiceReply = z.object({
  /** The sender's own name for it: what is sent twice stands once. */
  client_id: clientId,
  /** Null for a group, and for who gives up. */
  answer: z.nullable(answerContent),
  /** Of a group, by part. */
  parts: z._default(z.array(z.nullable(answerContent)).check(z.maxLength(50)), []),
  images: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(9)), []),
});

/** The question as it stands now: graded, with its answer and explanation. */
export const gradedReply = z.object({
  question: practicedQuestion,
  /** When the wrong book asks it again; null for what is not in it. */
  due_at: z.nullable(instant),
});

/** How many questions of each type, and of each category. */
export const questionStats = z.object({
  /** By type. */
  types_count: z.record(z.string(), z.number()),
  categories: z.array(z.object({ id, name: z.string() })),
  /** By the id of the category. */
  categories_count: z.record(z.string(), z.number()),
  total: z.number(),
});

/** A type, and one or two levels of category. */
export const questionFilter = {
  type: z.optional(questionType),
  cid1: z.optional(id),
  cid2: z.optional(id),
};
