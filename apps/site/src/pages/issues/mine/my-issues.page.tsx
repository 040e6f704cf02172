import { createIssuesApi } from '@shuyuan/api-client/community';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemSkeleton } from '../../problems/problem-item.tsx';
import * as styles from '../../problems/problem.css.ts';
import { IssueItem } from '../issue-item.tsx';
import { mineStrings } from './mine.strings.ts';

const size = 16;

/** The topics that a person has begun. */
export default function MyIssuesPage() {
  const { client } = useSite();
  const words = useStrings(mineStrings);
  const issues = useMemo(() => createIssuesApi(client.http), [client]);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const page = pageOf(useSearchParams()[0]);
  return (
    <ListPage
      words={words}
      question={`my issues ${page} ${session}`}
      load={(signal) => issues.mine({ page, size }, { signal })}
      rowsOf={(rows) => rows}
      place={{ page, size }}
      addressOf={(to) => paths.myIssues({ page: to.page === 1 ? undefined : to.page })}
      wholeAddress={null}
      wayOn={{ href: paths.editIssue(), label: words.begin }}
      className={styles.rows}
      skeleton={{ count: 5, row: <ProblemSkeleton /> }}
    >
      {(issue) => <IssueItem key={issue.id} issue={issue} />}
    </ListPage>
  );
}
