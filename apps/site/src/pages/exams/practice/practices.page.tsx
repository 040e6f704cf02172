import { createPracticeApi } from '@shuyuan/api-client/exam-area';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { examWords } from '../exam-words.strings.ts';
import { PaperCategories } from '../list/paper-categories.tsx';
import * as styles from '../list/papers.css.ts';
import { PracticeItem } from './practice-item.tsx';
import { practicesStrings } from './practices.strings.ts';

/** Practices by category, page by page. */
export default function PracticesPage() {
  const { client } = useSite();
  const strings = useStrings(practicesStrings);
  const words = useStrings(examWords);
  const [search] = useSearchParams();
  // Who signs in is answered with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const place = { page: pageOf(search), size: 10 };
  const cid1 = idOf(search.get('cid1')) ?? undefined;
  const cid2 = idOf(search.get('cid2')) ?? undefined;
  const narrowed = { ...(cid1 !== undefined && { cid1 }), ...(cid2 !== undefined && { cid2 }) };
  const isWhole = cid1 === undefined;
  return (
    <ListPage
      words={isWhole ? { ...strings, emptyHint: strings.noneHint } : strings}
      question={`practices ${place.page} ${cid1 ?? ''} ${cid2 ?? ''} ${sessionNumber}`}
      load={(signal) => createPracticeApi(client.http).list({ ...place, ...narrowed }, { signal })}
      rowsOf={(list) => list.data}
      place={place}
      addressOf={({ page }) => paths.practices({ page: page === 1 ? undefined : page, cid1, cid2 })}
      trail={<Breadcrumbs items={[{ label: words.exams, href: paths.exam() }, { label: words.practices }]} />}
      renderFilters={(list) =>
        list && <PaperCategories chosen={{ cid1, cid2 }} list={list} addressOf={paths.practices} />
      }
      wholeAddress={isWhole ? null : paths.practices()}
      wayOn={{ href: paths.exam(), label: strings.toExams }}
      className={styles.papers}
      fades={false}
      skeleton={{
        count: 3,
        row: (
          <div className={styles.paper}>
            <SkeletonText size="lead" width="most" />
            <SkeletonText size="small" width="half" />
          </div>
        ),
      }}
    >
      {(practice, _, { user_practices: done }) => (
        <PracticeItem key={practice.id} practice={practice} done={done[String(practice.id)] ?? 0} />
      )}
    </ListPage>
  );
}
