import { Badge } from '@shuyuan/ui/badge';
import { Section } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { formatWhen } from '../format-when.ts';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { examWords } from '../exam-words.strings.ts';
import type { KnownAttempt } from './attempts-of.ts';
import * as styles from './hub.css.ts';
import { hubStrings } from './hub.strings.ts';

export interface AttemptsProps {
  attempts: readonly KnownAttempt[];
}

/** What was begun and not handed in, each with the way back into it. */
export function Running({ attempts }: AttemptsProps) {
  const strings = useStrings(hubStrings);
  return (
    <Section title={strings.running} font="reading">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.attempts}>
        {attempts.map(({ paper, attempt }) => (
          <li key={attempt.id} className={styles.attempt}>
            <span className={styles.attemptTitle}>{paper.title}</span>
            <span className={styles.when}>{strings.until(formatWhen(attempt.ended_at))}</span>
            <LinkButton tone="action" href={paths.playPaper(paper.id, attempt.id)}>
              {strings.goOn}
              <VisuallyHidden>{strings.named(paper.title)}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What was handed in lately: what waits to be marked, and what came of the rest. */
export function Recent({ attempts }: AttemptsProps) {
  const strings = useStrings(hubStrings);
  const words = useStrings(examWords);
  return (
    <Section title={strings.recent} font="reading">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.attempts}>
        {attempts.map(({ paper, attempt: { id, score, submit_at: submitted, ended_at: ended } }) => (
          <li key={id} className={styles.attempt}>
            <span className={styles.attemptTitle}>{paper.title}</span>
            <span className={styles.when}>{formatWhen(submitted ?? ended)}</span>
            <Badge tone={score !== null && score >= paper.pass_score ? 'positive' : 'neutral'}>
              {score === null ? words.toMark : strings.score(score)}
            </Badge>
            <LinkButton isQuiet size="small" href={paths.playPaper(paper.id, id)}>
              {strings.look}
              <VisuallyHidden>{strings.named(paper.title)}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ol>
    </Section>
  );
}
