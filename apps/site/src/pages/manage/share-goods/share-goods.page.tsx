import type { ManagedShareGood } from '@shuyuan/api-client/manage';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { shareGoodsStrings, type ShareGoodsStrings } from './share-goods.strings.ts';

const declare = (words: ShareGoodsStrings): ResourceDeclaration<ManagedShareGood> => {
  const types = Object.entries(words.types).map(([value, label]) => ({ value, label }));
  return {
    entity: 'shareGood',
    words,
    list: {
      columns: [
        { id: 'goods', label: words.goods, isRowHeader: true, cell: ({ goods_title }) => goods_title },
        { id: 'type', label: words.type, width: 'fit', cell: ({ goods_type }) => words.types[goods_type] },
        {
          id: 'reward',
          label: words.reward,
          align: 'end',
          width: 'fit',
          sort: 'reward',
          cell: ({ reward }) => words.yuan(reward),
        },
        {
          id: 'reward2',
          label: words.reward2,
          align: 'end',
          width: 'fit',
          cell: ({ reward2 }) => words.yuan(reward2),
        },
        {
          id: 'state',
          label: words.state,
          width: 'fit',
          cell: ({ is_show }) => (is_show ? words.shown : words.hidden),
        },
      ],
      filters: [{ id: 'goods_type', label: words.type, choices: types }],
      titleOf: ({ goods_title }) => words.quoted(goods_title),
    },
    form: {
      fields: [
        { kind: 'choice', name: 'goods_type', label: words.type, choices: types, isRequired: true },
        { kind: 'number', name: 'goods_id', label: words.id, description: words.idHint, min: 1 },
        { kind: 'number', name: 'reward', label: words.reward, unit: words.unit, min: 0 },
        {
          kind: 'number',
          name: 'reward2',
          label: words.reward2,
          description: words.reward2Hint,
          unit: words.unit,
          min: 0,
        },
        { kind: 'switch', name: 'is_show', label: words.isShow },
      ],
      blank: { goods_type: 'course', goods_id: null, reward: 0, reward2: 0, is_show: true },
      loadSchema: async () =>
        (await import('@shuyuan/api-client/contract')).contract.manageShareGoods.store.body,
      titleOf: ({ goods_title, goods_id }) => words.quoted(String(goods_title ?? goods_id)),
    },
  };
};

/** What goods earn those who share them. */
export default function ManageShareGoodsPage() {
  const { client } = useManage();
  const words = useStrings(shareGoodsStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage resource={client.shareGoods} declaration={declaration} addressOf={paths.manageShareGoods} />
  );
}
