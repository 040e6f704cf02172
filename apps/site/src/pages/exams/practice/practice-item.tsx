import type { PracticeCard } from '@shuyuan/api-client/exam-area';
import { Badge } from '@shuyuan/ui/badge';
import { LockIcon } from '@shuyuan/ui/icons';
import { Price } from '@shuyuan/ui/price';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { examWords } from '../exam-words.strings.ts';
import * as styles from '../list/papers.css.ts';
import { practicesStrings } from './practices.strings.ts';

export interface PracticeItemProps {
  practice: PracticeCard;
  /** How many of its questions the signed-in user has answered. */
  done: number;
}

/** A practice in a list. The whole card leads to its page. */
export function PracticeItem({ practice, done }: PracticeItemProps) {
  const strings = useStrings(practicesStrings);
  const words = useStrings(examWords);
  return (
    <li className={styles.paper}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <Link to={paths.practice(practice.id)} className={styles.link}>
            {practice.name}
          </Link>
        </h2>
        {done > 0 && <Badge tone="action">{strings.done(done, practice.question_count)}</Badge>}
        {practice.is_vip_free && <Badge tone="caution">{words.memberFree}</Badge>}
      </div>
      <p className={styles.facts}>
        <span>{practice.category.name}</span>
        <span>{words.count(practice.question_count)}</span>
        <span>{strings.chapters(practice.chapters_count)}</span>
      </p>
      <p className={styles.facts}>
        {practice.charge > 0 && <Price amount={practice.charge} />}
        <span className={styles.way} aria-hidden>
          {!practice.cur_user_can_join && <LockIcon size="small" />}
          {done > 0 ? strings.goOn : strings.take}
        </span>
      </p>
    </li>
  );
}
