import * as z from 'zod/mini';
import { id, instant, optionalChoice, paged, paging } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { answerPictureLimits } from './exams.rules.ts';
import { answerContent, points, question } from './questions.contract.ts';

const category = z.object({ id, name: z.string() });

/** 1 running, 2 finished and marked, 3 waiting: to be marked, or for another running attempt that asks one of its questions. */
const status = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const attempt = z.object({
  id,
  status,
  /** Null until it is marked. Waits as well for an attempt that ran when it was submitted and asks one of its questions. */
  score: z.nullable(points),
  created_at: instant,
  /** When the server stops taking answers. */
  ended_at: instant,
  /** Null while it runs. */
  submit_at: z.nullable(instant),
  used_seconds: z.nullable(z.number()),
});

const paper = z.object({
  id,
  title: z.string(),
  category,
  /** Whole yuan; 0 for what costs nothing. */
  charge: z.number(),
  is_vip_free: z.boolean(),
  /** Only who was added takes it. */
  enabled_invite: z.boolean(),
  expired_minutes: z.number(),
  questions_count: z.number(),
  /** Sum of all questions. */
  score: points,
  pass_score: points,
  /** 0 for any number. */
  try_times: z.number(),
  /** From when to when it can be begun; null for no such end. */
  begins_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  cur_user_can_join: z.boolean(),
});

/** An answer to a question, or to a part of a group. */
const reply = z.object({
  /** Null while there is none. */
  answer_content: z.nullable(answerContent),
  thumbs_rows: z.array(z.string()),
  /** The number that it was sent with; 0 while there is none. */
  seq: z.number(),
  /** What it was given; null while that is not told. */
  score: z.nullable(points),
  /** 1 right, 0 wrong, 2 partly, 3 not answered; null while that is not told, and for what waits to be marked. */
  is_correct: z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])),
  /** What was written beside the points of an essay, once the attempt is finished; left out where nothing was. */
  comments: z.optional(z.array(z.string())),
});

/** The number of a question, or of a part of a group: `91-cap-0`. */
export const questionKey = z.union([id, z.string().check(z.regex(/^[1-9]\d{0,14}-cap-\d{1,2}$/))]);

/** A question of an attempt with what was answered. */
export const playedQuestion = z.extend(reply, {
  /** Names it in answers to this attempt. */
  id,
  question_id: id,
  question,
  /** By part for a group, empty for the others. */
  answer_contents_rows: z.array(reply),
});

/** What the learner keeps as proof of what was submitted. */
const receipt = z.object({
  /** Questions that were answered. */
  count: z.number(),
  submitted_at: instant,
  /** sha256 over the answers, in hexadecimal. */
  hash: z.string(),
});

/** What came of the questions of one category. */
const chapter = z.object({
  category,
  score: points,
  /** What it gives at most. */
  total: points,
  /** Whole per cent that the middle one of the latest finished attempts of everybody has; null while there are fewer than five. */
  median: z.nullable(z.number()),
  /** Lessons that teach what was missed, each once, at the second where that begins. */
  lessons: z.array(z.object({ video_id: id, title: z.string(), second: z.number() })),
});

