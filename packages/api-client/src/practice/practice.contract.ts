import * as z from 'zod/mini';
import { id, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import {
  gradedReply,
  practicedQuestion,
  practiceReply,
  questionSet,
  questionType,
} from './practiced-question.contract.ts';

const category = z.object({ id, name: z.string() });

const practice = z.object({
  id,
  name: z.string(),
  category,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  is_vip_free: z.boolean(),
  question_count: z.number(),
  chapters_count: z.number(),
  cur_user_can_join: z.boolean(),
});

const place = z.object({ id, name: z.string() });

/** Practices by chapters, the twenty questions of a day, and the question bank. */
export const practiceContract = {
  list: schemas({
    summary: 'Published practices, newest first, with the categories to filter by.',
    query: z.object({ ...paging(10), cid1: z.optional(id), cid2: z.optional(id) }),
    answer: z.object({
      data: paged(practice),
      categories: z.array(category),
      /** By the id of the category that they are under. */
      category_children: z.record(z.string(), z.array(category)),
      /** How many questions of each practice the signed-in user has answered; those that they never took are missing. */
      user_practices: z.record(z.string(), z.number()),
    }),
  }),
  detail: schemas({
    summary: 'One published practice with its chapters, and how far the signed-in user is.',
    params: z.object({ id }),
    answer: z.object({
      practice: z.extend(practice, { render_description: z.string() }),
      chapters: z.array(z.object({ id, name: z.string(), question_count: z.number() })),
      can_join: z.boolean(),
      practice_user_record: z.object({ submit_count: z.number() }),
      /** By the id of the chapter; those without an answer are missing. */
      user_chapter_records: z.record(z.string(), z.object({ submit_count: z.number() })),
    }),
  }),
  chapter: schemas({
    summary: 'The questions of a chapter. Code 1 for who may not practise it.',
    params: z.object({ id, chapterId: id }),
    answer: z.extend(questionSet, { practice: place, chapter: place }),
  }),
  day: schemas({
    summary: 'The twenty questions of today, the same ones all day. Code 1 for who may not practise it.',
    params: z.object({ id }),
    answer: z.extend(questionSet, { practice: place }),
  }),
  question: schemas({
    summary: 'One question of a practice.',
    params: z.object({ id, qid: id }),
    answer: z.object({ question: practicedQuestion }),
  }),
  answer: schemas({
    summary: 'Grades an answer and tells what is right. A repetition tells the same.',
    params: z.object({ id, qid: id }),
    body: practiceReply,
    answer: gradedReply,
  }),
  categories: schemas({
    summary: 'The categories of the question bank, each with how many questions are in it itself.',
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        questions_count: z.number(),
        children: z.array(z.object({ id, name: z.string(), questions_count: z.number() })),
      }),
    ),
  }),
  bank: schemas({
    summary: 'At most a hundred questions of the bank by category, type and level, in an order of their own.',
    body: z.object({
      /** Those under them belong to them. */
      category_ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
      types: z.array(questionType).check(z.minLength(1), z.maxLength(7)),
      /** All when left empty. */
      levels: z._default(
        z.array(z.number().check(z.int(), z.minimum(1), z.maximum(4))).check(z.maxLength(4)),
        [],
      ),
    }),
    answer: questionSet,
  }),
};
