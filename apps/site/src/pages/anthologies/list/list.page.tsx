import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../../paths/list-size.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { CategoryChips, CategoryChipsSkeleton } from '../../archetypes/category-chips.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { placeOf, readListQuery } from '../../articles/list/list-query.ts';
import { AnthologyItem, AnthologySkeleton } from './anthology-item.tsx';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';

/** Anthologies by category and page. */
export default function AnthologyListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const { page, size, category } = query;
  const narrowed = category !== undefined && { category_id: category };
  return (
    <ListPage
      words={words}
      question={`anthologies ${page} ${size} ${category ?? ''}`}
      load={(signal) => client.anthologies.list({ page, size, ...narrowed }, { signal })}
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => paths.anthologies(placeOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list, isLoading) =>
        list
          ? list.categories.length > 0 && (
              <CategoryChips
                label={words.categories}
                all={words.all}
                categories={list.categories.map(({ anthologies_count: count, ...each }) => ({
                  ...each,
                  count,
                }))}
                current={query.category}
                getHref={(next) => paths.anthologies(placeOf({ ...query, page: 1, category: next }))}
              />
            )
          : isLoading && <CategoryChipsSkeleton />
      }
      wholeAddress={category !== undefined ? paths.anthologies() : null}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.books}
      skeleton={{ count: 4, row: <AnthologySkeleton /> }}
    >
      {(anthology, index) => (
        <AnthologyItem key={anthology.id} anthology={anthology} isPriority={index < 4} />
      )}
    </ListPage>
  );
}
