import type { ManageClient, ManagedProduct } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { Inline } from '@shuyuan/ui/layout';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { managedProductsStrings, type ManagedProductsStrings } from './products.strings.ts';

type Declaration = ResourceDeclaration<ManagedProduct>;

/** A figure, ordered by itself. */
const figure = (
  id: 'charge' | 'sales' | 'revenue' | 'weight',
  label: string,
  cell: (product: ManagedProduct) => string | number,
): Declaration['list']['columns'][number] => ({ id, label, cell, align: 'end', width: 'fit', sort: id });

const columnsOf = (words: ManagedProductsStrings): Declaration['list']['columns'] => [
  { id: 'goods', label: words.goods, isRowHeader: true, cell: ({ goods_title: title }) => title },
  { id: 'type', label: words.type, width: 'fit', cell: ({ goods_type: type }) => words.types[type] },
  figure('charge', words.charge, ({ charge }) => words.yuan(charge)),
  figure('sales', words.sales, ({ sales }) => sales),
  figure('revenue', words.revenue, ({ revenue }) => words.yuan(revenue)),
  figure('weight', words.weight, ({ weight }) => weight),
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: (product) => <States product={product} words={words} />,
  },
];

function States({ product, words }: { product: ManagedProduct; words: ManagedProductsStrings }) {
  const { has_list: hasList, is_listed: isListed, is_published: isPublished } = product;
  return (
    <Inline gap={4} isSingleRow>
      {!isPublished && <Badge tone="neutral">{words.draft}</Badge>}
      {!hasList && <Badge tone="neutral">{words.noList}</Badge>}
      {hasList && (
        <Badge tone={isListed ? 'positive' : 'caution'}>
          {words.states[isListed ? 'listed' : 'unlisted']}
        </Badge>
      )}
      {product.is_recommended && <Badge tone="action">{words.recommended}</Badge>}
    </Inline>
  );
}

const declare = (words: ManagedProductsStrings, { products }: ManageClient): Declaration => ({
  entity: 'product',
  words,
  list: {
    columns: columnsOf(words),
    filters: [
      { id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) },
      { id: 'goods_type', label: words.type, choices: choicesOf(words.types) },
    ],
    actions: [
      {
        id: 'put-in',
        label: words.putIn,
        permission: 'product.update',
        run: (ids) => products.updateMany(ids, { is_listed: true }),
        done: words.putInDone,
      },
      {
        id: 'take-out',
        label: words.takeOut,
        permission: 'product.delete',
        run: (ids) => products.removeMany(ids),
        done: words.takenOut,
      },
    ],
    titleOf: ({ goods_title: title }) => words.quoted(title),
  },
  form: {
    fields: [
      {
        kind: 'number',
        name: 'charge',
        label: words.charge,
        description: words.chargeHint,
        unit: words.unit,
        min: 1,
      },
      { kind: 'switch', name: 'is_listed', label: words.isListed, description: words.isListedHint },
      { kind: 'number', name: 'weight', label: words.weight, description: words.weightHint },
      { kind: 'switch', name: 'is_recommended', label: words.isRecommended },
      { kind: 'text', name: 'selling_line', label: words.line, description: words.lineHint },
    ],
    blank: {
      goods_type: 'course',
      goods_id: null,
      goods_title: '',
      charge: null,
      is_listed: true,
      weight: 0,
      is_recommended: false,
      selling_line: '',
    },
    loadSchema: async () => (await import('@shuyuan/api-client/contract')).contract.manageProducts.store.body,
    titleOf: ({ goods_title: title }) => words.quoted(typeof title === 'string' ? title : ''),
  },
});

/** Everything that is sold, with its place in the shop and what it has brought in. */
export default function ManageProductsPage() {
  const { client } = useManage();
  const words = useStrings(managedProductsStrings);
  const declaration = useMemo(() => declare(words, client), [words, client]);
  return (
    <ResourcePage resource={client.products} declaration={declaration} addressOf={paths.manageProducts} />
  );
}
