import type { CommunityProblem } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { formatCount } from '@shuyuan/ui/count-text';
import { Heading, Stack } from '@shuyuan/ui/layout';
import { useUi } from '@shuyuan/ui/provider';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useStrings } from '../../../stores/site-context.tsx';
import { AuthorName } from '../../people/author-name.tsx';
import { TagLinks } from '../../tags/tag-links.tsx';
import { problemWords } from '../problem-words.strings.ts';
import * as styles from '../problem.css.ts';
import { detailStrings } from './detail.strings.ts';

/** What is asked, by whom, when, and for how many credits. */
export function ProblemHead({ problem }: { problem: CommunityProblem }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(problemWords);
  const { locale } = useUi();
  const { user, bounty, visibility, edited_at: editedAt } = problem;
  const name = user?.nick_name ?? words.gone;
  return (
    <Stack gap={12}>
      <Heading level={1} font="reading" size="display">
        {problem.title}
      </Heading>
      <div className={styles.facts}>
        <Avatar name={name} src={user?.avatar ?? ''} size="small" />
        <AuthorName user={user} gone={words.gone} />
        <time dateTime={problem.created_at}>{formatDate(Date.parse(problem.created_at))}</time>
        {editedAt !== null && <span>{strings.edited(formatDate(Date.parse(editedAt)))}</span>}
        <span>{words.views(formatCount(problem.views_count, locale))}</span>
        <span>{words.answers(problem.solutions_count)}</span>
        <Badge tone={problem.is_solved ? 'positive' : 'neutral'}>
          {problem.is_solved ? words.solved : words.unsolved}
        </Badge>
        {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
        {bounty > 0 && <strong className={styles.price}>{words.bounty(bounty)}</strong>}
      </div>
      <TagLinks tags={problem.tags ?? []} />
    </Stack>
  );
}
