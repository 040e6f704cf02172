import type { PaperAttempt, PaperCard } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { LockIcon } from '@shuyuan/ui/icons';
import { Price } from '@shuyuan/ui/price';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { examWords } from '../exam-words.strings.ts';
import * as styles from './papers.css.ts';
import { papersStrings } from './papers.strings.ts';

export interface PaperItemProps {
  paper: PaperCard;
  /** The latest of the signed-in user. */
  attempt: PaperAttempt | undefined;
  /** Of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** A paper in a list. The whole card leads to its page. */
export function PaperItem({ paper, attempt, level = 2 }: PaperItemProps) {
  const Title = `h${level}` as const;
  const strings = useStrings(papersStrings);
  const words = useStrings(examWords);
  return (
    <li className={styles.paper}>
      <div className={styles.head}>
        <Title className={styles.title}>
          <Link to={paths.paper(paper.id)} className={styles.link}>
            {paper.title}
          </Link>
        </Title>
        {attempt && (
          <Badge tone={attempt.status === 1 ? 'action' : 'neutral'}>
            {attempt.status === 1 ? words.running : attempt.status === 3 ? words.toMark : words.taken}
          </Badge>
        )}
        {paper.is_vip_free && <Badge tone="caution">{words.memberFree}</Badge>}
        {paper.enabled_invite && <Badge tone="neutral">{words.invited}</Badge>}
      </div>
      <p className={styles.facts}>
        <span>{paper.category.name}</span>
        <span>{words.count(paper.questions_count)}</span>
        <span>{words.time(paper.expired_minutes)}</span>
        <span>{words.total(paper.score)}</span>
        <span>{words.pass(paper.pass_score)}</span>
      </p>
      <p className={styles.facts}>
        {paper.charge > 0 && <Price amount={paper.charge} />}
        <span className={styles.way} aria-hidden>
          {!paper.cur_user_can_join && <LockIcon size="small" />}
          {attempt?.status === 1 ? strings.goOn : strings.take}
        </span>
      </p>
    </li>
  );
}
