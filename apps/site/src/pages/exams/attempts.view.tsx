import { Badge } from '@shuyuan/ui/badge';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from './detail/paper.css.ts';
import { examWords } from './exam-words.strings.ts';
import { formatWhen } from './format-when.ts';

interface AttemptsProps {
  attempts: readonly {
    id: number;
    /** 1 running, 2 finished, 3 waiting to be marked. */
    status: 1 | 2 | 3;
    score: number | null;
    created_at: string;
  }[];
  passScore: number;
  words: { ended: string; goOn: string; look: string; score: (score: number) => string };
  hrefOf: (id: number) => string;
}

/** What a person has made of a paper each time, and the way back into each. */
export function Attempts({ attempts, passScore, words: own, hrefOf }: AttemptsProps) {
  const words = useStrings(examWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ol role="list" className={styles.attempts}>
      {attempts.map(({ id, status, score, created_at: begun }) => (
        <li key={id} className={styles.attempt}>
          <span className={styles.when}>{formatWhen(begun)}</span>
          <Badge
            tone={status === 1 ? 'action' : score !== null && score >= passScore ? 'positive' : 'neutral'}
          >
            {status === 1 ? words.running : status === 3 ? words.toMark : own.ended}
          </Badge>
          <span>{score === null ? '' : own.score(score)}</span>
          <LinkButton isQuiet size="small" href={hrefOf(id)}>
            {status === 1 ? own.goOn : own.look}
          </LinkButton>
        </li>
      ))}
    </ol>
  );
}
