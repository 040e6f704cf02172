import type { IssueCard } from '@shuyuan/api-client/community';
import { Text } from '@shuyuan/ui/layout';
import { BlockedPost } from '@shuyuan/widgets/community';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from '../problems/problem.css.ts';
import { IssueFacts } from './issue-facts.tsx';

/** One topic of a list. */
export const IssueItem = ({ issue }: { issue: IssueCard }) => (
  <li className={styles.row}>
    <BlockedPost isBlocked={issue.is_blocked}>
      <h2 className={styles.title}>
        <Link to={paths.issue(issue.id)} className={styles.link}>
          {issue.title}
        </Link>
      </h2>
      {issue.excerpt && <Text tone="muted">{issue.excerpt}</Text>}
      <IssueFacts issue={issue} />
    </BlockedPost>
  </li>
);
