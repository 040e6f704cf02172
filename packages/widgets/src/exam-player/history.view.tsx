import type { PaperAttempt } from '@shuyuan/api-client';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { useExamPlayer } from './exam-player.context.ts';
import * as styles from './exam-player.css.ts';
import { headingsOf } from './headings.ts';

interface HistoryProps {
  /** The attempt that is shown. */
  shownId: number;
}

/** Every attempt at the paper, the latest first. One alone is the result itself. */
export function History({ shownId }: HistoryProps) {
  const { state, strings, props } = useExamPlayer();
  const { part: Part } = headingsOf(props.level);
  if (state.history.length < 2) return null;
  return (
    <section aria-label={strings.history} className={styles.chapters}>
      <Part className={styles.chaptersTitle}>{strings.history}</Part>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.history}>
        {state.history.map((attempt) => (
          <HistoryRow key={attempt.id} attempt={attempt} isShown={attempt.id === shownId} />
        ))}
      </ul>
    </section>
  );
}

function HistoryRow({ attempt, isShown }: { attempt: PaperAttempt; isShown: boolean }) {
  const { strings, props } = useExamPlayer();
  const { id, score, submit_at: submitted, created_at: begun, used_seconds: seconds } = attempt;
  const when = formatDateTime(Date.parse(submitted ?? begun), '/');
  const result =
    submitted === null ? strings.stillRuns : score === null ? strings.waiting : strings.points(score);
  const href = isShown ? null : (props.hrefs?.attempt?.(id) ?? null);
  return (
    <li className={styles.historyRow} aria-current={isShown || undefined}>
      {href === null ? (
        <span>{when}</span>
      ) : (
        <LinkButton size="small" href={href}>
          {when}
        </LinkButton>
      )}
      <span>{result}</span>
      <span className={styles.facts}>{seconds !== null && strings.used(seconds)}</span>
      {isShown && <span className={styles.facts}>{strings.shownNow}</span>}
    </li>
  );
}
