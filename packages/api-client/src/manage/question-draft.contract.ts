import * as z from 'zod/mini';
import { soundAddress } from './address.contract.ts';
import { manageLimits, questionLimits } from './manage.rules.ts';

const html = z.string().check(z.maxLength(manageLimits.content));
const points = z.number().check(z.minimum(0), z.maximum(questionLimits.points));

const common = {
  /** 1 easy to 4 very hard. */
  level: z.number().check(z.int(), z.minimum(1), z.maximum(4)),
  /** What it gives at most. Of blanks and groups it is the sum of their parts, whatever is sent. */
  score: points,
  content: html,
  /** A recording that is heard with the stem: the address that the media library gives a sound. */
  sound: z.optional(soundAddress),
  /** The explanation. */
  remark: z._default(html, ''),
};

const options = z
  .array(z.object({ key: z.string().check(z.maxLength(20)), content: html }))
  .check(z.maxLength(questionLimits.options));

const chosen = z.string().check(z.maxLength(200));

const single = z.object({ ...common, type: z.literal(1), options, answer: chosen });

const multiple = z.object({
  ...common,
  type: z.literal(2),
  options,
  /** The right keys with commas between. */
  answer: chosen,
  /** What is given for some right options and no wrong one; nothing when left out. */
  partial: z.optional(
    z.discriminatedUnion('rule', [
      z.object({ rule: z.literal('none') }),
      /** Tenths of a point. */
      z.object({ rule: z.literal('fixed'), score: z.number().check(z.int(), z.minimum(0)) }),
      z.object({ rule: z.literal('share') }),
    ]),
  ),
});

const blank = z.object({
  ...common,
  type: z.literal(3),
  /** For each blank what is accepted, the first one to be shown, and its points. */
  answer: z
    .array(
      z.object({
        a: z
          .array(z.string().check(z.maxLength(questionLimits.alternative)))
          .check(z.maxLength(questionLimits.alternatives)),
        s: points,
        /** Whether the blank takes the exact spelling alone, whatever `folding` says. */
        exact: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(questionLimits.blanks)),
  /** Differences that do not count: case, width, spelling of numbers, look-alike symbols. Each is ignored unless it is false. */
  folding: z.optional(
    z.object({
      case: z.optional(z.boolean()),
      width: z.optional(z.boolean()),
      number: z.optional(z.boolean()),
      symbol: z.optional(z.boolean()),
    }),
  ),
});

const essay = z.object({
  ...common,
  type: z.literal(4),
  /** A reference text. */
  answer: z._default(html, ''),
  /** By what it is marked; learners see it with the result. */
  rubric: z._default(
    z
      .array(z.object({ text: z.string().check(z.maxLength(manageLimits.remark)), score: points }))
      .check(z.maxLength(questionLimits.rubric)),
    [],
  ),
});

const judge = z.object({
  ...common,
  type: z.literal(5),
  /** 1 for true, 0 for false. */
  answer: z.union([z.literal(0), z.literal(1)]),
});

const ordering = z.object({
  ...common,
  type: z.literal(7),
  /** In their right order, unless `answer` names another one. Learners get them in an order that tells nothing. */
  options,
  answer: z.optional(chosen),
});

const part = z.discriminatedUnion('type', [single, multiple, blank, essay, judge]);

const group = z.object({
  ...common,
  type: z.literal(6),
  questions: z.array(part).check(z.maxLength(questionLimits.parts)),
});

/** A question as it is written, with what makes it right. */
export const questionDraft = z.discriminatedUnion('type', [
  single,
  multiple,
  blank,
  essay,
  judge,
  group,
  ordering,
]);

/** A part of a group as it is written. */
export type WrittenPart = z.output<typeof part>;
/** A question as it is written, by its type. */
export type WrittenQuestion = z.output<typeof questionDraft>;
