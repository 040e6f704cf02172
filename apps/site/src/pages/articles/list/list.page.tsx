import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../../paths/list-size.ts';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { CategoryChips, CategoryChipsSkeleton } from '../../archetypes/category-chips.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import { ArticleItem, ArticleSkeleton } from './article-item.tsx';
import { placeOf, readListQuery } from './list-query.ts';
import * as styles from './list.css.ts';
import { listStrings } from './list.strings.ts';

/** Articles by category and page. */
export default function ArticleListPage() {
  const { client } = useSite();
  const words = useStrings(listStrings);
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const { page, size, category } = query;
  const narrowed = category !== undefined && { category_id: category };
  return (
    <ListPage
      words={words}
      question={`articles ${page} ${size} ${category ?? ''}`}
      load={(signal) => client.articles.list({ page, size, ...narrowed }, { signal })}
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => paths.articles(placeOf({ ...query, ...to }))}
      sizes={listSizes}
      pagedFrom={1}
      renderFilters={(list) =>
        list ? (
          <CategoryChips
            label={words.categories}
            all={words.all}
            categories={list.categories.map(({ articles_count: count, ...each }) => ({ ...each, count }))}
            current={category}
            getHref={(next) => paths.articles(placeOf({ ...query, page: 1, category: next }))}
          />
        ) : (
          <CategoryChipsSkeleton />
        )
      }
      wholeAddress={category !== undefined ? paths.articles() : null}
      className={styles.rows}
      skeleton={{ count: 12, row: <ArticleSkeleton /> }}
    >
      {(article, index) => <ArticleItem key={article.id} article={article} isPriority={index < 4} />}
    </ListPage>
  );
}
