import { createDoubtsApi } from '@shuyuan/api-client/community';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ProblemSkeleton } from '../../problems/problem-item.tsx';
import * as styles from '../../problems/problem.css.ts';
import { DoubtItem } from '../doubt-item.tsx';
import { mineStrings } from './mine.strings.ts';

const size = 16;

/** What a person has asked, and what they are asked as a teacher. */
export default function MyDoubtsPage() {
  const { client } = useSite();
  const words = useStrings(mineStrings);
  const doubts = useMemo(() => createDoubtsApi(client.http), [client]);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const page = pageOf(search);
  const scene = search.get('scene') === 'to-me' ? 'to-me' : 'asked';
  const tab = scene === 'asked' ? undefined : scene;
  return (
    <ListPage
      words={words}
      question={`my doubts ${scene} ${page} ${session}`}
      load={(signal) => doubts.mine({ page, size, scene }, { signal })}
      rowsOf={(rows) => rows}
      place={{ page, size }}
      addressOf={(to) => paths.myDoubts({ tab, page: to.page === 1 ? undefined : to.page })}
      renderFilters={() => (
        <Choices
          label={words.tabs}
          choices={(['asked', 'to-me'] as const).map((each) => ({
            name: words.tab[each],
            href: paths.myDoubts({ tab: each === 'asked' ? undefined : each }),
            isCurrent: each === scene,
          }))}
        />
      )}
      wholeAddress={null}
      wayOn={{ href: paths.doubts(), label: words.toList }}
      className={styles.rows}
      skeleton={{ count: 5, row: <ProblemSkeleton /> }}
    >
      {(doubt) => <DoubtItem key={doubt.id} doubt={doubt} />}
    </ListPage>
  );
}
