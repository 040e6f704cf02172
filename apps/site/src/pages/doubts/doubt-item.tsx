import type { DoubtCard } from '@shuyuan/api-client/community';
import { Text } from '@shuyuan/ui/layout';
import { BlockedPost } from '@shuyuan/widgets/community';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from '../problems/problem.css.ts';
import { DoubtFacts } from './doubt-facts.tsx';

/** One doubt of a list. */
export const DoubtItem = ({ doubt }: { doubt: DoubtCard }) => (
  <li className={styles.row}>
    <BlockedPost isBlocked={doubt.is_blocked}>
      <h2 className={styles.title}>
        <Link to={paths.doubt(doubt.id)} className={styles.link}>
          {doubt.title}
        </Link>
      </h2>
      {doubt.excerpt && <Text tone="muted">{doubt.excerpt}</Text>}
      <DoubtFacts doubt={doubt} />
    </BlockedPost>
  </li>
);
