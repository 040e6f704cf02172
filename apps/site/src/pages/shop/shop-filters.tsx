import type { ProductList } from '@shuyuan/api-client';
import { Stack } from '@shuyuan/ui/layout';
import { useStrings } from '../../stores/site-context.tsx';
import { Choices } from '../archetypes/choices.tsx';
import { productOrders, productTypes, type ShopQuery } from './shop-query.ts';
import { shopCategoryStrings } from './shop.strings.ts';

interface ShopFiltersProps {
  query: ShopQuery;
  /** Types without any are left out. */
  counts: ProductList['counts'];
  addressOf: (query: ShopQuery) => string;
}

/** What the shop can be narrowed to, each a link of its own; a choice begins at the first page again. */
export function ShopFilters({ query, counts, addressOf }: ShopFiltersProps) {
  const words = useStrings(shopCategoryStrings);
  const choice = (name: string, part: Partial<ShopQuery>, isCurrent: boolean) => ({
    name,
    href: addressOf({ ...query, page: 1, ...part }),
    isCurrent,
  });
  const types = productTypes.filter((type) => type === query.type || (counts[type] ?? 0) > 0);
  return (
    <Stack gap={12}>
      <Choices
        label={words.type}
        choices={[
          choice(words.all, { type: undefined }, query.type === undefined),
          ...types.map((type) => choice(words.types[type], { type }, type === query.type)),
        ]}
      />
      <Choices
        label={words.members}
        choices={[
          choice(words.membersChoices.all, { isForMembers: false }, !query.isForMembers),
          choice(words.membersChoices.yes, { isForMembers: true }, query.isForMembers),
        ]}
      />
      <Choices
        label={words.sort}
        choices={productOrders.map((sort) => choice(words.sorts[sort], { sort }, sort === query.sort))}
      />
    </Stack>
  );
}
