import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import { ShopList } from './shop-list.tsx';
import { readShopQuery } from './shop-query.ts';
import { ShopSearchField } from './shop-search-field.tsx';
import { shopCategoryStrings } from './shop.strings.ts';

/** What is sold, by type. */
export default function ShopCategoryPage() {
  const words = useStrings(shopCategoryStrings);
  const [search] = useSearchParams();
  const query = { ...readShopQuery(search), keywords: '' };
  return (
    <ShopList
      words={words}
      query={query}
      addressOf={(place) => paths.shopCategory(place)}
      search={<ShopSearchField query={query} />}
    />
  );
}
