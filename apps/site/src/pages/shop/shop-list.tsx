import { createProductsApi } from '@shuyuan/api-client';
import type { ReactNode } from 'react';
import { listSizes } from '../../paths/list-size.ts';
import { paths } from '../../paths/paths.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { ListPage } from '../archetypes/list-page.tsx';
import type { ListWords } from '../archetypes/list-page.strings.ts';
import { ArticleSkeleton } from '../articles/list/article-item.tsx';
import * as styles from '../articles/list/list.css.ts';
import { ResourceItem } from '../tags/resource-item.tsx';
import { ShopFilters } from './shop-filters.tsx';
import { placeOf, type ShopQuery } from './shop-query.ts';
import { shopCategoryStrings } from './shop.strings.ts';

interface ShopListProps {
  words: ListWords;
  query: ShopQuery;
  addressOf: (place: ReturnType<typeof placeOf>) => string;
  /** Above the filters. */
  search?: ReactNode;
}

/** What is sold, of all types, by what the address asks for. */
export function ShopList({ words, query, addressOf, search }: ShopListProps) {
  const { client } = useSite();
  const { types, recommended } = useStrings(shopCategoryStrings);
  const { page, size, keywords, type, isForMembers, sort } = query;
  const isWhole = keywords === '' && type === undefined && !isForMembers;
  return (
    <ListPage
      words={words}
      question={`shop ${page} ${size} ${type ?? ''} ${isForMembers} ${sort} ${keywords}`}
      load={(signal) =>
        createProductsApi(client.http).list(
          {
            page,
            size,
            sort,
            ...(keywords !== '' && { keywords }),
            ...(type && { type }),
            ...(isForMembers && { member_free: 'yes' }),
          },
          { signal },
        )
      }
      rowsOf={(list) => list.data}
      place={query}
      addressOf={(to) => addressOf(placeOf({ ...query, ...to }))}
      sizes={listSizes}
      renderFilters={(list) => (
        <>
          {search}
          <ShopFilters query={query} counts={list?.counts ?? {}} addressOf={(to) => addressOf(placeOf(to))} />
        </>
      )}
      wholeAddress={isWhole ? null : addressOf({})}
      wayOn={{ href: paths.articles(), label: words.toArticles }}
      className={styles.rows}
      skeleton={{ count: 6, row: <ArticleSkeleton /> }}
    >
      {(product, index) => (
        <ResourceItem
          key={`${product.type} ${product.id}`}
          resource={product}
          typeName={types[product.type]}
          recommended={recommended}
          isPriority={index < 4}
        />
      )}
    </ListPage>
  );
}
