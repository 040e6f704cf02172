import { createCombosApi } from '@shuyuan/api-client';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/list/list.css.ts';
import { ListPage } from '../../archetypes/list-page.tsx';
import { SceneFilters } from '../../archetypes/scene-filters.tsx';
import { readSceneQuery, scenePlaceOf } from '../../archetypes/scene-query.ts';
import { ComboItem } from '../combo-item.tsx';
import { listStrings } from './list.strings.ts';

const pageSize = 16;

/** Columns by category and scene. */
export default function ComboListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const query = readSceneQuery(search);
  const { page, category, scene } = query;
  return (
    <ListPage
      words={words}
      question={`combos ${page} ${category ?? ''} ${scene}`}
      load={(signal) =>
        createCombosApi(client.http).list(
          { page, size: pageSize, scene, ...(category !== undefined && { category_id: category }) },
          { signal },
        )
      }
      rowsOf={(list) => list.data}
      place={{ page, size: pageSize }}
      addressOf={(to) => paths.combos(scenePlaceOf({ ...query, page: to.page }))}
      renderFilters={(list) => (
        <SceneFilters
          query={query}
          categories={list?.categories ?? []}
          addressOf={(to) => paths.combos(scenePlaceOf(to))}
        />
      )}
      wholeAddress={category === undefined && scene === 'all' ? null : paths.combos()}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.books}
      skeleton={{ count: 4, row: <ComboSkeleton /> }}
    >
      {(combo, index) => <ComboItem key={combo.id} combo={combo} isPriority={index < 4} />}
    </ListPage>
  );
}

const ComboSkeleton = () => (
  <div className={styles.book}>
    <SkeletonBlock ratio="4:3" />
    <SkeletonText size="lead" width="most" />
    <SkeletonText size="small" width="half" />
  </div>
);
