import * as z from 'zod/mini';
import { writtenText } from '../http/fields.ts';
import { answerLimits } from './exams.rules.ts';

/** Points, with one decimal at most. */
export const points = z.number().check(z.minimum(0));

/** HTML. Sanitise before rendering. */
const html = z.string();

const common = {
  /** 1 easy to 4 very hard. */
  level: z.number().check(z.int(), z.minimum(1), z.maximum(4)),
  /** What it gives at most. */
  score: points,
  content: html,
  /** Address of a recording that belongs to the stem. */
  sound: z.optional(z.string()),
  /** The explanation. Left out while an attempt with this question runs, as is every `answer`. */
  remark: z.optional(html),
};

/** `option1` to `option10`. The key stays with its text however the options are shuffled. */
const options = z.array(z.object({ key: z.string(), content: html }));

const single = z.object({
  ...common,
  type: z.literal(1),
  options,
  answer: z.optional(z.string()),
});

const multiple = z.object({
  ...common,
  type: z.literal(2),
  options,
  /** The right keys in their order, with commas between. */
  answer: z.optional(z.string()),
});

const blank = z.object({
  ...common,
  type: z.literal(3),
  input_length: z.number(),
  /** What each blank gives. */
  inputs: z.array(z.object({ score: points })),
  /** For each blank what is accepted, the first one to be shown, and whether it takes the exact spelling alone. */
  answer: z.optional(
    z.array(z.object({ a: z.array(z.string()), s: points, exact: z.optional(z.boolean()) })),
  ),
});

const essay = z.object({
  ...common,
  type: z.literal(4),
  /** A reference text. */
  answer: z.optional(html),
  /** By what it is marked. */
  rubric: z.optional(z.array(z.object({ text: z.string(), score: points }))),
});

const judge = z.object({
  ...common,
  type: z.literal(5),
  /** 1 for true, 0 for false. */
  answer: z.optional(z.number()),
});

const ordering = z.object({
  ...common,
  type: z.literal(7),
  options,
  /** All keys in the right order, with commas between. */
  answer: z.optional(z.string()),
});

const part = z.discriminatedUnion('type', [single, multiple, blank, essay, judge]);

/** A stem with questions of the other types. The answer to its part n goes by `{id}-cap-{n}`, from 0. */
const group = z.object({ ...common, type: z.literal(6), questions: z.array(part) });

/**
 * A question as it is shown, by its type. A further type is a member here, a kind in the server's grading and a renderer of the
 * player: each of the three is a type error while it is missing.
 */
export const question = z.discriminatedUnion('type', [
  single,
  multiple,
  blank,
  essay,
  judge,
  group,
  ordering,
]);

/** A question within a group. */
export type QuestionPart = z.output<typeof part>;

/** What somebody answers: keys of options with commas, a text, a text per blank, 1 and 0 for true and false. Empty and -1 clear it. */
export const answerContent = z.union([
  writtenText(answerLimits.text),
  z.array(writtenText(answerLimits.blank)).check(z.maxLength(50)),
  z.number().check(z.int(), z.minimum(-1), z.maximum(1)),
]);
