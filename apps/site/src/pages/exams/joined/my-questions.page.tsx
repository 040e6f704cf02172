import { createExamAreaApi, type JoinedPapers, type JoinedPractices } from '@shuyuan/api-client/exam-area';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as chipStyles from '../../archetypes/chips.css.ts';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../list/papers.css.ts';
import { myQuestionsStrings } from './my-questions.strings.ts';

type Row = JoinedPapers['data'][number] | JoinedPractices['data'][number];

/** What somebody has sat and practised: exams, mock exams and practices, the latest first. */
export default function MyQuestionsPage() {
  const { client } = useSite();
  const strings = useStrings(myQuestionsStrings);
  const [search] = useSearchParams();
  const sessionNumber = useSession((state) => state.sessionNumber);
  const isReachable = useReachable();
  const area = createExamAreaApi(client.http);
  const all = [
    { tab: 'papers', call: area.joinedPapers, list: paths.papers(), addressOf: paths.paper },
    { tab: 'mocks', call: area.joinedMockPapers, list: paths.mockPapers(), addressOf: paths.mockPaper },
    { tab: 'practices', call: area.joinedPractices, list: paths.practices(), addressOf: paths.practice },
  ] as const;
  const open = all.filter(({ list }) => isReachable(list));
  const current = open.find(({ tab }) => tab === search.get('tab')) ?? open[0] ?? all[0];
  const place = { page: pageOf(search), size: 10 };
  return (
    <ListPage<{ data: readonly Row[]; total: number }, Row>
      words={strings}
      question={`my questions ${current.tab} ${place.page} ${sessionNumber}`}
      load={(signal) => current.call(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.myQuestions({ tab: current.tab, page: page === 1 ? undefined : page })}
      renderFilters={() => (
        <nav aria-label={strings.what} className={chipStyles.chips}>
          {open.map(({ tab }) => (
            <Link
              key={tab}
              to={paths.myQuestions({ tab })}
              aria-current={tab === current.tab ? 'page' : undefined}
              className={chipStyles.chip}
            >
              {strings.tabs[tab]}
            </Link>
          ))}
        </nav>
      )}
      wholeAddress={null}
      wayOn={{ href: paths.exam(), label: strings.toExams }}
      className={styles.papers}
      skeleton={{
        count: 3,
        row: (
          <div className={styles.paper}>
            <SkeletonText size="lead" width="most" />
          </div>
        ),
      }}
    >
      {(row) => (
        <Joined
          key={'paper' in row ? row.paper.id : row.practice.id}
          row={row}
          addressOf={current.addressOf}
        />
      )}
    </ListPage>
  );
}

/** One of them. The whole card leads to its page. */
function Joined({ row, addressOf }: { row: Row; addressOf: (id: number) => string }) {
  const strings = useStrings(myQuestionsStrings);
  const isPaper = 'paper' in row;
  const { id, question_count: count } = isPaper ? row.paper : row.practice;
  return (
    <li className={styles.paper}>
      <h2 className={styles.title}>
        <Link to={addressOf(id)} className={styles.link}>
          {isPaper ? row.paper.title : row.practice.name}
        </Link>
      </h2>
      <p className={styles.facts}>
        <span>{strings.count(count)}</span>
        <span>
          {!isPaper
            ? strings.done(row.submit_count, count)
            : row.max_score === null
              ? strings.unmarked
              : strings.best(row.max_score)}
        </span>
      </p>
    </li>
  );
}
