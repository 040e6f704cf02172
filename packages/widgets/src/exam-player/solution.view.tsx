import { Badge } from '@shuyuan/ui/badge';
import { RichText } from '@shuyuan/ui/rich-text';
import type { Question, QuestionPart } from '@shuyuan/api-client';
import type { Reply } from './answers.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { letterOf } from './answers.ts';
import type { ExamPlayerStrings } from './exam-player.strings.ts';

/** What came of a reply, by the number of the contract. */
export const resultOf = ({
  is_correct: number,
}: Pick<Reply, 'is_correct'>): keyof ExamPlayerStrings['results'] =>
  number === null ? 'unmarked' : (['wrong', 'right', 'partly', 'unanswered'] as const)[number];

const toneOf = {
  right: 'positive',
  wrong: 'critical',
  partly: 'caution',
  unanswered: 'neutral',
  unmarked: 'neutral',
} as const;

/** What a question is worth having been answered so, the right answer, and why. */
export function Solution({ question, reply }: { question: Question | QuestionPart; reply?: Reply }) {
  const { strings } = useExamPlayer();
  const result = reply && resultOf(reply);
  const right = rightAnswer(question, strings);
  return (
    <div className={styles.solution}>
      {result && (
        <p className={styles.verdict}>
          <Badge tone={toneOf[result]}>{strings.results[result]}</Badge>
          <span>{reply.score === null ? strings.notGiven : strings.given(reply.score, question.score)}</span>
        </p>
      )}
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

/** The right answer in one line; empty where it is a text of its own, or is not told. */
function rightAnswer(question: Question | QuestionPart, strings: ExamPlayerStrings): string {
  switch (question.type) {
    case 1:
    case 2: {
      const right = question.answer?.split(',') ?? [];
      return question.options
        .flatMap(({ key }, place) => (right.includes(key) ? [letterOf(place)] : []))
        .join(' ');
    }
    case 3:
      return (question.answer ?? []).map(({ a }) => a.join(strings.or)).join('；');
    case 5:
      return question.answer === undefined ? '' : question.answer === 1 ? strings.isTrue : strings.isFalse;
    default:
      return '';
  }
}
