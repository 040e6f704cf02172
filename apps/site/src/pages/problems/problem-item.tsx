import type { ProblemCard } from '@shuyuan/api-client/community';
import { Badge } from '@shuyuan/ui/badge';
import { formatCount } from '@shuyuan/ui/count-text';
import { Text } from '@shuyuan/ui/layout';
import { useUi } from '@shuyuan/ui/provider';
import { formatDate } from '@shuyuan/ui/relative-time';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { BlockedPost } from '@shuyuan/widgets/community';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import * as styles from './problem.css.ts';
import { problemWords } from './problem-words.strings.ts';

/** One problem of a list. */
export function ProblemItem({ problem }: { problem: ProblemCard }) {
  const words = useStrings(problemWords);
  const { locale } = useUi();
  const { id, title, excerpt, visibility, bounty } = problem;
  return (
    <li className={styles.row}>
      <BlockedPost isBlocked={problem.is_blocked}>
        <h2 className={styles.title}>
          <Link to={paths.problem(id)} className={styles.link}>
            {title}
          </Link>
        </h2>
        {excerpt && <Text tone="muted">{excerpt}</Text>}
        <div className={styles.facts}>
          {problem.is_solved && <Badge tone="positive">{words.solved}</Badge>}
          {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
          {bounty > 0 && <span className={styles.price}>{words.credits(bounty)}</span>}
          <span>{words.answers(problem.solutions_count)}</span>
          <span>{words.views(formatCount(problem.views_count, locale))}</span>
          <span>{problem.category.name}</span>
          {problem.tags?.map((tag) => (
            <span key={tag.id}>{tag.name}</span>
          ))}
          <time dateTime={problem.created_at}>{formatDate(Date.parse(problem.created_at))}</time>
        </div>
      </BlockedPost>
    </li>
  );
}

/** The place of one. */
export const ProblemSkeleton = () => (
  <div className={styles.row}>
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="base" lines={2} />
    <SkeletonText size="small" width="half" />
  </div>
);
