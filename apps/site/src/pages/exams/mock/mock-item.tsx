import type { PaperAttempt } from '@shuyuan/api-client';
import type { MockPaperCard } from '@shuyuan/api-client/exam-area';
import { Badge } from '@shuyuan/ui/badge';
import { LockIcon } from '@shuyuan/ui/icons';
import { Price } from '@shuyuan/ui/price';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { examWords } from '../exam-words.strings.ts';
import * as styles from '../list/papers.css.ts';
import { mockPapersStrings } from './mock-papers.strings.ts';

export interface MockItemProps {
  paper: MockPaperCard;
  /** The latest of the signed-in user. */
  attempt: PaperAttempt | undefined;
}

/** A mock paper in a list. The whole card leads to its page. */
export function MockItem({ paper, attempt }: MockItemProps) {
  const strings = useStrings(mockPapersStrings);
  const words = useStrings(examWords);
  const isRunning = attempt?.status === 1;
  return (
    <li className={styles.paper}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={paths.mockPaper(paper.id)} className={styles.link}>
            {paper.title}
          </Link>
        </h2>
        {attempt && (
          <Badge tone={isRunning ? 'action' : 'neutral'}>{isRunning ? words.running : words.taken}</Badge>
        )}
        {paper.is_vip_free && <Badge tone="caution">{words.memberFree}</Badge>}
        {paper.enabled_invite && <Badge tone="neutral">{words.invited}</Badge>}
      </div>
      <p className={styles.facts}>
        <span>{paper.category.name}</span>
        <span>{words.count(paper.questions_count)}</span>
        <span>{words.time(paper.expired_minutes)}</span>
        <span>{words.pass(paper.pass_score)}</span>
      </p>
      <p className={styles.facts}>
        {paper.charge > 0 && <Price amount={paper.charge} />}
        <span className={styles.way} aria-hidden>
          {!paper.cur_user_can_join && <LockIcon size="small" />}
          {isRunning ? strings.goOn : strings.take}
        </span>
      </p>
    </li>
  );
}
