import type { VideosApi } from '@shuyuan/api-client';
import { SkeletonBlock, SkeletonText, type SkeletonBlockProps } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../paths/list-size.ts';
import { paths, type SceneListPlace } from '../../paths/paths.ts';
import * as styles from '../anthologies/list/list.css.ts';
import type { CategoryTree } from './category-choices.tsx';
import type { ListWords } from './list-page.strings.ts';
import { ListPage } from './list-page.tsx';
import { SceneFilters } from './scene-filters.tsx';
import { readSceneQuery, scenePlaceOf } from './scene-query.ts';

interface SceneList<Row> {
  data: { data: readonly Row[]; total: number };
  categories: readonly CategoryTree[];
}

export interface SceneListPageProps<Row> {
  words: ListWords;
  /** Names what is listed. */
  question: string;
  load: (
    query: Parameters<VideosApi['list']>[0],
    options: { signal: AbortSignal },
  ) => Promise<SceneList<Row>>;
  addressOf: (place?: SceneListPlace) => string;
  /** Of a cover. */
  ratio: NonNullable<SkeletonBlockProps['ratio']>;
  /** One row, a list item with a key; `isPriority` is in the first view. */
  children: (row: Row, isPriority: boolean) => ReactNode;
}

/** Covers by category and scene, which the address carries. */
export function SceneListPage<Row>(props: SceneListPageProps<Row>) {
  const { words, question, load, addressOf, ratio, children } = props;
  const [search] = useSearchParams();
  const query = readSceneQuery(search);
  const { page, size, category, scene } = query;
  return (
    <ListPage
      words={words}
      question={`${question} ${page} ${size} ${category ?? ''} ${scene}`}
      load={(signal) =>
        load({ page, size, scene, ...(category !== undefined && { category_id: category }) }, { signal })
      }
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => addressOf(scenePlaceOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list) => (
        <SceneFilters
          query={query}
          categories={list?.categories ?? []}
          addressOf={(to) => addressOf(scenePlaceOf(to))}
        />
      )}
      wholeAddress={category === undefined && scene === 'all' ? null : addressOf()}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.books}
      skeleton={{
        count: 4,
        row: (
          <div className={styles.book}>
            <SkeletonBlock ratio={ratio} />
            <SkeletonText size="lead" width="most" />
            <SkeletonText size="small" width="half" />
          </div>
        ),
      }}
    >
      {(row, index) => children(row, index < 4)}
    </ListPage>
  );
}
