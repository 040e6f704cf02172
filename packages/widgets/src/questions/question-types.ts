import type { Question } from '@shuyuan/api-client';
import type { AnswerContent } from './answers.ts';
import { blankQuestion } from './blank/blank-question.ts';
import { choiceQuestion } from './choice/choice-question.ts';
import { essayQuestion } from './essay/essay-question.ts';
import { judgeQuestion } from './judge/judge-question.ts';
import { orderingQuestion } from './ordering/ordering-question.ts';
import type { AnswerableQuestion, QuestionType } from './question-type.ts';
import type { QuestionStrings } from './questions.strings.ts';

type AnyQuestionType = QuestionType<AnswerableQuestion['type']>;

const questionTypes: { [Type in AnswerableQuestion['type']]: QuestionType<Type> } = {
  1: choiceQuestion,
  2: choiceQuestion,
  3: blankQuestion,
  4: essayQuestion,
  5: judgeQuestion,
  7: orderingQuestion,
};

/** How a question is drawn, by its type. */
export const questionTypeOf = ({ type }: AnswerableQuestion) =>
  // What it takes follows from the type that it stands under.
  questionTypes[type] as unknown as AnyQuestionType;

/** The right answer in one line; empty for a group. */
export const rightAnswerOf = (question: Question, strings: QuestionStrings): string =>
  question.type === 6 ? '' : questionTypeOf(question).rightAnswer(question, strings);

/** The answer after an option was pressed by its letter; undefined where no such option is. */
export const pressedAnswer = (
  question: Question,
  value: AnswerContent | null,
  place: number,
): AnswerContent | undefined =>
  question.type === 6 ? undefined : questionTypeOf(question).press?.(question, value, place);
