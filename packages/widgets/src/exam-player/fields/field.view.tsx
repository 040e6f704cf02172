import type { ComponentType } from 'react';
import type { Question, QuestionPart } from '@shuyuan/api-client';
import type { AnswerContent } from '../answers.ts';
import type { ExamPlayerStrings } from '../exam-player.strings.ts';
import { BlankField } from './blank-field.view.tsx';
import { ChoiceField } from './choice-field.view.tsx';
import { EssayField } from './essay-field.view.tsx';
import { JudgeField } from './judge-field.view.tsx';

/** A question that is answered by itself: every type but a group. */
type AnswerableType = QuestionPart['type'];

/** What a renderer of one type gets: it draws and tells what was answered, and gives no marks. */
export interface FieldProps<Type extends AnswerableType = AnswerableType> {
  question: Extract<QuestionPart, { type: Type }>;
  /** Null while there is no answer. */
  content: AnswerContent | null;
  /** Id of what is asked. */
  labelledBy: string;
  /** Is read and not answered: the time is over, or another page goes on. */
  isLocked: boolean;
  /** Shows what was right; only then the question holds it. */
  isOver: boolean;
  strings: ExamPlayerStrings;
  onAnswer: (content: AnswerContent) => void;
}

/** The renderer of each type: a further one is a member here. */
const renderers: { [Type in AnswerableType]: ComponentType<FieldProps<Type>> } = {
  1: ChoiceField,
  2: ChoiceField,
  3: BlankField,
  4: EssayField,
  5: JudgeField,
};

/** Where a question is answered, by its type. A group has a field for each of its parts. */
export function Field(props: Omit<FieldProps, 'question'> & { question: Question | QuestionPart }) {
  const { question } = props;
  if (question.type === 6) return null;
  // What a renderer takes follows from the type that it stands under.
  const Renderer = renderers[question.type] as ComponentType<FieldProps>;
  return <Renderer {...props} question={question} />;
}
