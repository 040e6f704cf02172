import { SearchField } from '@shuyuan/ui/search-field';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { ShopList } from './shop-list.tsx';
import { placeOf, readShopQuery } from './shop-query.ts';
import { shopSearchStrings } from './shop.strings.ts';

/** What is sold, by the words of its title. */
export default function ShopSearchPage() {
  const words = useStrings(shopSearchStrings);
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const query = readShopQuery(search);
  return (
    <ShopList
      words={words}
      query={query}
      addressOf={(place) => paths.shopSearch(place)}
      search={
        <SearchField
          // Another address is another search.
          key={query.keywords}
          label={words.keywords}
          defaultValue={query.keywords}
          onSearch={(keywords) =>
            navigate(paths.shopSearch(placeOf({ ...query, page: 1, keywords: keywords.trim() })))
          }
        />
      }
    />
  );
}
