import type { AnswerChange, AttemptQuestion, Question } from '@shuyuan/api-client';
import type { AnswerableQuestion } from './question-type.ts';

/** What somebody answers, as the contract takes it. */
export type AnswerContent = AnswerChange['answer'];
/** What is told of one answer once the attempt is over. */
export type Reply = Pick<
  AttemptQuestion,
  'answer_content' | 'thumbs_rows' | 'seq' | 'score' | 'is_correct' | 'comments'
>;

/** What the server gave an answer. */
export type Grade = Pick<Reply, 'score' | 'is_correct' | 'comments'>;

/** One thing to be answered: a question, or a part of a group. */
export interface AskedField {
  /** `91`, or `91-cap-0` for the first part of a group. */
  key: string;
  question: AnswerableQuestion;
}

/** One thing to be answered in an attempt, with what the server has of it. */
export interface AnswerField extends AskedField {
  reply: Reply;
}

/** What is to be answered in a question: itself, or each part of a group. */
export const askedFieldsOf = (id: number, question: Question): AskedField[] =>
  question.type === 6
    ? question.questions.map((part, place) => ({ key: `${id}-cap-${place}`, question: part }))
    : [{ key: String(id), question }];

/** The same for a question of an attempt, with the reply to each. */
export const fieldsOf = ({ id, question, answer_contents_rows, ...reply }: AttemptQuestion): AnswerField[] =>
  askedFieldsOf(id, question).flatMap((field, place) => {
    const own = question.type === 6 ? answer_contents_rows[place] : reply;
    return own ? [{ ...field, reply: own }] : [];
  });

/** As the contract spells the number of a question or of a part. */
export const questionIdOf = (key: string): AnswerChange['question_id'] =>
  key.includes('-cap-') ? key : Number(key);

/** A cleared answer is none. */
export function isAnswered(content: AnswerContent | null | undefined): boolean {
  if (content === null || content === undefined) return false;
  if (typeof content === 'number') return content >= 0;
  return typeof content === 'string' ? content.trim() !== '' : content.some((text) => text.trim() !== '');
}

/** The keys of the chosen options. */
export const chosenOf = (content: AnswerContent | null | undefined): readonly string[] =>
  typeof content === 'string' && content !== '' ? content.split(',') : [];

/** The options chosen after one was pressed: one alone, or any number in the order of their keys, as the contract wants them. */
export function toggleOption(
  content: AnswerContent | null | undefined,
  key: string,
  hasMany: boolean,
): AnswerContent {
  if (!hasMany) return key;
  const chosen = new Set(chosenOf(content));
  if (!chosen.delete(key)) chosen.add(key);
  const byNumber = (one: string) => Number(one.replace(/\D/g, ''));
  return [...chosen].sort((one, other) => byNumber(one) - byNumber(other)).join(',');
}

/** The letter of the option at a place, from 0. */
export const letterOf = (place: number) => String.fromCodePoint(65 + place);
