import type { Solution } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useStrings } from '../../../stores/site-context.tsx';
import { AuthorName } from '../../people/author-name.tsx';
import { detailStrings } from '../detail/detail.strings.ts';
import { problemWords } from '../problem-words.strings.ts';
import * as styles from '../problem.css.ts';
import { solutionStrings } from './solution.strings.ts';

/** By whom and when a solution was written, and how it stands. */
export function SolutionFacts({ solution }: { solution: Solution }) {
  const strings = useStrings(solutionStrings);
  const { edited } = useStrings(detailStrings);
  const words = useStrings(problemWords);
  const { user, created_at: at, edited_at: editedAt, is_accepted: isAccepted, visibility } = solution;
  return (
    <div className={styles.facts}>
      <Avatar name={user?.nick_name ?? words.gone} src={user?.avatar ?? ''} size="small" />
      <AuthorName user={user} gone={words.gone} />
      <time dateTime={at}>{formatDate(Date.parse(at))}</time>
      {editedAt !== null && <span>{edited(formatDate(Date.parse(editedAt)))}</span>}
      {isAccepted && <Badge tone="positive">{strings.accepted}</Badge>}
      {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
    </div>
  );
}
