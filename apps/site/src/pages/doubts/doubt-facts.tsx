import type { DoubtCard } from '@shuyuan/api-client/community';
import { Badge, type BadgeProps } from '@shuyuan/ui/badge';
import { formatDate, formatDateTime } from '@shuyuan/ui/relative-time';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { clockText } from '../../shell/clock-text.ts';
import { useSession, useStrings } from '../../stores/site-context.tsx';
import { AuthorName } from '../people/author-name.tsx';
import * as styles from '../problems/problem.css.ts';
import { doubtWords } from './doubt-words.strings.ts';

const tones: Record<DoubtCard['status'], NonNullable<BadgeProps['tone']>> = {
  waiting: 'neutral',
  promised: 'action',
  answered: 'positive',
  closed: 'neutral',
};

const longest = 32;

/** A stem may be a page long: here it names the question alone. */
function shortened(stem: string): string {
  const letters = Array.from(stem);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : stem;
}

/** About what, by whom and when it was asked, and how it stands. */
export function DoubtFacts({ doubt }: { doubt: Omit<DoubtCard, 'excerpt'> }) {
  const words = useStrings(doubtWords);
  const { status, visibility, video, course, question, second, promised_at: promisedAt } = doubt;
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <div className={styles.facts}>
      <Badge tone={tones[status]}>{words.status[status]}</Badge>
      {doubt.is_overdue && <Badge tone="critical">{words.overdue}</Badge>}
      {!doubt.is_public && <Badge tone="caution">{words.private}</Badge>}
      {visibility !== 'shown' && <Badge tone="caution">{words[visibility]}</Badge>}
      {video && (
        <Link
          to={
            course && isSignedIn
              ? paths.play({ id: video.id, course: course.id, t: second ?? undefined })
              : paths.video(video.id, second ?? undefined)
          }
          className={styles.link}
        >
          {second === null ? video.title : `${video.title} ${words.at(clockText(second))}`}
        </Link>
      )}
      {question && (
        <Link to={paths.doubts({ question: question.id })} className={styles.link}>
          {words.question(shortened(question.title))}
        </Link>
      )}
      <AuthorName user={doubt.user} gone={words.gone} />
      <time dateTime={doubt.created_at}>{formatDate(Date.parse(doubt.created_at))}</time>
      {status === 'promised' && promisedAt !== null && (
        <span>{words.by(formatDateTime(Date.parse(promisedAt)))}</span>
      )}
      <span>{words.answers(doubt.answers_count)}</span>
    </div>
  );
}
