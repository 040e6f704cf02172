import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import { ShopList } from './shop-list.tsx';
import { readShopQuery } from './shop-query.ts';
import { ShopSearchField } from './shop-search-field.tsx';
import { shopSearchStrings } from './shop.strings.ts';

/** Goods on sale, found by their titles. */
export default function ShopSearchPage() {
  const words = useStrings(shopSearchStrings);
  const [search] = useSearchParams();
  const query = readShopQuery(search);
  return (
    <ShopList
      words={words}
      query={query}
      addressOf={(place) => paths.shopSearch(place)}
      search={<ShopSearchField query={query} />}
    />
  );
}
