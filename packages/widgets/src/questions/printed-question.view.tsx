import type { Question } from '@shuyuan/api-client';
import { useHost } from '../host/host-context.tsx';
import { AskedQuestion } from './asked-question.view.tsx';
import * as styles from './questions.css.ts';
import { questionsStrings } from './questions.strings.ts';

/** A question of a sheet, and what of it is printed. */
export interface PrintedQuestionProps {
  /** Number of the question on the sheet, from 1. */
  number: number;
  question: Question;
  /** Shows what is right and why, where the question holds it; otherwise room is left to write. */
  hasAnswer: boolean;
  /** Beside the number: `错2次`. */
  note?: string;
}

/** A question for paper. It is not parted over two pages where it fits on one. */
export function PrintedQuestion({ number, question, hasAnswer, note }: PrintedQuestionProps) {
  const { locale } = useHost();
  const strings = questionsStrings[locale];
  return (
    <article
      aria-label={strings.question(number)}
      data-component="printed-question"
      className={styles.printed}
    >
      <p className={styles.facts}>
        <strong>{strings.question(number)}</strong> {strings.types[question.type]} ·{' '}
        {strings.points(question.score)}
        {note !== undefined && ` · ${note}`}
      </p>
      <AskedQuestion
        id={number}
        question={question}
        valueOf={() => null}
        isDisabled
        isReview={hasAnswer}
        strings={strings}
        onChange={() => {}}
      />
    </article>
  );
}
