import type { PaperList } from '@shuyuan/api-client';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { SkeletonText } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaperListPlace } from '../../../paths/exam-paths.ts';
import { pageOf } from '../../../paths/page-of.ts';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSession, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import type { ListWords } from '../../archetypes/list-page.strings.ts';
import { examWords } from '../exam-words.strings.ts';
import { PaperCategories } from './paper-categories.tsx';
import * as styles from './papers.css.ts';

type Answer = Pick<PaperList, 'categories' | 'category_children'> & {
  data: { data: readonly unknown[]; total: number };
};

interface ExamListProps<List extends Answer> {
  /** As the trail calls it. */
  kind: 'papers' | 'mockPapers' | 'practices';
  words: ListWords & {
    /** Where there is nothing at all, in no category. */
    noneHint: string;
  };
  load: (
    query: { page: number; size: number; cid1?: number; cid2?: number },
    signal: AbortSignal,
  ) => Promise<List>;
  /** Where an empty list leads to. */
  wayOn: { href: string; label: string };
  /** One row, a list item with a key. */
  children: (row: List['data']['data'][number], list: List) => ReactNode;
}

/** Papers, mock papers or practices by category, page by page. */
export function ExamList<List extends Answer>({ kind, words, load, wayOn, children }: ExamListProps<List>) {
  const trail = useStrings(examWords);
  const [search] = useSearchParams();
  // Who signs in is answered with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const addressOf: (place?: PaperListPlace) => string = paths[kind];
  const place = { page: pageOf(search), size: 10 };
  const cid1 = idOf(search.get('cid1')) ?? undefined;
  const cid2 = idOf(search.get('cid2')) ?? undefined;
  const narrowed = { ...(cid1 !== undefined && { cid1 }), ...(cid2 !== undefined && { cid2 }) };
  const isWhole = cid1 === undefined;
  return (
    <ListPage<List, List['data']['data'][number]>
      words={isWhole ? { ...words, emptyHint: words.noneHint } : words}
      question={`${kind} ${place.page} ${cid1 ?? ''} ${cid2 ?? ''} ${sessionNumber}`}
      load={(signal) => load({ ...place, ...narrowed }, signal)}
      rowsOf={(list) => list.data}
      place={place}
      addressOf={({ page }) => addressOf({ page: page === 1 ? undefined : page, cid1, cid2 })}
      trail={<Breadcrumbs items={[{ label: trail.exams, href: paths.exam() }, { label: trail[kind] }]} />}
      renderFilters={(list) =>
        list && <PaperCategories chosen={{ cid1, cid2 }} list={list} addressOf={addressOf} />
      }
      wholeAddress={isWhole ? null : addressOf()}
      wayOn={wayOn}
      className={styles.papers}
      fades={false}
      skeleton={{ count: 4, row: <RowSkeleton /> }}
    >
      {(row, _, list) => children(row, list)}
    </ListPage>
  );
}

const RowSkeleton = () => (
  <div className={styles.paper}>
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="small" width="half" />
  </div>
);
