import type { ExamStats } from '@shuyuan/api-client/exam-area';
import { BookIcon, ClockIcon, EditIcon, FileIcon, MarkIcon } from '@shuyuan/ui/icons';
import { Text } from '@shuyuan/ui/layout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useStrings } from '../../../stores/site-context.tsx';
import { examWords } from '../exam-words.strings.ts';
import * as styles from './hub.css.ts';
import { hubStrings } from './hub.strings.ts';

/** There is something beside papers. */
export const hasParts = (stats: ExamStats | null) =>
  stats !== null && stats.mock_papers_count + stats.practices_count + stats.wrong_book_count > 0;

/** The ways to the other parts of the exam area, each with how much there is of it; none to what is closed. */
export function PartTiles({ stats }: { stats: ExamStats | null }) {
  const strings = useStrings(hubStrings);
  const words = useStrings(examWords);
  const isReachable = useReachable();
  if (!stats) return null;
  const due = stats.wrong_book_due_count;
  const parts: { name: string; href: string; icon: ReactNode; count: string }[] = [
    {
      name: words.mockPapers,
      href: paths.mockPapers(),
      icon: <ClockIcon size="large" />,
      count: strings.papersCount(stats.mock_papers_count),
    },
    {
      name: words.practices,
      href: paths.practices(),
      icon: <EditIcon size="large" />,
      count: strings.practicesCount(stats.practices_count, stats.practice_chapters_count),
    },
    {
      name: words.wrongBook,
      href: paths.wrongBook(),
      icon: <BookIcon size="large" />,
      count: due > 0 ? strings.dueCount(due) : strings.questionsCount(stats.wrong_book_count),
    },
    {
      name: words.collection,
      href: paths.questionCollection(),
      icon: <MarkIcon size="large" />,
      count: strings.questionsCount(stats.collection_count),
    },
    {
      name: words.questionBank,
      href: paths.questionBank(),
      icon: <FileIcon size="large" />,
      count: strings.bankHint,
    },
  ];
  return parts
    .filter(({ href }) => isReachable(href))
    .map(({ name, href, icon, count }) => (
      <div key={href} className={styles.pressableTile}>
        <span className={styles.tileIcon}>{icon}</span>
        <div className={styles.tileWords}>
          <h2 className={styles.tileTitle}>
            <Link to={href} className={styles.link}>
              {name}
            </Link>
          </h2>
          <Text tone="muted">{count}</Text>
        </div>
      </div>
    ));
}