/** Papers: exams with an end that the server keeps. */
export const examsContract = {
  list: schemas({
    summary: 'Published papers, newest first, with the categories to filter by.',
    query: z.object({ ...paging(10), cid1: z.optional(id), cid2: z.optional(id) }),
    answer: z.object({
      data: paged(paper),
      categories: z.array(category),
      /** By the id of the category that they are under. */
      category_children: z.record(z.string(), z.array(category)),
      /** The latest attempt of the signed-in user by paper; papers that they never took are missing. */
      user_papers: z.record(z.string(), attempt),
    }),
  }),
  detail: schemas({
    summary: 'One published paper, what the signed-in user has done of it, and whether they may begin.',
    params: z.object({ id }),
    answer: z.object({
      paper: z.extend(paper, { render_description: z.string() }),
      /** How many questions of each type. */
      questions: z.record(z.string(), z.number()),
      /** The latest attempts. */
      user_papers: z.array(attempt),
      can_join: z.boolean(),
      /** Why not; null for who may. */
      refusal: z.nullable(z.enum(['not-bought', 'not-invited', 'not-yet', 'closed', 'no-tries-left'])),
      join_count: z.number(),
    }),
  }),
  records: schemas({
    summary: 'Attempts of the signed-in user at a paper, the latest first.',
    params: z.object({ id }),
    query: z.object(paging(10)),
    answer: paged(attempt),
  }),
  start: schemas({
    summary: 'Begins an attempt, or finds the one that runs. Code 1 when the signed-in user may not.',
    params: z.object({ id }),
    answer: z.object({ record_id: id }),
  }),
  play: schemas({
    summary:
      'An attempt with its questions and what was answered; answers and explanations only when it is over.',
    params: z.object({ id }),
    /** The latest attempt when left out. */
    query: z.object({ record_id: z.optional(id) }),
    answer: z.object({
      paper: z.object({
        id,
        title: z.string(),
        score: points,
        pass_score: points,
        expired_minutes: z.number(),
      }),
      user_paper: attempt,
      /** The server's time, to tell the remaining time by. */
      now: instant,
      questions: z.array(playedQuestion),
      /** Null while it runs, and for what ended before receipts were written. */
      receipt: z.nullable(receipt),
      /** The weakest first; empty until everything is marked. */
      chapters: z.array(chapter),
    }),
  }),
  answer: schemas({
    summary:
      'Keeps the answer to one question of a running attempt, unless a later one is kept. Code 1 when the time is over; a refusal of this answer alone names its `field`.',
    body: z.object({
      /** The attempt. */
      pid: id,
      question_id: questionKey,
      answer: answerContent,
      images: z._default(
        z
          .array(z.string().check(z.minLength(1), z.maxLength(500)))
          .check(z.maxLength(answerPictureLimits.count)),
        [],
      ),
      /** Rises with every change of this answer. */
      seq: z.number().check(z.int(), z.minimum(1), z.maximum(2 ** 53 - 1)),
    }),
    answer: z.object({
      /** False when something else was kept by this number or a later one. */
      is_saved: z.boolean(),
      /** The number that is kept now. */
      seq: z.number(),
      ended_at: instant,
      now: instant,
    }),
  }),
  picture: schemas({
    summary:
      'Stores a picture for a written answer, sent as the `file` of a form. Its address goes into `images` of the answer, and is read by the learner and who marks alone. Code 1 when its content is no picture of a known type, or it is too large.',
    body: z.object({ file: z.custom<Blob>((value) => value instanceof Blob) }),
    answer: z.object({
      /** Signed, and good for half a day; the part before the question mark names it. */
      url: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
  submit: schemas({
    summary: 'Ends an attempt. A repetition answers what came of it.',
    body: z.object({ pid: id }),
    answer: z.object({
      /** 2 finished, 3 waiting. */
      status,
      /** Null as long as the attempt waits. */
      total_score: z.nullable(points),
      /** Null only for what ended before receipts were written. */
      receipt: z.nullable(receipt),
    }),
  }),
  questions: schemas({
    summary:
      'Questions as they are asked, the newest first, never with what makes them right: those that the learner has met, has written, may practise, or that are free for all.',
    query: z.object({
      ...paging(10),
      /** With the categories under it. */
      category_id: z.optional(id),
      type: optionalChoice(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(7))),
      level: optionalChoice(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(4))),
    }),
    answer: paged(z.object({ id, category, question })),
  }),
};

const { list, detail, records, start, play, answer, submit } = examsContract;
const ofPaper = z.object({ id });

/** The calls of papers by the addresses of the add-on, which names the attempt in its address. */
export const paperAddonContract = {
  list,
  detail,
  records,
  start,
  play: schemas({
    summary: 'An attempt at a paper with its questions, as `exams.play`.',
    params: z.extend(ofPaper, { recordId: id }),
    answer: play.answer,
  }),
  answer: schemas({
    summary: 'Keeps an answer, as `exams.answer`; without a number it is the latest.',
    params: ofPaper,
    body: z.extend(answer.body, { seq: z.optional(answer.body.shape.seq) }),
    answer: answer.answer,
  }),
  submit: schemas({
    summary: 'Ends an attempt, as `exams.submit`.',
    params: ofPaper,
    body: submit.body,
    answer: submit.answer,
  }),
};
