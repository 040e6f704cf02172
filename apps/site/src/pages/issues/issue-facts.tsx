import type { IssueCard } from '@shuyuan/api-client/community';
import { Badge } from '@shuyuan/ui/badge';
import { formatCount } from '@shuyuan/ui/count-text';
import { useUi } from '@shuyuan/ui/provider';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useStrings } from '../../stores/site-context.tsx';
import { AuthorName } from '../people/author-name.tsx';
import * as styles from '../problems/problem.css.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { issueWords } from './issue-words.strings.ts';

/** By whom and when it was begun, and how it stands. */
export function IssueFacts({ issue }: { issue: Omit<IssueCard, 'excerpt'> }) {
  const words = useStrings(issueWords);
  const { locale } = useUi();
  const { visibility } = issue;
  return (
    <div className={styles.facts}>
      {issue.is_pinned && <Badge tone="action">{words.pinned}</Badge>}
      {issue.is_digest && <Badge tone="positive">{words.digest}</Badge>}
      {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
      <AuthorName user={issue.user} gone={words.gone} />
      <time dateTime={issue.created_at}>{formatDate(Date.parse(issue.created_at))}</time>
      <span>{words.comments(issue.comments_count)}</span>
      <span>{words.views(formatCount(issue.views_count, locale))}</span>
      {issue.tags?.map(({ id, name }) => (
        <Link key={id} to={paths.tag({ id })} className={styles.link}>
          {name}
        </Link>
      ))}
    </div>
  );
}
