import type { Question } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { RichText } from '@shuyuan/ui/rich-text';
import type { Grade } from './answers.ts';
import { rightAnswerOf } from './question-rules.ts';
import * as styles from './questions.css.ts';
import type { QuestionStrings } from './questions.strings.ts';
import { resultOf } from './results.ts';

const toneOf = {
  right: 'positive',
  wrong: 'critical',
  partly: 'caution',
  unanswered: 'neutral',
  unmarked: 'neutral',
} as const;

interface SolutionProps {
  question: Question;
  /** Null where nothing was graded. */
  grade: Grade | null;
  strings: QuestionStrings;
}

/** What an answer was given, the right one, and why. */
export function Solution({ question, grade, strings }: SolutionProps) {
  const result = grade && resultOf(grade);
  const right = rightAnswerOf(question, strings);
  return (
    <div className={styles.solution}>
      {result && (
        <p className={styles.verdict}>
          <Badge tone={toneOf[result]}>{strings.results[result]}</Badge>
          <span>{grade.score === null ? strings.notGiven : strings.given(grade.score, question.score)}</span>
        </p>
      )}
      {grade?.comments?.map((comment, place) => (
        <div key={`${place} ${comment}`}>
          <strong>{strings.comment}</strong>
          <p className={styles.comment}>{comment}</p>
        </div>
      ))}
      {right !== '' && (
        <p className={styles.note}>
          <strong>{strings.rightAnswer}</strong> {right}
        </p>
      )}
      {question.type === 4 && question.answer && (
        <div>
          <strong>{strings.rightAnswer}</strong>
          <RichText html={question.answer} variant="comment" />
        </div>
      )}
      {question.remark && (
        <div>
          <strong>{strings.explanation}</strong>
          <RichText html={question.remark} />
        </div>
      )}
    </div>
  );
}
