import { createTagsApi } from '@shuyuan/api-client';
import { useSearchParams } from 'react-router-dom';
import { listSizes } from '../../paths/list-size.ts';
import { paths } from '../../paths/paths.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { CategoryChipsSkeleton } from '../archetypes/category-chips.tsx';
import { ListPage } from '../archetypes/list-page.tsx';
import { ArticleSkeleton } from '../articles/list/article-item.tsx';
import * as styles from '../articles/list/list.css.ts';
import { ResourceItem } from './resource-item.tsx';
import { TagFilters } from './tag-filters.tsx';
import { placeOf, readTagQuery } from './tag-query.ts';
import { tagStrings } from './tag.strings.ts';

/** What carries a tag, or any: articles, courses and anthologies by tag, type and page. */
export default function TagPage() {
  const { client } = useSite();
  const words = useStrings(tagStrings);
  const [search] = useSearchParams();
  const query = readTagQuery(search);
  const { id, type, page, size } = query;
  const narrowed = { ...(id !== undefined && { tag_id: id }), ...(type && { type }) };
  const isWhole = id === undefined && type === undefined;
  return (
    <ListPage
      words={words}
      question={`tags ${page} ${size} ${id ?? ''} ${type ?? ''}`}
      load={(signal) => createTagsApi(client.http).list({ page, size, ...narrowed }, { signal })}
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => paths.tag(placeOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list, isLoading) =>
        list ? <TagFilters query={query} list={list} /> : isLoading && <CategoryChipsSkeleton />
      }
      wholeAddress={isWhole ? null : paths.tag()}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.rows}
      skeleton={{ count: 6, row: <ArticleSkeleton /> }}
    >
      {(resource, index) => (
        <ResourceItem
          key={`${resource.type} ${resource.id}`}
          resource={resource}
          typeName={words.types[resource.type]}
          isPriority={index < 4}
        />
      )}
    </ListPage>
  );
}
