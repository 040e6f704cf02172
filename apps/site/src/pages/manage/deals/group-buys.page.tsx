import type { ManageGroupBuysContract, ResourceRow } from '@shuyuan/api-client/manage';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { blankOffer, chargeField, dealColumns, dealFilters, timeFields } from './deal-columns.tsx';
import { goodsFields } from './goods-field.tsx';
import { groupBuysStrings, type GroupBuysStrings } from './group-buys.strings.ts';

type Row = ResourceRow<ManageGroupBuysContract>;

const declare = (words: GroupBuysStrings): ResourceDeclaration<Row> => ({
  entity: 'groupBuy',
  words,
  list: {
    columns: dealColumns<Row>(words, {
      id: 'teams',
      label: words.teams,
      width: 'fit',
      cell: ({ complete_count: complete, open_count: open }) => words.teamsOf(complete, open),
    }),
    filters: dealFilters(words),
    titleOf: (row) => words.quoted(row.goods_title),
  },
  form: {
    fields: [
      ...goodsFields(words),
      chargeField(words),
      {
        kind: 'number',
        name: 'people_num',
        label: words.peopleNum,
        unit: words.people,
        min: 2,
        isRequired: true,
      },
      {
        kind: 'number',
        name: 'time_limit',
        label: words.timeLimit,
        description: words.timeLimitHint,
        unit: words.hours,
        min: 1,
        isRequired: true,
      },
      ...timeFields(words),
    ],
    blank: { ...blankOffer, people_num: 3, time_limit: 24 },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageGroupBuys.store.body,
    titleOf: ({ goods_title: title }) => words.quoted(typeof title === 'string' ? title : ''),
  },
});

/** Something at a lower price for people who buy it together. */
export default function ManageGroupBuysPage() {
  const { client } = useManage();
  const words = useStrings(groupBuysStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage resource={client.groupBuys} declaration={declaration} addressOf={paths.manageGroupBuys} />
  );
}
