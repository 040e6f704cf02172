import { SearchField } from '@shuyuan/ui/search-field';
import { paths } from '../../paths/paths.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { placeOf, type ShopQuery } from './shop-query.ts';
import { shopSearchStrings } from './shop.strings.ts';

/** Searches the shop by title and leads to its results. The filters of `query` stay. */
export function ShopSearchField({ query }: { query: ShopQuery }) {
  const words = useStrings(shopSearchStrings);
  const { navigate } = useSite();
  return (
    <SearchField
      // Another address is another search.
      key={query.keywords}
      label={words.keywords}
      defaultValue={query.keywords}
      onSearch={(keywords) =>
        navigate(paths.shopSearch(placeOf({ ...query, page: 1, keywords: keywords.trim() })))
      }
    />
  );
}
