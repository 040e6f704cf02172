import type { Question } from '@shuyuan/api-client';
import type { AnswerContent } from './answers.ts';
import type { QuestionStrings } from './questions.strings.ts';

/** Every type that is answered by itself: all but a group, which has a field for each of its parts. */
export type AnswerableQuestion = Exclude<Question, { type: 6 }>;

/** The question of one type. */
export type QuestionOf<Type extends AnswerableQuestion['type']> = Extract<AnswerableQuestion, { type: Type }>;

/** The pictures of a written answer. Without `onAdd` they are only looked at. */
export interface AnswerPictures {
  /** Where those are read that the server has. */
  addresses: readonly string[];
  /** Those that it lacks; `problem` says why, and is empty while one is on its way. */
  waiting?: readonly { id: string; name: string; problem: string }[];
  onAdd?: (files: File[]) => void;
  onRemove?: (address: string) => void;
  onRetry?: (id: string) => void;
  /** Gives up one that waits. */
  onDrop?: (id: string) => void;
}

/** Options that a person rules out for themselves, by their keys. It is no answer. */
export interface Striking {
  struck: readonly string[];
  /** Only while they may be changed. */
  onStrike?: ((option: string) => void) | undefined;
}

/** What a renderer of one type gets, in play and in review alike: it draws and tells what was answered, and gives no marks. */
export interface FieldProps<Type extends AnswerableQuestion['type'] = AnswerableQuestion['type']> {
  question: QuestionOf<Type>;
  /** Null while there is no answer. */
  value: AnswerContent | null;
  /** Id of what is asked. */
  labelledBy: string;
  /** Is read and not answered. */
  isDisabled: boolean;
  /** Shows what was right; only then the question holds its answer. */
  isReview: boolean;
  /** Of a written answer. Left out where it takes none. */
  pictures?: AnswerPictures | undefined;
  /** Of options to choose from. Left out where none are ruled out. */
  striking?: Striking | undefined;
  strings: QuestionStrings;
  onChange: (value: AnswerContent) => void;
}

/**
 * What a type of question is apart from how it is drawn. A further type is one folder with a member of `questionRules` and one of
 * `questionFields`; it is a type error while either is missing. Marks come from the server alone.
 */
export interface QuestionRules<Type extends AnswerableQuestion['type']> {
  /** The right answer in one line; empty where it is a text of its own, or is not told. */
  rightAnswer: (question: QuestionOf<Type>, strings: QuestionStrings) => string;
  /** The answer after the option at a place was pressed by its letter; undefined for what has no such option. */
  press?: (
    question: QuestionOf<Type>,
    value: AnswerContent | null,
    place: number,
  ) => AnswerContent | undefined;
}
