import type { Question } from '@shuyuan/api-client';
import type { questions } from '../../db/schema.ts';
import { textOf } from '../search/text-of.ts';
import type { Folding } from './grading/fold-answer.ts';
import type { BlankKey } from './grading/kinds/blank.ts';
import type { GroupKey } from './grading/kinds/group.ts';
import type { MultipleKey } from './grading/kinds/multiple.ts';

type Stored = Pick<typeof questions.$inferSelect, 'type' | 'score' | 'shown' | 'key' | 'revealed'>;

/** How answers are taken, beyond what the question itself says. */
export interface AnswerRules {
  /** What is given for some right options; nothing when left out. */
  partial?: MultipleKey['partial'];
  /** What makes no difference in the text of a blank; nothing of case, width, spelling of numbers and look-alike symbols when left out. */
  folding?: Folding;
  /** Rules of the parts of a group, in their order. Parts follow the rules of the group where they are left out. */
  parts?: readonly AnswerRules[];
}

/** Characters of a stem that lists and the log show. */
const longestTitle = 200;

const tenths = (points: number) => Math.round(points * 10);

/** A question with its answers as the bank has it: its stem as plain text, and the parts that learners, grading and results go by. */
export const storedQuestion = (question: Question, rules?: AnswerRules) => ({
  ...parted(question, rules),
  level: question.level,
  title: textOf(question.content).replace(/\s+/g, ' ').trim().slice(0, longestTitle),
});

/** Parted into what is shown, what grading goes by, and what is told when it is over. */
function parted(question: Question, rules: AnswerRules = {}): Stored {
  const type = question.type;
  const score = tenths(question.score);
  if (type !== 6) return { type, score, ...partsOf(question, rules) };
  const { questions: all, remark, type: _, score: __, ...shown } = question;
  const parts = all.map((part, place) => parted(part, rules.parts?.[place] ?? rules));
  return {
    type,
    score,
    shown: {
      ...shown,
      questions: parts.map((part) => ({ ...part.shown, type: part.type, score: part.score / 10 })),
    },
    key: {
      parts: parts.map(({ type, score, key }) => ({ type, score, key })),
    } satisfies GroupKey as unknown as Stored['key'],
    revealed: { ...(remark !== undefined && { remark }), questions: parts.map(({ revealed }) => revealed) },
  };
}

function partsOf(
  question: Exclude<Question, { type: 6 }>,
  rules: AnswerRules,
): Pick<Stored, 'shown' | 'key' | 'revealed'> {
  const { type: _, score: __, remark, answer, ...shown } = question;
  const revealed = { ...(answer !== undefined && { answer }), ...(remark !== undefined && { remark }) };
  if (question.type !== 4) return { shown, key: keyOf(question, rules), revealed };
  const { rubric, ...rest } = shown as typeof shown & { rubric?: unknown };
  return { shown: rest, key: {}, revealed: { ...revealed, ...(rubric !== undefined && { rubric }) } };
}

function keyOf(
  question: Exclude<Question, { type: 4 | 6 }>,
  { partial = { rule: 'none' }, folding }: AnswerRules,
): Stored['key'] {
  if (question.type === 2) return { answer: question.answer, partial };
  if (question.type !== 3) return { answer: question.answer };
  const blanks = (question.answer ?? []).map(({ a, s, exact }) => ({
    answers: a,
    score: tenths(s),
    ...(exact && { exact }),
  }));
  return { blanks, ...(folding && { folding }) } satisfies BlankKey;
}
