import type { ManagedRedeemActivity } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { choicesOf } from '../choices-of.ts';
import { momentField } from '../moment-field.tsx';
import { ResourcePage, type ResourceDeclaration } from '../resource-page.tsx';
import { redeemCodesStrings, type RedeemCodesStrings } from './redeem-codes.strings.ts';
import { redeemedGoodsField } from './redeemed-goods-field.tsx';

const tones = { coming: 'neutral', running: 'positive', over: 'neutral' } as const;

const columnsOf = (
  words: RedeemCodesStrings,
): ResourceDeclaration<ManagedRedeemActivity>['list']['columns'] => [
  { id: 'name', label: words.name, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'goods',
    label: words.goods,
    cell: ({ relate_data: things }) => things.map(({ name }) => name || words.goneGoods).join('、'),
  },
  {
    id: 'used',
    label: words.used,
    align: 'end',
    width: 'fit',
    cell: ({ used_count: used, code_count: all }) => words.usedOf(used, all),
  },
  {
    id: 'codes',
    label: words.codes,
    width: 'fit',
    hasControls: true,
    cell: ({ id, name }) => (
      <LinkButton size="small" isQuiet href={paths.manageRedeemCodesOf(id)}>
        {words.codes}
        <VisuallyHidden>{words.codesOf(name)}</VisuallyHidden>
      </LinkButton>
    ),
  },
  {
    id: 'state',
    label: words.state,
    width: 'fit',
    cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
  },
  {
    id: 'end',
    label: words.endAt,
    width: 'fit',
    sort: 'end_at',
    cell: ({ end_at: end }, at) => <RelativeTime value={end} now={at} />,
  },
];

const declare = (words: RedeemCodesStrings): ResourceDeclaration<ManagedRedeemActivity> => ({
  entity: 'redeemCode',
  words,
  list: {
    columns: columnsOf(words),
    filters: [{ id: 'state', label: words.state, as: 'tabs', choices: choicesOf(words.states) }],
    titleOf: ({ name }) => words.quoted(name),
  },
  form: {
    fields: [
      { kind: 'text', name: 'name', label: words.name, isRequired: true },
      momentField({ name: 'start_at', label: words.startAt, description: words.momentHint }),
      momentField({ name: 'end_at', label: words.endAt, description: words.momentHint }),
      redeemedGoodsField(words),
    ],
    blank: { name: '', start_at: null, end_at: null, relate_data: [] },
    loadSchema: async () =>
      (await import('@shuyuan/api-client/contract')).contract.manageRedeemCodes.store.body,
    titleOf: ({ name }) => words.quoted(typeof name === 'string' ? name : ''),
  },
});

/** Activities whose codes are exchanged for goods. */
export default function ManageRedeemCodesPage() {
  const { client } = useManage();
  const words = useStrings(redeemCodesStrings);
  const declaration = useMemo(() => declare(words), [words]);
  return (
    <ResourcePage
      resource={client.redeemCodes}
      declaration={declaration}
      addressOf={paths.manageRedeemCodes}
    />
  );
}
