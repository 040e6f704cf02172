import { createProblemsApi, type OwnSolution } from '@shuyuan/api-client/community';
import { Badge } from '@shuyuan/ui/badge';
import { Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemItem, ProblemSkeleton } from '../problem-item.tsx';
import { problemWords } from '../problem-words.strings.ts';
import * as styles from '../problem.css.ts';
import { mineStrings } from './mine.strings.ts';

const size = 16;

/** What a person has asked, and what they have answered. */
export default function MyProblemsPage() {
  const [search] = useSearchParams();
  const page = pageOf(search);
  return search.get('scene') === 'solutions' ? <Answered page={page} /> : <Asked page={page} />;
}

/** What both lists share. */
function useMine(tab: 'problems' | 'solutions') {
  const { client } = useSite();
  const words = useStrings(mineStrings);
  const problems = useMemo(() => createProblemsApi(client.http), [client]);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const scene = tab === 'problems' ? undefined : tab;
  return {
    problems,
    session,
    list: {
      words,
      addressOf: ({ page }: { page: number }) =>
        paths.myProblems({ tab: scene, page: page === 1 ? undefined : page }),
      renderFilters: () => (
        <Choices
          label={words.tabs}
          choices={(['problems', 'solutions'] as const).map((each) => ({
            name: words.tab[each],
            href: paths.myProblems({ tab: each === 'problems' ? undefined : each }),
            isCurrent: each === tab,
          }))}
        />
      ),
      wholeAddress: null,
      wayOn: { href: paths.problems(), label: words.toList },
      className: styles.rows,
      skeleton: { count: 5, row: <ProblemSkeleton /> },
    },
  };
}

function Asked({ page }: { page: number }) {
  const { problems, session, list } = useMine('problems');
  return (
    <ListPage
      {...list}
      question={`my problems ${page} ${session}`}
      load={(signal) => problems.mine({ page, size }, { signal })}
      rowsOf={(rows) => rows}
      place={{ page, size }}
    >
      {(problem) => <ProblemItem key={problem.id} problem={problem} />}
    </ListPage>
  );
}

function Answered({ page }: { page: number }) {
  const { problems, session, list } = useMine('solutions');
  return (
    <ListPage
      {...list}
      question={`my solutions ${page} ${session}`}
      load={(signal) => problems.mySolutions({ page, size }, { signal })}
      rowsOf={(rows) => rows}
      place={{ page, size }}
    >
      {(solution) => <SolutionItem key={solution.id} solution={solution} />}
    </ListPage>
  );
}

function SolutionItem({ solution }: { solution: OwnSolution }) {
  const words = useStrings(mineStrings);
  const { held, hidden } = useStrings(problemWords);
  const { id, problem, excerpt, is_accepted: isAccepted, visibility, created_at: at } = solution;
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link to={paths.solution(id)} className={styles.link}>
          {problem.title}
        </Link>
      </h2>
      <Text tone="muted">{excerpt}</Text>
      <div className={styles.facts}>
        {isAccepted && <Badge tone="positive">{words.accepted}</Badge>}
        {isAccepted && problem.bounty > 0 && (
          <span className={styles.price}>{words.earned(problem.bounty)}</span>
        )}
        {visibility !== 'shown' && <Badge tone="caution">{visibility === 'held' ? held : hidden}</Badge>}
        <time dateTime={at}>{formatDate(Date.parse(at))}</time>
      </div>
    </li>
  );
}
