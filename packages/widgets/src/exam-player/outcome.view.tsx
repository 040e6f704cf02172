import { Badge } from '@shuyuan/ui/badge';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { isAnswered, fieldsOf } from '../questions/answers.ts';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import type { ReadyAttempt } from './exam-state.ts';

/** What came of the attempt, and what the server has of it. */
export function Outcome({ attempt }: { attempt: ReadyAttempt }) {
  const { state, strings } = useExamPlayer();
  const { paper, user_paper: own, questions, receipt } = attempt;
  const isPassed = own.score !== null && own.score >= paper.pass_score;
  const replied = questions.filter((asked) =>
    fieldsOf(asked).some(({ reply }) => isAnswered(reply.answer_content) || reply.thumbs_rows.length > 0),
  ).length;
  const submitted = receipt?.submitted_at ?? own.submit_at;
  const when = submitted && formatDateTime(Date.parse(submitted), '/');
  return (
    <section aria-label={strings.score} data-focus="outcome" tabIndex={-1} className={styles.outcome}>
      <div>
        {own.score === null ? (
          <>
            <p className={styles.scoreText}>{strings.waiting}</p>
            <p className={styles.note}>{strings.waitingText}</p>
          </>
        ) : (
          <>
            <p className={styles.verdict}>
              <span className={styles.facts}>{strings.score}</span>
              <Badge tone={isPassed ? 'positive' : 'critical'}>
                {isPassed ? strings.passed : strings.notPassed}
              </Badge>
            </p>
            <p className={styles.scoreText}>{strings.points(own.score)}</p>
            <p className={styles.facts}>{strings.outOf(paper.score)}</p>
          </>
        )}
      </div>
      <div>
        <p className={styles.note}>
          <strong>{strings.receipt}</strong>
        </p>
        {when && <p className={styles.facts}>{strings.receiptText(receipt?.count ?? replied, when)}</p>}
        {receipt && (
          <p className={styles.facts}>
            {strings.receiptHash} <code className={styles.hash}>{receipt.hash}</code>
          </p>
        )}
        {own.used_seconds !== null && <p className={styles.facts}>{strings.used(own.used_seconds)}</p>}
        {state.isSubmittedElsewhere && <p className={styles.note}>{strings.submittedElsewhere}</p>}
        {state.late > 0 && (
          <p className={styles.note}>
            {state.isSubmittedElsewhere ? strings.afterSubmission(state.late) : strings.late(state.late)}
          </p>
        )}
      </div>
    </section>
  );
}
