import type { ManageFlashSalesContract, ResourceRow } from '@shuyuan/api-client/manage';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { blankOffer, chargeField, dealColumns, dealFilters, timeFields } from './deal-columns.tsx';
import { flashSalesStrings, type FlashSalesStrings } from './flash-sales.strings.ts';
import { goodsFields } from './goods-field.tsx';

type Row = ResourceRow<ManageFlashSalesContract>;

const declare = (words: FlashSalesStrings): ResourceDeclaration<Row> => ({
  entity: 'flashSale',
  words,
  list: {
    columns: dealColumns<Row>(words, {
      id: 'sold',
      label: words.sold,
      align: 'end',
      width: 'fit',
      cell: ({ sold, num }) => words.soldOf(sold, num),
    }),
    filters: dealFilters(words),
    titleOf: (row) => words.quoted(row.goods_title),
  },
  form: {
    fields: [
      ...goodsFields(words),
      chargeField(words),
      { kind: 'number', name: 'num', label: words.num, unit: words.pieces, min: 1, isRequired: true },
      ...timeFields(words),
    ],
    blank: { ...blankOffer, num: 10 },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageFlashSales.store.body,
    titleOf: ({ goods_title: title }) => words.quoted(typeof title === 'string' ? title : ''),
  },
});

/** A few pieces of something at a lower price, for a while. */
export default function ManageFlashSalesPage() {
  const { client } = useManage();
  const words = useStrings(flashSalesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage resource={client.flashSales} declaration={declaration} addressOf={paths.manageFlashSales} />
  );
}
