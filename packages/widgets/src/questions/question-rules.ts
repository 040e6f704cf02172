import type { Question } from '@shuyuan/api-client';
import type { AnswerContent } from './answers.ts';
import { blankRules } from './blank/blank-rules.ts';
import { choiceRules } from './choice/choice-rules.ts';
import { essayRules } from './essay/essay-rules.ts';
import { judgeRules } from './judge/judge-rules.ts';
import { orderingRules } from './ordering/ordering-rules.ts';
import type { AnswerableQuestion, QuestionRules } from './question-type.ts';
import type { QuestionStrings } from './questions.strings.ts';

type AnyRules = QuestionRules<AnswerableQuestion['type']>;

const questionRules: { [Type in AnswerableQuestion['type']]: QuestionRules<Type> } = {
  1: choiceRules,
  2: choiceRules,
  3: blankRules,
  4: essayRules,
  5: judgeRules,
  7: orderingRules,
};

const rulesOf = ({ type }: AnswerableQuestion) =>
  // What they take follows from the type that they stand under.
  questionRules[type] as unknown as AnyRules;

/** The right answer in one line; empty for a group. */
export const rightAnswerOf = (question: Question, strings: QuestionStrings): string =>
  question.type === 6 ? '' : rulesOf(question).rightAnswer(question, strings);

/** The answer after an option was pressed by its letter; undefined where no such option is. */
export const pressedAnswer = (
  question: Question,
  value: AnswerContent | null,
  place: number,
): AnswerContent | undefined =>
  question.type === 6 ? undefined : rulesOf(question).press?.(question, value, place);
