import * as z from 'zod/mini';
import { id, instant, requiredText } from '../http/fields.ts';
import { schemas } from '../http/schemas.ts';
import { manageLimits, questionLimits } from './manage.rules.ts';
import { questionDraft } from './question-draft.contract.ts';
import { resourceContract } from './resource.contract.ts';
import { tagIds } from './tags.contract.ts';

/** 1 single, 2 multiple, 3 blank, 4 essay, 5 judge, 6 group, 7 ordering. */
const type = z.number().check(z.int(), z.minimum(1), z.maximum(7));
const level = z.number().check(z.int(), z.minimum(1), z.maximum(4));
/** In a query all is text. */
const within = (most: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(most));
const typeInQuery = within(7);
const levelInQuery = within(4);

const row = {
  /** The stem as plain text. */
  title: z.string(),
  type,
  level,
  score: z.number(),
  category: z.object({ id, name: z.string() }),
  /** Null when the account is gone. */
  author: z.nullable(z.object({ id, name: z.string() })),
  /** Papers that have it now. One that any has cannot be removed. */
  papers_count: z.number(),
  /** Attempts that were asked it: they keep it as it was. */
  attempts_count: z.number(),
  created_at: instant,
};

const change = z.object({
  attempt_id: id,
  person: z.object({ id, nick_name: z.string() }),
  paper: z.string(),
  /** Points of the whole attempt; null while it waits to be marked. */
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
});

export const manageQuestionsContract = {
  ...resourceContract({
    noun: 'questions',
    row,
    whole: {
      category_id: id,
      tag_ids: z.array(id),
      question: questionDraft,
      rubric: z.string(),
      video_id: z.nullable(id),
      /** Of the lesson that teaches it; null where none is named. */
      video_title: z.nullable(z.string()),
      video_second: z.nullable(z.number()),
    },
    draft: {
      category_id: id,
      tag_ids: tagIds,
      /** Its type stays as it was stored: code 1 otherwise. */
      question: questionDraft,
      /** In place of that of `question`: of many at once. */
      level: z.optional(level),
      /** What only those who mark see. As typed. */
      rubric: z._default(z.string().check(z.maxLength(manageLimits.content)), ''),
      /** The lesson that teaches it, and from which second. */
      video_id: z._default(z.nullable(id), null),
      video_second: z._default(
        z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(questionLimits.seconds))),
        null,
      ),
    },
    filters: {
      type: z.optional(typeInQuery),
      level: z.optional(levelInQuery),
      /** With the categories under it. */
      category_id: z.optional(id),
      tag_id: z.optional(id),
    },
    sorts: ['updated_at', 'title', 'level', 'attempts_count'],
  }),
  draw: schemas({
    summary: 'Some questions of the bank by rule, drawn anew each time: fewer where there are not so many.',
    query: z.object({
      /** Of any type where it is left out. */
      type: z.optional(typeInQuery),
      count: within(questionLimits.drawn),
      level: z.optional(levelInQuery),
      /** With the categories under it. */
      category_id: z.optional(id),
      /** Ids that are not drawn: `1,2,3`. */
      except: z.optional(z.string().check(z.maxLength(20_000), z.regex(/^\d{1,15}(,\d{1,15})*$/))),
    }),
    answer: z.object({ data: z.array(z.object({ id, title: z.string(), type, level, score: z.number() })) }),
  }),
  regrade: schemas({
    summary:
      'Corrects what makes a question right, in the bank and in every attempt that was asked it, and grades those that are over anew. Code 1 when it has other options, blanks or parts than it had.',
    params: z.object({ id }),
    body: z.object({
      question: questionDraft,
      reason: requiredText(manageLimits.description),
      /** Says what would come of it, and changes nothing. */
      is_dry_run: z._default(z.boolean(), false),
    }),
    answer: z.object({
      attempts_count: z.number(),
      /** Attempts that were asked it in another form, which stay as they are. */
      skipped_count: z.number(),
      raised_count: z.number(),
      lowered_count: z.number(),
      /** Attempts whose points became others, the first 200. */
      changes: z.array(change),
    }),
  }),
  regrades: schemas({
    summary: 'Each time that a question was corrected, the latest first, 50 at most.',
    params: z.object({ id }),
    answer: z.object({
      data: z.array(
        z.object({
          id,
          reason: z.string(),
          /** Null when the account is gone. */
          person: z.nullable(z.string()),
          attempts_count: z.number(),
          changed_count: z.number(),
          changes: z.array(change),
          created_at: instant,
        }),
      ),
    }),
  }),
};

/** The part of it that every resource has. */
export type QuestionsResource = Omit<typeof manageQuestionsContract, 'draw' | 'regrade' | 'regrades'>;
